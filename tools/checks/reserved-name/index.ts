import type { Check } from '../../content/check/check'
import { common } from '../../content/read/words'
import { say } from '../../content/say/say.js'

/** No page is called "common", because its translation files would have the same names as the shared-word files. */
export const reservedName: Check = {
  code: 'reserved-name',
  about: say`A page has the name of the shared words.`,
  why: say`The translations of a page called "common" would be the files that have the shared words.`,
  wrong: {
    'pages/common.json': {
      title: 'Common',
      description: 'What all of our machines have in common, in one list.',
      blocks: [],
    },
  },
  right: { 'pages/common.json': null },
  needed: true,
  create(_, report) {
    return {
      route({ name, document }) {
        if (name !== common) return
        report(
          document,
          [],
          say`A page cannot be called "common": locales/<language>/common.json has the shared words.`,
          {
            hint: say`Give the file another name, or put it into a folder.`,
          },
        )
      },
    }
  },
}
