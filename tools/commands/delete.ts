/** `npm run delete -- tunnel-fan --to /fans`: deletes a page that nothing leads to any more. */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { deletePage } from '../edit/delete'
import { dryRun, editSite } from '../edit/run'

await runCommand(
  {
    name: 'delete',
    about: 'Deletes a page and its translations. While anything leads to it, it says what, and deletes nothing.',
    operands: ['PAGE'],
    options: { ...dryRun, to: { value: 'ADDRESS', about: 'the page that visitors of its address get from now on' } },
  },
  ({ operands: [page], has, value }) => {
    if (page === undefined) throw new Refusal('Give a page: npm run delete -- /tunnel-fan --to /fans')
    return editSite(
      (site) => deletePage(site, page, value('to')),
      has('dry-run'),
      ({ address, to }, files) =>
        `Deleted ${address} (${files} changed). ${to === undefined ? 'Its address leads to the 404 page: "redirects" in pages/_site.json can lead elsewhere.' : `Its visitors are led to ${to}.`}`,
    )
  },
)
