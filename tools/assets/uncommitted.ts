import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../content/media'
import { variedPictures } from '../content/named-media'
import { fileProblem, type Problem } from '../content/problem'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { widthsOf } from '../site/pictures/encode'
import { committedFolder, variantsOf } from '../site/pictures/variants'

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
