import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { linkFault } from '../../content/language/link'
import { type Said, say } from '../../content/say/say.js'
import { differences, isCut, joinNamesOrNone, paragraphsIn } from '../shared/agree'
import { german, source } from '../shared/examples'
import { deadEnds, relinking } from '../shared/links'

/** Rich text has the same links in every language, because pages add the visitor's language to links. */
export const translationLink: Check = {
  code: 'translation-link',
  about: say`A translation links to other addresses than its source.`,
  why: say`A translation must link to the same pages as its source. The language is added to links automatically.`,
  given: source('More [at home](/).'),
  wrong: german('Mehr [zu Hause](/fan).'),
  right: german('Mehr [zu Hause](/).'),
  create(site, report) {
    const deadEnd = deadEnds(site)
    // Wrong links in the source are reported at the source. Translations are compared only if the source has none.
    const isWrong = ({ rich, page }: Message) =>
      (rich?.unsupported[0] ?? rich?.links.find((link) => linkFault(link) ?? deadEnd(link, page))) !== undefined
    return {
      translated(words) {
        if (!words.source.rich || isWrong(words.source)) return
        const linkDifferences = differences(
          words,
          ({ rich }) => rich?.links.toSorted(),
          (a, b) => a.join(' ') === b.join(' '),
        )
        for (const { message, found: here, wanted, other, hint } of linkDifferences) {
          const isShort = isCut(message)
          const sentence = isShort
            ? say`The translation has ${paragraphsIn(message.prose).length} of ${paragraphsIn(words.source.prose).length} paragraphs, and lacks the links in the others.`
            : say`The links differ: ${quoted(here)} here, ${quoted(wanted)} in ${other}.`
          const [extraLinks, missingLinks] = [without(here, wanted), without(wanted, here)]
          const isOne = extraLinks.length === 1 && missingLinks.length === 1
          report(message.document, message.path, sentence, {
            hint: isShort ? say`Add what is missing.` : (hint ?? say`Copy the addresses, without a language in front.`),
            guess: isOne ? relinking(message.document, message.path, extraLinks[0] ?? '', missingLinks[0]) : undefined,
          })
        }
      },
    }
  },
}

function without(links: string[], others: string[]): string[] {
  return links.filter((link) => !others.includes(link))
}

function quoted(links: string[]): Said {
  return joinNamesOrNone(links.map((link) => `"${link}"`))
}
