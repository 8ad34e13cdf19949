/** `npm run rename -- tunnel-fan wall-fan`: changes the address of a page, and updates all references to the page. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { renamePage } from '../edit/rename'

export default editCommand({
  name: 'rename',
  about: say`Gives a page another address: renames its files and changes every link to it. The old address redirects to the new one.`,
  operands: ['PAGE', 'NEW'],
  missing: say`Give a page and its new address: npm run rename -- /tunnel-fan /wall-fan`,
  work: (site, [page, newAddress]) => renamePage(site, page, newAddress),
  done: ({ from, to, isLed }, files) =>
    isLed
      ? say`${from} is now ${to} (${files} changed). ${from} redirects to it.`
      : say`${from} is now ${to} (${files} changed).`,
})
