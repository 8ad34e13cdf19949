import type { RichNode } from '../../../schema/parts'
import type { Check } from '../../content/check/check'
import { parseRichText } from '../../content/language/rich-nodes'
import { joined, say } from '../../content/say/say.js'
import { differences } from '../shared/agree'
import { german, source } from '../shared/examples'

/** A list in rich text has the same number of items in every language, so that no visitor misses one. */
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
        // Quick exit: most texts have no list.
        if (!listMark.test(words.source.text)) return
        const listDifferences = differences(
          words,
          ({ rich, text }) => {
            const counts = rich?.unsupported.length === 0 ? itemCounts(parseRichText(text)) : []
            // Skips texts that may have a sentence instead of a list. `rich-text` reports unsupported lists.
            return counts.length > 0 ? counts : undefined
          },
          (a, b) => a.join() === b.join(),
        )
        for (const { message, found: here, wanted, other, hint } of listDifferences)
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

/** Item counts of the lists in a text, in reading order. Skips lists of one item: "1. tammikuuta" may be a date. */
function itemCounts(nodes: RichNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const items = node.children.filter((node) => typeof node !== 'string' && node.tag === 'li').length
    return [...(items > 1 ? [items] : []), ...itemCounts(node.children)]
  })
}
