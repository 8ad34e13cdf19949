import type { Check } from '../content/check'
import { headKey, heads } from '../content/entry'
import { phrasesOf } from '../content/phrase'
import { notFoundPage } from '../content/site'

const longestTitle = 60
const description = { shortest: 50, longest: 160 }

/** Titles and descriptions fit where search engines show them, and tell the pages of a language apart. */
export const searchWords: Check = {
  code: 'search-words',
  about: 'A title or description does not fit in search results, or is that of another page too.',
  run(site, report) {
    for (const phrase of phrasesOf(site)) {
      const { document, page, path, lang, text } = phrase
      const field = heads.find((head) => path.length === 1 && path[0] === head)
      if (!page || page.name === notFoundPage || !field) continue
      const warn = (message: string, hint: string) => report(document, path, message, { severity: 'warning', hint })
      const length = [...text].length
      if (field === 'title' && length > longestTitle)
        warn(`The title has ${length} letters; search results show ${longestTitle}.`, 'Say it shorter.')
      if (field === 'description' && length < description.shortest)
        warn(
          `The description has ${length} letters; fewer than ${description.shortest} say little.`,
          'Say what the visitor finds here.',
        )
      if (field === 'description' && length > description.longest)
        warn(`The description has ${length} letters; search results show ${description.longest}.`, 'Say it shorter.')
      const other = site.catalogue.repeated.get(headKey(lang, field, text))
      if (other && other !== page.file)
        warn(`The ${field} is also that of ${other}.`, 'Visitors cannot tell the two apart: make one more exact.')
    }
  },
}
