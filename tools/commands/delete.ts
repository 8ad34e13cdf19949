/** `npm run delete -- tunnel-fan --to /fans`: deletes a page; what leads to it leads to another. */

import { runEdit } from '../edit/command'
import { deletePage } from '../edit/delete'

await runEdit({
  name: 'delete',
  about:
    'Deletes a page and its translations. While anything leads to it, it says what, and deletes nothing; with "--to" all of that leads to another page.',
  operands: ['PAGE'],
  missing: 'Give a page: npm run delete -- /tunnel-fan --to /fans',
  options: { to: { value: 'ADDRESS', about: 'the page that its visitors and all links to it get from now on' } },
  work: (site, [page], value) => deletePage(site, page, value('to')),
  done: ({ address, to }, files) =>
    `Deleted ${address} (${files} changed). ${to === undefined ? 'Its address leads to the 404 page: "redirects" in pages/_site.json can lead elsewhere.' : `Its visitors are led to ${to}.`}`,
})
