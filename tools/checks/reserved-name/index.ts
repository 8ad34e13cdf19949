import type { Check } from '../../content/check'
import { common } from '../../content/words'
import { say } from '../../language/say.js'

/** The translations of a page called "common" would be files that shared words have already. */
export const reservedName: Check = {
  code: 'reserved-name',
  about: say`A page has the name of the shared words.`,
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
