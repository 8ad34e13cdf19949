import type { Check } from '../content/check'
import { nameOf } from '../content/language'
import { phrasesOf } from '../content/phrase'

/** Rich text leads to the same addresses in every language: links stay in the visitor's language by themselves. */
export const translationLink: Check = {
  code: 'translation-link',
  about: 'A translation links to other addresses than its source.',
  run(site, report) {
    for (const { document, path, rich, source } of phrasesOf(site)) {
      if (!rich || !source?.rich) continue
      const found = rich.links.toSorted()
      const wanted = source.rich.links.toSorted()
      if (found.join() === wanted.join()) continue
      report(document, path, `The links differ: ${list(found)} here, ${list(wanted)} in ${nameOf(source.lang)}.`, {
        hint: 'Copy the addresses; do not put the language before them.',
      })
    }
  },
}

function list(links: string[]): string {
  return links.map((link) => `"${link}"`).join(' and ') || 'none'
}
