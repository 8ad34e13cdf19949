/**
 * `npm run pictures`: encodes what is missing, keeps the variants of all pictures in `pages/_media/_variants`, to be
 * committed with them, and removes those no picture has any more.
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isError } from './content/problem'
import { readSite } from './content/site'
import { readContract, readSource } from './host/files'
import { plural, printProblem } from './host/print'
import { makePictures } from './pictures/make'
import { committedFolder, newFolder, variantsOf } from './pictures/variants'

const { site, problems } = readSite(readSource(), readContract())
const errors = problems.filter(isError)
// A page that cannot be read may name pictures, which would be taken for unused.
if (site && errors.length === 0) errors.push(...(await makePictures(site)))
for (const error of errors) console.error(printProblem(error))
if (!site || errors.length > 0) process.exitCode = 1
else keep(new Set(Object.values(site.source.media).flatMap((one) => variantsOf(one).map(({ name }) => name))))

function keep(wanted: Set<string>): void {
  mkdirSync(committedFolder, { recursive: true })
  const before = readdirSync(committedFolder)
  const missing = [...wanted].filter((name) => !before.includes(name))
  const left = before.filter((name) => !wanted.has(name))
  for (const name of missing) copyFileSync(join(newFolder, name), join(committedFolder, name))
  for (const name of left) rmSync(join(committedFolder, name))
  rmSync(newFolder, { recursive: true, force: true })
  console.log(`${plural(wanted.size, 'file')} in ${committedFolder}: ${missing.length} new, ${left.length} removed.`)
}
