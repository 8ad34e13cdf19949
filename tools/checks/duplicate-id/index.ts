import type { Check } from '../../content/check'
import { repeatedIds } from '../../content/ids'
import { say } from '../../content/say/say.js'
import { about } from '../examples'

/** Ids are anchors and translation keys: blocks, tabs and continents have their own on a page, other items in their list. */
export const duplicateId: Check = {
  code: 'duplicate-id',
  about: say`Two blocks, tabs or continents of a page, or two items of a list, have the same id.`,
  why: say`An id is the key of translations and the #anchor of a block. If two are the same, it is not clear which one is meant.`,
  wrong: { 'pages/fan.json': { blocks: [about, { ...about, text: 'It is quiet.' }] } },
  right: { 'pages/fan.json': { blocks: [about, { ...about, id: 'sound', text: 'It is quiet.' }] } },
  needed: true,
  create({ contract }, report) {
    return {
      file({ document }) {
        for (const { name, id, path, count, list, isFixed } of repeatedIds(document, contract)) {
          const twice =
            list === undefined
              ? say`The ${name} "${id}" appears twice on this page.`
              : say`The ${name} "${id}" appears twice in "${list}".`
          const often =
            list === undefined
              ? say`The ${name} "${id}" appears ${count} times on this page.`
              : say`The ${name} "${id}" appears ${count} times in "${list}".`
          report(document, path, count === 2 ? twice : often, {
            hint: isFixed ? say`A continent can be on one map of a page only.` : say`Give each its own.`,
          })
        }
      },
    }
  },
}
