import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { gallery, photo } from '../shared/examples'

/** Creates an example page with a turn (a rotating view) of 24 frames. @param bytes size of each frame */
const turned = (bytes: number) => {
  const frames = Array.from({ length: 24 }, (_, i) => `turn-${i + 1}.avif`)
  const files = frames.map((file) => [`pages/_media/${file}`, { bytes, width: 640, height: 480 }])
  const [views] = gallery('photo.avif').blocks
  return {
    ...photo(1280, 960),
    ...Object.fromEntries(files),
    'pages/fan.json': { blocks: [{ ...views, turn: { frames } }] },
  }
}

/** Maximum size of all frames of a turn together, in bytes. A slow network loads this much in about eight seconds. */
export const turnWeight = 400_000

/** All frames of a turn have the same size, so that the picture does not jump, and are small enough to load quickly. */
export const turn: Check = {
  code: 'turn',
  about: say`The frames of a turn have different sizes, or weigh too much together.`,
  why: say`Frames of different sizes make the product jump, and all of them must load on a slow connection: 640 × 480 pixels as AVIF are about 16 kB each.`,
  wrong: turned(40_000),
  right: turned(16_000),
  create({ source: { media } }, report) {
    return {
      block({ type, path, block, page: { document, valid } }) {
        if (!valid || type !== 'gallery') return
        const { turn } = block as { turn?: { frames: string[] } }
        const frames = (turn?.frames ?? []).map((file) => ({ file, ...media[file] }))
        const first = frames.find(({ width }) => width)
        if (!first) return
        const size = `${first.width} × ${first.height}`
        for (const [i, { file, width, height }] of frames.entries()) {
          if (!width || `${width} × ${height}` === size) continue
          report(
            document,
            [...path, 'turn', 'frames', i],
            say`"${file}" is ${width} × ${height} pixels; "${first.file}" is ${size}.`,
            {
              hint: say`Save all frames of a turn in one size.`,
            },
          )
        }
        const weight = frames.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
        if (weight <= turnWeight) return
        report(
          document,
          [...path, 'turn', 'frames'],
          say`The frames weigh ${wholeKilobytes(weight)} kB together, which is more than ${wholeKilobytes(turnWeight)} kB.`,
          {
            hint: say`Save them smaller: 640 × 480 pixels as AVIF are enough.`,
          },
        )
      },
    }
  },
}

function wholeKilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000)
}
