import type { RichNode } from '../../../schema/parts'
import type { Check } from '../../content/check/check'
import { parseRichText } from '../../content/language/rich-text'
import { joined, say } from '../../content/say/say.js'
import { differences } from '../shared/agree'
import { german, source } from '../shared/examples'

/** A list in rich text has as many items in every language: an item that is lost is a fact that visitors do not get. */
export const translationList: Check = {
  code: 'translation-list',
  severity: 'warning',
  about: say`A list in a translation has more or fewer items than in its source.`,
  why: say`A list gives the same facts in every language; when an item gets lost in a translation, nobody notices.`,
  given: source('We bring:\n\n- the mirror\n- the mount\n- tea'),
  wrong: german('Wir bringen:\n\n- den Spiegel\n- die Montierung'),
  right: german('Wir bringen:\n\n- den Spiegel\n- die Montierung\n- Tee'),
  create(_, report) {
    return {
      translated(words) {
        // Most texts have no line that could begin an item.
        if (!listMark.test(words.source.text)) return
        const found = differences(
          words,
          ({ rich, text }) => {
            const counts = rich?.unsupported.length === 0 ? itemCounts(parseRichText(text)) : []
            // A list may be a sentence in another language, or be typed with other signs, which is reported there.
            return counts.length > 0 ? counts : undefined
          },
          (a, b) => a.join() === b.join(),
        )
        for (const { message, found: here, wanted, other, hint } of found)
          report(
            message.document,
            message.path,
            say`This list has ${joined(here, ', ')} items here, and ${joined(wanted, ', ')} in ${other}.`,
            { hint: hint ?? say`Translate each item of the list.` },
          )
      },
    }
  },
}

const listMark = /^\s*(?:[-*+]|\d+[.)])\s/m

/** How many items each list of a text has, in the order of reading. A single one may be a date: "1. tammikuuta". */
function itemCounts(nodes: RichNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const items = node.children.filter((node) => typeof node !== 'string' && node.tag === 'li').length
    return [...(items > 1 ? [items] : []), ...itemCounts(node.children)]
  })
}
