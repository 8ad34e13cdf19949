import type { Check } from '../content/check'
import { describeNode } from '../content/describe'
import { valueAt } from '../content/document'
import { nestingLists } from '../content/nested'
import type { Path } from '../content/problem'

/**
 * Every tab opens a panel with something in it, or leads to a page; tabs and maps do not hold others of their kind. What
 * waits for an answer of the owner is a heading until then.
 */
export const panel: Check = {
  code: 'panel',
  about: 'A tab or continent has nothing to show, or tabs are inside tabs.',
  needed: true,
  create({ contract }, report) {
    return {
      block({ block, type, path, inside, page: { document } }) {
        const field = nestingLists.get(type)
        const items = field === undefined ? undefined : block[field]
        if (field === undefined || !Array.isArray(items)) return
        if (inside.includes(type))
          report(document, path, `A block of type "${type}" cannot be inside another of its kind.`, {
            hint: 'Move it out, or show its content one after the other.',
          })
        items.forEach((item, i) => {
          const at = [...path, field, i]
          const [blocks, href] = [valueAt(item, ['blocks']), valueAt(item, ['href'])]
          const say = (path: Path, what: string, hint: string) =>
            report(document, path, `${describeNode(at, document, contract)} ${what}`, { hint })
          if (type === 'tabs' && blocks === undefined && href === undefined)
            say(
              at,
              'has neither "blocks" nor "href".',
              'Give it "blocks" to show, or the "href" of the page it leads to.',
            )
          else if (type === 'tabs' && blocks !== undefined && href !== undefined)
            say(
              [...at, 'href'],
              'has both "blocks" and "href".',
              'A tab opens its blocks or leads to a page. Remove one of the two.',
            )
          else if (Array.isArray(blocks) && blocks.length > 0 && blocks.every(isHidden) && !blocks.some(isAsked))
            say(
              [...at, 'blocks'],
              'shows nothing: all its blocks have "visible": false.',
              'Show one of them, remove it, or let "confirm" ask the owner what it should show.',
            )
        })
      },
    }
  },
}

function isAsked(block: unknown): boolean {
  return valueAt(block, ['confirm']) !== undefined
}

function isHidden(block: unknown): boolean {
  return valueAt(block, ['visible']) === false
}
