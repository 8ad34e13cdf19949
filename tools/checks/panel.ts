import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { nestingLists } from '../content/nested'
import { thing } from '../content/subject'
import { blocksOf } from './walk-blocks'

/**
 * Every tab opens a panel with something in it, or leads to a page; tabs and maps do not hold others of their kind. What
 * waits for an answer of the owner is a heading until then.
 */
export const panel: Check = {
  code: 'panel',
  about: 'A tab or continent has nothing to show, or tabs are inside tabs.',
  run({ pages, printed, contract }, report) {
    for (const { document } of [...pages, ...printed]) {
      for (const { block, type, path, inside } of blocksOf(document.json)) {
        const field = nestingLists.get(type)
        const items = field === undefined ? undefined : block[field]
        if (field === undefined || !Array.isArray(items)) continue
        if (inside.includes(type))
          report(document, path, `A block of type "${type}" cannot be inside another of its kind.`, {
            hint: 'Move it out, or show its content one after the other.',
          })
        items.forEach((item, i) => {
          const at = [...path, field, i]
          const [blocks, href] = [valueAt(item, ['blocks']), valueAt(item, ['href'])]
          const subject = thing(at, document, contract)
          if (type === 'tabs' && blocks === undefined && href === undefined)
            report(document, at, `${subject} has neither "blocks" nor "href".`, {
              hint: 'Give it "blocks" to show, or the "href" of the page it leads to.',
            })
          else if (type === 'tabs' && blocks !== undefined && href !== undefined)
            report(document, [...at, 'href'], `${subject} has both "blocks" and "href".`, {
              hint: 'A tab opens its blocks or leads to a page. Remove one of the two.',
            })
          else if (Array.isArray(blocks) && blocks.length > 0 && blocks.every(isHidden) && !blocks.some(isAsked))
            report(document, [...at, 'blocks'], `${subject} shows nothing: all its blocks have "visible": false.`, {
              hint: 'Show one of them, remove it, or let "confirm" ask the owner what it should show.',
            })
        })
      }
    }
  },
}

function isAsked(block: unknown): boolean {
  return valueAt(block, ['confirm']) !== undefined
}

function isHidden(block: unknown): boolean {
  return valueAt(block, ['visible']) === false
}
