/** `npm run move -- tunnel-fan ventilation/fans`: moves a page to a folder. The page's address does not change. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { movePage } from '../edit/rename'

export default editCommand({
  name: 'move',
  about: say`Moves a page and its translations to another folder of pages/ ("." for pages/ itself). Its address does not change.`,
  operands: ['PAGE', 'FOLDER'],
  missing: say`Give a page and a folder of pages/: npm run move -- tunnel-fan ventilation/fans`,
  work: (site, [page, folder]) => movePage(site, page, folder),
  done: ({ from, to }, files) => say`Moved ${from} to ${to} (${files}). Its address has not changed.`,
})
