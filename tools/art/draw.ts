import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures'

/** What a picture may weigh, in bytes: a heavier one would cost more than the render that replaces it. */
const budgetOf = (name: string) => (name.startsWith('drawings/') ? 8192 : name.startsWith('scenes/') ? 81_920 : 14_336)

/**
 * Draws every picture that is an SVG drawn by a script: technical drawings, and illustrations that no render replaced yet.
 * @throws when one is too heavy
 */
export function drawAll(): void {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = join('pages/_media', `${name}.svg`)
    const text = draw()
    if (text.length > budgetOf(name))
      throw new Error(`${file} has ${text.length} bytes; ${budgetOf(name)} are allowed.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file}  ${Math.round(text.length / 1000)} kB`)
  }
}
