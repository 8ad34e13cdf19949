/**
 * `npm run translations`: what is still to be translated, by page and language. `accept` says that translations are right
 * although their sources changed.
 */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { checkSite } from '../content/check'
import type { Site } from '../content/site'
import { readContract } from '../contract/contract-file'
import { readSource } from '../files/source'
import { accept } from '../translations/accept'
import { readLedgerFiles, recordInFiles } from '../translations/ledger-files'
import { printTranslations } from '../translations/table'

const actions = ['accept']

await runCommand(
  {
    name: 'translations',
    about: 'Lists what is still to be translated.',
    operands: ['[accept]', '[LANGUAGE]', '[PAGE]', '[KEY]'],
  },
  async ({ operands: [action, ...rest] }) => {
    if (action !== undefined && !actions.includes(action))
      throw new Refusal(`"translations" does not know "${action}". "npm run translations -- --help" explains it.`)
    const site = await readTranslated()
    recordInFiles(site)
    if (action === 'accept') console.log(accept(site, rest))
    else console.log(printTranslations(site))
  },
)

/** Reads the site with its ledger. Content with mistakes can be translated, too. */
async function readTranslated(): Promise<Site> {
  const { site } = checkSite({ ...readSource(), ledger: readLedgerFiles() }, await readContract(), [])
  if (!site) throw new Refusal('The site cannot be read: "npm run check" says why.')
  return site
}
