/** `npm run delete -- tunnel-fan --to /fans`: deletes a page, and changes all links to that page to /fans. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { deletePage } from '../edit/delete'

export default editCommand({
  name: 'delete',
  about: say`Deletes a page and its translations, or a file of pages/_media. As long as anything links to it, nothing is deleted, and the links are listed; "--to" gives them all another page.`,
  operands: ['PAGE'],
  missing: say`Give a page: npm run delete -- /tunnel-fan --to /fans`,
  options: { to: { value: 'ADDRESS', about: say`the page to which its address and all links to it lead from now on` } },
  work: (site, [page], value) => deletePage(site, page, value('to')),
  done: ({ edit, address, to, isHidden }, files) =>
    edit.files.length === 0
      ? say`Deleted ${address}.`
      : to === undefined
        ? say`Deleted ${address} (${files} changed). Its address now shows the 404 page; "redirects" in pages/_site.json can change that.`
        : isHidden
          ? say`Deleted ${address} (${files} changed). Its address will redirect to ${to} when that page is published; until then it shows the 404 page.`
          : say`Deleted ${address} (${files} changed). Its address redirects to ${to}.`,
})
