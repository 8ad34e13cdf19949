import type { Check } from '../../content/check/check'
import { isVector } from '../../content/read/media'
import { say } from '../../content/say/say.js'
import { card, photo } from '../shared/examples'

/** Minimum width, in px, of a picture that may be shown large on a desktop screen. */
const leastWidth = 960

/** Pictures that may be shown large are wide enough not to look blurred. Vector pictures are skipped. */
export const smallPicture: Check = {
  code: 'small-picture',
  severity: 'warning',
  about: say`A picture has too few pixels to be shown large.`,
  why: say`A picture with fewer pixels than the screen looks blurred. 1280 pixels across are best.`,
  wrong: { ...photo(640, 480), 'pages/fan.json': card('photo.avif') },
  right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
  create({ source }, report) {
    return {
      media({ file, slot, document, path }) {
        const { width } = source.media[file] ?? {}
        if (slot.shape === undefined || slot.kind === 'frame' || !width || width >= leastWidth || isVector(file)) return
        report(document, path, say`"${file}" is ${width} pixels wide, and will look blurred.`, {
          hint: say`Use one that is at least ${leastWidth} pixels wide; 1280 is best.`,
        })
      },
    }
  },
}
