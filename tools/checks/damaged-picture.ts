import type { Check } from '../content/check'
import { isPicture, isVector, mediaFolder } from '../content/media'

/** Every picture of `pages/_media` can be read as one; the build finds out whether all of it can. */
export const damagedPicture: Check = {
  code: 'damaged-picture',
  about: 'A picture file is damaged, or is not a picture.',
  scope: 'site',
  run({ source }, report) {
    for (const [file, { width, height }] of Object.entries(source.media)) {
      if (!isPicture(file) || (width && height)) continue
      report({ file: `${mediaFolder}/${file}` }, [], 'The picture cannot be read.', {
        hint: isVector(file)
          ? 'An SVG needs a "viewBox", or a "width" and a "height".'
          : 'Save it again from the program that made it.',
      })
    }
  },
}
