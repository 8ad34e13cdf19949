import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures'

/** What a drawing may weigh, in bytes: a heavier one would cost more than the render that replaces it. */
const budget = 14_336

/**
 * Draws every picture that is still an SVG drawn by a script.
 * @throws when one is too heavy
 */
export function drawAll(): void {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = join('pages/_media', `${name}.svg`)
    const text = draw()
    if (text.length > budget) throw new Error(`${file} has ${text.length} bytes; ${budget} are allowed.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file}  ${Math.round(text.length / 1000)} kB`)
  }
}
