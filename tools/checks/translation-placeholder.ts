import type { Check } from '../content/check'
import { nameOf } from '../content/language'
import { phrasesOf } from '../content/phrase'

/** {n} and the like are filled in when a page is shown: every language has the same ones. */
export const translationPlaceholder: Check = {
  code: 'translation-placeholder',
  about: 'A translation has other {placeholders} than its source.',
  run(site, report) {
    for (const { document, path, text, source } of phrasesOf(site)) {
      if (!source || (!text.includes('{') && !source.text.includes('{'))) continue
      const found = placeholdersIn(text)
      const wanted = placeholdersIn(source.text)
      if (found.join() === wanted.join()) continue
      report(
        document,
        path,
        `The placeholders differ: ${list(found)} here, ${list(wanted)} in ${nameOf(source.lang)}.`,
        {
          hint: 'Copy them letter by letter; they are replaced when the page is shown.',
        },
      )
    }
  },
}

function placeholdersIn(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).sort()
}

function list(placeholders: string[]): string {
  return placeholders.join(' and ') || 'none'
}
