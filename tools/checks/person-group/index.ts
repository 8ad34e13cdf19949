import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { say } from '../../content/say/say.js'

const people = (group: string) => ({
  'pages/fan.json': {
    blocks: [
      {
        type: 'people',
        id: 'team',
        groups: [{ id: 'board', title: 'Board' }],
        items: [{ id: 'ada', name: 'Ada Byron', group }],
      },
    ],
  },
})

/** Every person belongs to a group of the same block; otherwise the person would not be shown. */
export const personGroup: Check = {
  code: 'person-group',
  about: say`A person belongs to a group that does not exist.`,
  why: say`People are shown below the heading of their group, so a person in an unknown group would not be shown.`,
  wrong: people('bord'),
  right: people('board'),
  needed: true,
  create(_, report) {
    return {
      block({ type, block, path, page: { document, valid } }) {
        if (!valid || type !== 'people') return
        const idsOf = (list: unknown, field: string) =>
          (Array.isArray(list) ? list : []).map((item) => valueAt(item, [field]))
        const known = idsOf(block.groups, 'id').map(String)
        for (const [i, group] of idsOf(block.items, 'group').entries()) {
          if (typeof group !== 'string' || known.includes(group)) continue
          const groupPath = [...path, 'items', i, 'group']
          report(document, groupPath, say`There is no group "${group}" in "groups".`, {
            hint: suggest(group, known),
            fix: setting(document, groupPath, clearlyMeant(group, known)),
            guess: setting(document, groupPath, nearest(group, known)),
          })
        }
      },
    }
  },
}
