/** `npm run duplicate -- tunnel-fan wall-fan`: copies a page with its translations, as a draft. */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { duplicatePage } from '../edit/duplicate'
import { dryRun, editSite } from '../edit/run'

await runCommand(
  {
    name: 'duplicate',
    about: 'Copies a page with its translations, as a draft with another name.',
    operands: ['PAGE', 'NEW'],
    options: dryRun,
  },
  ({ operands: [page, wanted], has }) => {
    if (page === undefined || wanted === undefined)
      throw new Refusal('Give a page and the name of the copy: npm run duplicate -- tunnel-fan wall-fan')
    return editSite(
      (site) => duplicatePage(site, page, wanted),
      has('dry-run'),
      ({ file }, files) => `Wrote ${file} and its translations (${files}). It is a draft until you remove "draft".`,
    )
  },
)
