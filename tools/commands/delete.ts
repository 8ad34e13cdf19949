/** `npm run delete -- tunnel-fan --to /fans`: deletes a page that nothing leads to any more. */

import { runEdit } from '../edit/command'
import { deletePage } from '../edit/delete'

await runEdit({
  name: 'delete',
  about: 'Deletes a page and its translations. While anything leads to it, it says what, and deletes nothing.',
  operands: ['PAGE'],
  missing: 'Give a page: npm run delete -- /tunnel-fan --to /fans',
  options: { to: { value: 'ADDRESS', about: 'the page that visitors of its address get from now on' } },
  work: (site, [page], value) => deletePage(site, page, value('to')),
  done: ({ address, to }, files) =>
    `Deleted ${address} (${files} changed). ${to === undefined ? 'Its address leads to the 404 page: "redirects" in pages/_site.json can lead elsewhere.' : `Its visitors are led to ${to}.`}`,
})
