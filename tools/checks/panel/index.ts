import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { describeNode } from '../../content/read/describe'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

/**
 * Every tab opens a panel with content or leads to a page. Tabs contain no tabs, and maps contain no maps. A panel may
 * be empty as long as one of its blocks has a "confirm" for the owner.
 */
export const panel: Check = {
  code: 'panel',
  about: say`A tab or continent has nothing to show, or tabs are inside tabs.`,
  why: say`A tab opens its blocks or leads to a page. One that does neither has no effect.`,
  wrong: { 'pages/fan.json': { blocks: [tabs({})] } },
  right: { 'pages/fan.json': { blocks: [tabs({ blocks: [about] })] } },
  needed: true,
  create({ contract }, report) {
    return {
      block({ block, type, path, inside, page: { document } }) {
        if (inside.includes(type))
          report(document, path, say`A block of type "${type}" cannot be inside another of its kind.`, {
            hint: say`Move it out, or show its content one after the other.`,
          })
        const items = Object.entries(block).flatMap(([field, list]) =>
          Array.isArray(list) ? list.map((item: unknown, i) => ({ item, itemPath: [...path, field, i] })) : [],
        )
        for (const { item, itemPath } of items) {
          const [blocks, href] = [valueAt(item, ['blocks']), valueAt(item, ['href'])]
          if (type !== 'tabs' && blocks === undefined) continue
          const subject = describeNode(itemPath, document, contract)
          if (type === 'tabs' && blocks === undefined && href === undefined)
            report(document, itemPath, say`${subject} has neither "blocks" nor "href".`, {
              hint: say`Give it "blocks" to show, or the "href" of the page it leads to.`,
            })
          else if (type === 'tabs' && blocks !== undefined && href !== undefined)
            report(document, [...itemPath, 'href'], say`${subject} has both "blocks" and "href".`, {
              hint: say`A tab opens its blocks or leads to a page. Remove one of the two.`,
            })
          else if (Array.isArray(blocks) && blocks.length > 0 && blocks.every(isSwitchedOff) && !blocks.some(isAsked))
            report(
              document,
              [...itemPath, 'blocks'],
              say`${subject} shows nothing: all its blocks have "visible": false.`,
              {
                hint: say`Show one of them, remove it, or let "confirm" ask the owner what it should show.`,
              },
            )
        }
      },
    }
  },
}

function isAsked(block: unknown): boolean {
  return valueAt(block, ['confirm']) !== undefined
}

function isSwitchedOff(block: unknown): boolean {
  return valueAt(block, ['visible']) === false
}

function tabs(panel: object): object {
  return { type: 'tabs', id: 'more', label: 'More', items: [{ id: 'data', label: 'Data', ...panel }] }
}
