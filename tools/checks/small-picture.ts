import type { Check } from '../content/check'
import { isVector, slotOf } from '../content/media'

/** What a stage on a desk needs, in pixels. */
const leastWidth = 960

/** A picture that may be shown large has enough pixels not to look blurred. Drawings are sharp at any size. */
export const smallPicture: Check = {
  code: 'small-picture',
  about: 'A picture has too few pixels to be shown large.',
  run({ marked, source }, report) {
    for (const { document, marks } of marked) {
      for (const { kind, path, value, argument } of marks) {
        if (kind !== 'media' || slotOf(argument).shape === undefined) continue
        const file = String(value)
        const { width } = source.media[file] ?? {}
        if (!width || width >= leastWidth || isVector(file)) continue
        report(document, path, `"${file}" is ${width} pixels wide, and will look blurred.`, {
          severity: 'warning',
          hint: `Use one that is at least ${leastWidth} pixels wide; 1280 is best.`,
        })
      }
    }
  },
}
