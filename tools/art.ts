/** `npm run art [name]`: draws the illustrations and technical drawings of `pages/_media` again, all of them or those whose path contains the name. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictures } from './art/pictures'

/** Most bytes a file may have: a heavier illustration would cost more than the render that replaces it. */
const limitOf = (name: string) => (name.startsWith('drawings/') ? 8192 : 14_336)
const root = join(import.meta.dirname, '..', 'pages', '_media')
const wanted = process.argv[2] ?? ''

for (const [name, draw] of Object.entries(pictures).filter(([name]) => name.includes(wanted))) {
  const file = join(root, `${name}.svg`)
  const text = draw()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${String(text.length).padStart(6)} ${name}.svg`)
  if (text.length > limitOf(name)) process.exitCode = 1
}
