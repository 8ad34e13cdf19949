import type { Check } from '../content/check'
import { linkFault } from '../content/link'
import { differences, listOf } from './agree'
import { deadEnds } from './links'

/** Rich text leads to the same addresses in every language: links stay in the visitor's language by themselves. */
export const translationLink: Check = {
  code: 'translation-link',
  about: 'A translation links to other addresses than its source.',
  run(site, report) {
    const deadEnd = deadEnds(site)
    // Where the source is wrong, that is reported there; its translations cannot be right before it is.
    const isWrong = (link: string, page: Parameters<typeof deadEnd>[1]) => linkFault(link) ?? deadEnd(link, page)
    const found = differences(
      site,
      ({ rich, source, page }) =>
        source === undefined && (rich?.unsupported[0] ?? rich?.links.find((link) => isWrong(link, page))) !== undefined
          ? undefined
          : rich?.links.toSorted(),
      (a, b) => a.join(' ') === b.join(' '),
    )
    for (const { phrase, found: here, wanted, other, hint } of found) {
      report(phrase.document, phrase.path, `The links differ: ${list(here)} here, ${list(wanted)} in ${other}.`, {
        hint: hint ?? 'Copy the addresses, without a language in front.',
      })
    }
  },
}

function list(links: string[]): string {
  return listOf(links.map((link) => `"${link}"`)) || 'none'
}
