import { type Ledger, ledgerFolder, readLedger, writeLedger } from '../../content/ledger'
import { recordTranslations } from '../../content/ledger-record'
import { readPart } from '../../content/read-site'
import type { Site } from '../../content/site'
import { writeWhole } from '../../files/cache'
import { readTexts } from '../../files/texts'

/** Lists the pages that the ledger knows. */
const index = `${ledgerFolder}/pages.txt`

/**
 * Notes what the translations of a page were made from, before and after a save: only then it is known at once which of
 * them the save made outdated. A site without a ledger gets one from `check`.
 * @param site without its pages
 * @param versions the texts of the page's files, before and after
 */
export function recordPage(site: Site, name: string, versions: Record<string, string>[]): void {
  const file = `${ledgerFolder}/${name}.jsonl`
  const kept = readTexts([file, index], [])
  const known = kept[index]
  if (known === undefined) return
  const before: Ledger = readLedger(kept)
  const after = versions.reduce((ledger, texts) => recordTranslations(readPart(site, texts).site, ledger), before)
  const facts = after.pages.get(name)
  const text = facts && writeLedger({ pages: new Map([[name, facts]]) })[file]
  if (text === undefined || text === kept[file]) return
  const names = known.split(/\r?\n/).filter((one) => one !== '')
  if (!names.includes(name))
    writeWhole(
      index,
      [...names, name]
        .sort()
        .map((one) => `${one}\n`)
        .join(''),
    )
  writeWhole(file, text)
}
