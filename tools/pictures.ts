/**
 * `npm run pictures`: encodes what is missing, keeps the variants of all pictures in `pages/_media/_variants`, to be
 * committed with them, and removes those no picture has any more.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from './host/files'
import { plural, printProblem } from './host/print'
import { makePictures } from './pictures/make'
import { committedFolder, newFolder, variantsOf } from './pictures/variants'

const { media, problems } = await makePictures(readSource().media)
for (const problem of problems) console.error(printProblem(problem))
if (problems.length > 0) process.exitCode = 1
else keep(new Set(Object.values(media).flatMap((one) => variantsOf(one).map(({ name }) => name))))

function keep(wanted: Set<string>): void {
  mkdirSync(committedFolder, { recursive: true })
  const before = readdirSync(committedFolder)
  const missing = [...wanted].filter((name) => !before.includes(name))
  const left = before.filter((name) => !wanted.has(name))
  for (const name of missing) renameSync(join(newFolder, name), join(committedFolder, name))
  for (const name of left) rmSync(join(committedFolder, name))
  // What is there besides belongs to pictures that came and went.
  if (existsSync(newFolder)) rmSync(newFolder, { recursive: true })
  console.log(`${plural(wanted.size, 'file')} in ${committedFolder}: ${missing.length} new, ${left.length} removed.`)
}
