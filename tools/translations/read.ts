import { Refusal } from '../cli/errors.js'
import type { Site } from '../content/site'
import { readLedgerFiles } from '../files/ledger-files'
import { readWholeSite } from '../site/all'

/** Reads the site with its ledger. Content with mistakes can be translated, too. @throws Refusal when it cannot be read */
export async function readTranslated(): Promise<Site> {
  const site = await readWholeSite(readLedgerFiles())
  if (!site) throw new Refusal('The site cannot be read: "npm run check" says why.')
  return site
}
