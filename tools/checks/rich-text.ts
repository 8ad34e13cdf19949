import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { inspectRichText } from '../content/rich-text'

/** Rich text keeps to the small set of Markdown, in the source and in every translation. */
export const richText: Check = {
  code: 'rich-text',
  about: 'Rich text has something other than paragraphs, strong, emphasis, links and lists.',
  run({ pages, locales }, report) {
    for (const page of pages) {
      const documents = [page.document, ...[...locales.values()].flatMap((names) => names.get(page.name) ?? [])]
      for (const { key, path, markdown } of page.words) {
        if (!markdown) continue
        for (const document of documents) {
          const at = document === page.document ? path : key.split('.')
          const value = valueAt(document.json, at)
          if (typeof value !== 'string') continue
          const [first] = inspectRichText(value).unsupported
          if (first)
            report(document, at, `Rich text cannot have ${first}.`, {
              hint: 'It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.',
            })
        }
      }
    }
  },
}
