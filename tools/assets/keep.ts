import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { plural, printProblem } from '../cli/print'
import { spoken } from '../cli/spoken'
import { fileProblem, type Problem } from '../content/base/problem'
import { mediaFolder } from '../content/read/media'
import { variedPictures } from '../content/read/named-media'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { readSoundSite } from '../site/all'
import { committedFolder, newFolder, variantsOf, widthsOf } from '../site/pictures/encode'
import { makePictures } from '../site/pictures/make'

/**
 * Encodes what is missing, keeps the variants of all pictures that are named in the folder that is committed, and
 * removes those no picture has any more. Says what it did.
 * @param sound without errors: a page that cannot be read may name pictures, which would be taken for unused
 * @returns the errors that kept it from doing so: a picture that is damaged
 */
export async function keepPictures(sound: Site): Promise<Problem[]> {
  const { site, problems: damaged } = await makePictures(sound)
  if (damaged.length > 0) return damaged
  const variants = Object.values(site.source.media).flatMap(variantsOf)
  keepVariants(new Set(variants.map(({ name }) => name)))
  return []
}

/** Keeps the pictures of the site of the current folder, to be committed with them. */
export async function generatePictures(): Promise<boolean> {
  const sound = await readSoundSite()
  const damaged = sound && (await keepPictures(sound))
  for (const problem of damaged ?? []) console.error(printProblem(problem))
  return damaged?.length === 0
}

function keepVariants(wanted: Set<string>): void {
  mkdirSync(committedFolder, { recursive: true })
  const before = readdirSync(committedFolder)
  const missing = [...wanted].filter((name) => !before.includes(name))
  const left = before.filter((name) => !wanted.has(name))
  for (const name of missing) copyFileSync(join(newFolder, name), join(committedFolder, name))
  for (const name of left) rmSync(join(committedFolder, name))
  rmSync(newFolder, { recursive: true, force: true })
  console.log(
    spoken(say`${plural(wanted.size, 'file')} in ${committedFolder}: ${missing.length} new, ${left.length} removed.`),
  )
}

/**
 * Finds the pictures whose smaller versions are not in the repository: every machine would have to encode them again. A
 * warning for each, for the owner's checklist.
 */
export function uncommittedPictures(site: Site): Problem[] {
  return [...variedPictures(site)].flatMap((file): Problem[] => {
    const media = site.source.media[file]
    if (!media?.width) return []
    const variants = variantsOf({ ...media, widths: widthsOf(media.width) })
    if (variants.every(({ name }) => existsSync(join(committedFolder, name)))) return []
    const message = say`Its smaller versions have not been committed.`
    const hint = say`Run "npm run generate -- pictures" and commit the new files.`
    return [fileProblem(`${mediaFolder}/${file}`, 'uncommitted-picture', message, hint, 'warning')]
  })
}
