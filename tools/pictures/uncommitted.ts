import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../content/media'
import { variedPictures } from '../content/named-media'
import type { Problem } from '../content/problem'
import type { Site } from '../content/site'
import { say } from '../language/say.js'
import { widthsOf } from './encode'
import { committedFolder, variantsOf } from './variants'

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
    return [
      {
        file: `${mediaFolder}/${file}`,
        line: 1,
        column: 1,
        code: 'uncommitted-picture',
        severity: 'warning',
        message: say`Its smaller versions have not been committed.`,
        hint: say`Run "npm run generate -- pictures" and commit the new files.`,
      },
    ]
  })
}
