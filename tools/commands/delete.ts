/** `npm run delete -- tunnel-fan --to /fans`: deletes a page, and changes links to it to a different page. */

import { say } from '../content/say/say.js'
import { editCommand } from '../edit/command'
import { deletePage } from '../edit/delete'

export default editCommand({
  name: 'delete',
  about: say`Deletes a page and its translations. While anything leads to it, it says what, and deletes nothing; with "--to" all of that leads to another page.`,
  operands: ['PAGE'],
  missing: say`Give a page: npm run delete -- /tunnel-fan --to /fans`,
  options: { to: { value: 'ADDRESS', about: say`the page that its visitors and all links to it get from now on` } },
  work: (site, [page], value) => deletePage(site, page, value('to')),
  done: ({ address, to, isHidden }, files) =>
    to === undefined
      ? say`Deleted ${address} (${files} changed). Its address leads to the 404 page: "redirects" in pages/_site.json can lead elsewhere.`
      : isHidden
        ? say`Deleted ${address} (${files} changed). Its visitors will be led to ${to} when that is published; until then its address leads to the 404 page.`
        : say`Deleted ${address} (${files} changed). Its visitors are led to ${to}.`,
})
