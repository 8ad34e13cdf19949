import type { Check } from '../content/check'
import { nearest } from '../content/problem'

const formats: Record<string, string[]> = {
  picture: ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'],
  document: ['pdf'],
  film: ['mp4', 'webm'],
}

/** Every picture, document and film that is named exists under `pages/_media`, in a format the site can show. */
export const missingMedia: Check = {
  code: 'missing-media',
  about: 'A picture, document or film does not exist in pages/_media, or has a format the site cannot show.',
  run({ pages, settings, source }, report) {
    for (const { document, marks } of [...pages, settings]) {
      for (const { kind, path, value, argument } of marks) {
        if (kind !== 'media') continue
        const file = String(value)
        const allowed = formats[String(argument)] ?? []
        const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
        if (!allowed.includes(extension)) {
          report(document, path, `"${file}" is not a ${String(argument)} the site can show.`, {
            hint: `It can show: ${allowed.join(', ')}.`,
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
