import type { Check } from '../content/check'

/** How `npm run new` writes what words are to be: "[write: the title]". */
const mark = /\[write: [^\]]*\]/

/** Words that `npm run new` wrote are for the author, not for visitors. */
export const unedited: Check = {
  code: 'unedited',
  about: 'Words that "npm run new" wrote were not replaced.',
  create(_, report) {
    return {
      message({ document, path, text }) {
        const [found] = mark.exec(text) ?? []
        if (found)
          report(document, path, `The words "${found}" were written by "npm run new".`, {
            hint: 'Replace them with your own.',
          })
      },
    }
  },
}
