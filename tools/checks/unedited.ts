import type { Check } from '../content/check'
import { phrasesOf } from '../content/phrase'

/** How `npm run new` writes what words are to be: "[write: the title]". */
const mark = /\[write: [^\]]*\]/

/** Words that `npm run new` wrote are for the author, not for visitors. */
export const unedited: Check = {
  code: 'unedited',
  about: 'Words that "npm run new" wrote were not replaced.',
  run(site, report) {
    for (const { document, path, text } of phrasesOf(site)) {
      const [found] = mark.exec(text) ?? []
      if (found)
        report(document, path, `The words "${found}" were written by "npm run new".`, {
          hint: 'Replace them with your own.',
        })
    }
  },
}
