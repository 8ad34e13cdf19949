import type { Check } from '../../content/check/check'
import { isBlurred, sayOnce } from '../../content/check/misfit'
import { say } from '../../content/say/say.js'
import { heroWith, photo } from '../shared/examples'

/** Every picture has as many pixels as its place needs, so that it does not look blurred. Each picture is reported once. */
export const smallPicture: Check = {
  code: 'small-picture',
  severity: 'warning',
  about: say`A picture has too few pixels for its place.`,
  why: say`A picture with fewer pixels than the screen looks blurred. Twice the width of the place is best.`,
  wrong: { ...photo(640, 360), 'pages/fan.json': heroWith('photo.avif') },
  right: { ...photo(1280, 720), 'pages/fan.json': heroWith('photo.avif') },
  create({ source, index }, report) {
    const isNew = sayOnce(index, source.media)
    return {
      media({ file, slot, document, path, argument }) {
        const media = source.media[file]
        if (!media || slot.least === undefined || !isBlurred(file, media, slot)) return
        if (!isNew(file, argument, document)) return
        report(document, path, say`"${file}" is ${media.width} pixels wide, and will look blurred.`, {
          hint: say`Use one that is at least ${slot.least} pixels wide; ${2 * slot.least} is best.`,
        })
      },
    }
  },
}
