import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures'

/** Maximum size in bytes of the SVG with a given name. A larger SVG would take longer to load than a render. */
const budgetOf = (name: string) => (name.startsWith('drawings/') ? 8192 : name.startsWith('scenes/') ? 81_920 : 14_336)

/**
 * Writes all SVG pictures: technical drawings, and illustrations of products that have not been rendered yet.
 * @throws an error if a picture is larger than its budget
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
