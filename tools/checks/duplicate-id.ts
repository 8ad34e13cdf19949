import type { Check } from '../content/check'
import { repeatedIds } from '../content/ids'

/** Ids are anchors and translation keys: blocks, tabs and continents have their own on a page, other items in their list. */
export const duplicateId: Check = {
  code: 'duplicate-id',
  about: 'Two blocks, tabs or continents of a page, or two items of a list, have the same id.',
  needed: true,
  create(_, report) {
    return {
      file({ document }) {
        for (const { name, id, path, count, where, isFixed } of repeatedIds(document)) {
          const often = count === 2 ? 'twice' : `${count} times`
          report(document, path, `The ${name} "${id}" appears ${often} ${where}.`, {
            hint: isFixed ? 'A continent can be on one map of a page only.' : 'Give each its own.',
          })
        }
      },
    }
  },
}
