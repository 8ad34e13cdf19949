import type { Check } from '../../content/check/check'
import { isCut, sayOnce } from '../../content/check/misfit'
import { ratioOf } from '../../content/read/media'
import { say } from '../../content/say/say.js'
import { heroWith, photo } from '../shared/examples'

/** Pictures have the aspect ratio of their place, so that none is cropped or stretched. Each is reported once. */
export const pictureShape: Check = {
  code: 'picture-shape',
  severity: 'warning',
  about: say`A picture does not have the aspect ratio of the place where it is shown.`,
  why: say`A picture whose aspect ratio differs from that of its place is cropped, and something important may be lost.`,
  wrong: { ...photo(1280, 1280), 'pages/fan.json': heroWith('photo.avif') },
  right: { ...photo(1280, 720), 'pages/fan.json': heroWith('photo.avif') },
  create({ source, index }, report) {
    const isNew = sayOnce(index, source.media)
    return {
      media({ file, slot, document, path, argument }) {
        const media = source.media[file]
        const { width, height } = media ?? {}
        if (!media || !width || !height || !slot.shape || !isCut(file, media, slot)) return
        if (!isNew(file, argument, document)) return
        report(
          document,
          path,
          say`"${file}" is ${width} × ${height} pixels; its place has the aspect ratio ${slot.shape}.`,
          {
            hint: say`Crop it, for example to ${largestPart(width, height, ratioOf(slot.shape))}.`,
          },
        )
      },
    }
  },
}

/** Size in px of a picture's largest crop with the given aspect ratio: '1200 × 900'. @param ratio width ÷ height */
function largestPart(width: number, height: number, ratio: number): string {
  return width / height > ratio
    ? `${Math.round(height * ratio)} × ${height}`
    : `${width} × ${Math.round(width / ratio)}`
}
