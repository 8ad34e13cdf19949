/** `npm run duplicate -- tunnel-fan wall-fan`: copies a page with its translations, as a draft. */

import { runEdit } from '../edit/command'
import { duplicatePage } from '../edit/duplicate'

await runEdit({
  name: 'duplicate',
  about: 'Copies a page with its translations, as a draft with another name.',
  operands: ['PAGE', 'NEW'],
  missing: 'Give a page and the name of the copy: npm run duplicate -- tunnel-fan wall-fan',
  work: (site, [page, wanted]) => duplicatePage(site, page, wanted),
  done: ({ file }, files) => `Wrote ${file} and its translations (${files}). It is a draft until you remove "draft".`,
})
