import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { messageText } from '../cli/message-language'
import { plural, printProblem } from '../cli/print'
import { fileProblem, type Problem } from '../content/base/problem'
import { mediaFolder } from '../content/read/media'
import { variedPictures } from '../content/read/named-media'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { readSoundSite } from '../site/all'
import { committedFolder, newFolder, variantsOf, widthsOf } from '../site/pictures/encode'
import { makePictures } from '../site/pictures/make'

/**
 * Encodes missing variants of used pictures into the committed folder, deletes unused variants, and prints a summary.
 * @param sound a site without errors, because pictures on an unreadable page count as unused
 * @returns errors about damaged pictures; if there are any, the committed folder is unchanged
 */
export async function commitPictures(sound: Site): Promise<Problem[]> {
  const { site, problems: damaged } = await makePictures(sound)
  if (damaged.length > 0) return damaged
  const variants = Object.values(site.source.media).flatMap(variantsOf)
  keepVariants(new Set(variants.map(({ name }) => name)))
  return []
}

/** Encodes the pictures of the site in the current folder, for the author to commit. @returns false if that failed */
export async function generatePictures(): Promise<boolean> {
  const sound = await readSoundSite()
  const damaged = sound && (await commitPictures(sound))
  for (const problem of damaged ?? []) console.error(printProblem(problem))
  return damaged?.length === 0
}

function keepVariants(names: Set<string>): void {
  mkdirSync(committedFolder, { recursive: true })
  const existingNames = readdirSync(committedFolder)
  const missing = [...names].filter((name) => !existingNames.includes(name))
  const unused = existingNames.filter((name) => !names.has(name))
  for (const name of missing) copyFileSync(join(newFolder, name), join(committedFolder, name))
  for (const name of unused) rmSync(join(committedFolder, name))
  rmSync(newFolder, { recursive: true, force: true })
  console.log(
    messageText(
      say`${plural(names.size, 'file')} in ${committedFolder}: ${missing.length} new, ${unused.length} removed.`,
    ),
  )
}

/**
 * Warnings for the owner's checklist about pictures whose smaller versions have not been committed. Without these
 * files, every machine has to encode the pictures again.
 */
export function uncommittedPictures(site: Site): Problem[] {
  return [...variedPictures(site)].flatMap((file): Problem[] => {
    const media = site.source.media[file]
    if (!media?.width) return []
    const variants = variantsOf({ ...media, widths: widthsOf(media.width, media.height) })
    if (variants.every(({ name }) => existsSync(join(committedFolder, name)))) return []
    const message = say`Its smaller versions have not been committed.`
    const hint = say`Run "npm run generate -- pictures" and commit the new files.`
    return [fileProblem(`${mediaFolder}/${file}`, 'uncommitted-picture', message, hint, 'warning')]
  })
}
