/** `npm run rename -- tunnel-fan wall-fan`: gives a page another address, and everything that names it follows. */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { renamePage } from '../edit/rename'
import { dryRun, editSite } from '../edit/run'

await runCommand(
  {
    name: 'rename',
    about: 'Gives a page another address: its files, and every link to it. Visitors of the old address are led on.',
    operands: ['PAGE', 'NEW'],
    options: dryRun,
  },
  ({ operands: [page, wanted], has }) => {
    if (page === undefined || wanted === undefined)
      throw new Refusal('Give a page and its new address: npm run rename -- /tunnel-fan /wall-fan')
    return editSite(
      (site) => renamePage(site, page, wanted),
      has('dry-run'),
      ({ from, to, isLed }, files) =>
        `${from} is ${to} now (${files} changed).${isLed ? ` Visitors of ${from} are led to it.` : ''}`,
    )
  },
)
