/** `npm run duplicate -- tunnel-fan wall-fan`: copies a page with its translations, as a draft. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { duplicatePage } from '../edit/duplicate'

export default editCommand({
  name: 'duplicate',
  about: say`Copies a page with its translations, as a draft with another name.`,
  operands: ['PAGE', 'NEW'],
  missing: say`Give a page and the name of the copy: npm run duplicate -- tunnel-fan wall-fan`,
  work: (site, [page, copyName]) => duplicatePage(site, page, copyName),
  done: ({ file }, files) =>
    say`Wrote ${file} and its translations (${files}). It is a draft until you remove "draft".`,
})
