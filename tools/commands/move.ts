/** `npm run move -- tunnel-fan ventilation/fans`: puts a page into another folder. Its address stays. */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { movePage } from '../edit/move'
import { dryRun, editSite } from '../edit/run'

await runCommand(
  {
    name: 'move',
    about: 'Puts a page and its translations into another folder of pages/ ("." for pages/ itself). Its address stays.',
    operands: ['PAGE', 'FOLDER'],
    options: dryRun,
  },
  ({ operands: [page, folder], has }) => {
    if (page === undefined || folder === undefined)
      throw new Refusal('Give a page and a folder of pages/: npm run move -- tunnel-fan ventilation/fans')
    return editSite(
      (site) => movePage(site, page, folder),
      has('dry-run'),
      ({ from, to }, files) => `Moved ${from} to ${to} (${files}). Its address is as it was.`,
    )
  },
)
