/** `npm run art [name]`: draws the illustrations of `pages/_media` again, all of them or those whose path contains the name. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictures } from './art/pictures'

const LIMIT = 14_336
const root = join(import.meta.dirname, '..', 'pages', '_media')
const wanted = process.argv[2] ?? ''

for (const [name, draw] of Object.entries(pictures).filter(([name]) => name.includes(wanted))) {
  const file = join(root, `${name}.svg`)
  const text = draw()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${String(text.length).padStart(6)} ${name}.svg`)
  // A heavier picture would cost more than the render that replaces it.
  if (text.length > LIMIT) process.exitCode = 1
}
