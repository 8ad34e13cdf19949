import type { Check } from '../../content/check/check'
import { isVector } from '../../content/read/media'
import { say } from '../../content/say/say.js'
import { card, photo } from '../shared/examples'

/** Relative tolerance of aspect ratios, because the sizes of small pictures are rounded to whole pixels. */
const tolerance = 0.02

/**
 * Every picture has the aspect ratio of its slot; otherwise it would be cropped or letterboxed. Vector pictures are
 * skipped: without a background, their shape is not visible.
 */
export const pictureShape: Check = {
  code: 'picture-shape',
  severity: 'warning',
  about: say`A picture does not have the aspect ratio of the place where it is shown.`,
  why: say`A picture whose aspect ratio differs from that of its place is cropped, and something important may be lost.`,
  wrong: { ...photo(1280, 1280), 'pages/fan.json': card('photo.avif') },
  right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
  create({ source }, report) {
    return {
      media({ file, slot: { shape }, document, path }) {
        const { width, height } = source.media[file] ?? {}
        if (shape === undefined || isVector(file) || !width || !height) return
        const [across = 1, down = 1] = shape.split(':').map(Number)
        if (Math.abs((width * down) / (height * across) - 1) <= tolerance) return
        report(
          document,
          path,
          say`"${file}" is ${width} × ${height} pixels; its place has the aspect ratio ${shape}.`,
          {
            hint: say`Crop it, for example to ${largestPart(width, height, across / down)}.`,
          },
        )
      },
    }
  },
}

/** Size in px of the largest crop with an aspect ratio, like '1200 × 900'. @param ratio width ÷ height */
function largestPart(width: number, height: number, ratio: number): string {
  return width / height > ratio
    ? `${Math.round(height * ratio)} × ${height}`
    : `${width} × ${Math.round(width / ratio)}`
}
