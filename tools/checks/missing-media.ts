import type { Check } from '../content/check'
import { formatOf, formats, slotOf } from '../content/media'
import { nearest } from '../content/nearest'

/** Every picture, drawing, document and film that is named exists under `pages/_media`, in a format the site can show. */
export const missingMedia: Check = {
  code: 'missing-media',
  about: 'A picture, drawing, document or film does not exist in pages/_media, or has a format the site cannot show.',
  run({ marked, source }, report) {
    for (const { document, marks } of marked) {
      for (const { kind, path, value, argument } of marks) {
        if (kind !== 'media') continue
        const file = String(value)
        const slot = slotOf(argument)
        if (!formats[slot.kind].includes(formatOf(file))) {
          report(document, path, `"${file}" is not a ${slot.kind} the site can show.`, {
            hint: `It can show: ${formats[slot.kind].join(', ')}.`,
          })
        } else if (!(file in source.media)) {
          const near = nearest(file, Object.keys(source.media))
          report(document, path, `There is no file "${file}" in pages/_media.`, {
            hint: near && `Did you mean "${near}"?`,
          })
        }
      }
    }
  },
}
