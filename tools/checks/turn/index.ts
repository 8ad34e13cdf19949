import type { Check } from '../../content/check'
import { say } from '../../language/say.js'

/** What all frames of a turn may weigh together, in bytes: eight seconds on a slow network. */
export const turnWeight = 400_000

/** A thing that visitors turn does not jump, since all frames have one size, and does not keep them waiting. */
export const turn: Check = {
  code: 'turn',
  about: say`The frames of a turn have different sizes, or weigh too much together.`,
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
