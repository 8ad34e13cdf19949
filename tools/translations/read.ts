import { Refusal } from '../cli/errors.js'
import { checkSite } from '../content/check'
import type { Site } from '../content/site'
import { readContract } from '../contract/contract-file'
import { readLedgerFiles } from '../files/ledger-files'
import { readSource } from '../files/source'

/** Reads the site with its ledger. Content with mistakes can be translated, too. @throws Refusal when it cannot be read */
export async function readTranslated(): Promise<Site> {
  const { site } = checkSite({ ...readSource(), ledger: readLedgerFiles() }, await readContract(), [])
  if (!site) throw new Refusal('The site cannot be read: "npm run check" says why.')
  return site
}
