/** `npm run duplicate -- tunnel-fan wall-fan "Wall fan"`: copies a page with its translations, as a draft. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { duplicatePage } from '../edit/duplicate'

export default editCommand({
  name: 'duplicate',
  about: say`Copies a page with its translations, as a draft with another name and title.`,
  operands: ['PAGE', 'NEW', '[TITLE]'],
  missing: say`Give a page, the name of the copy and its title: npm run duplicate -- tunnel-fan wall-fan "Wall fan"`,
  // A placeholder in brackets must be replaced before the page can be published.
  work: (site, [page, copyName, title = '[write: the title]']) => duplicatePage(site, page, copyName, title),
  done: ({ file }, files) =>
    say`Wrote ${file} and its translations (${files}). It is a draft until you remove "draft".`,
})
