import { frameOf, indexFile, ledgerFileOf, readLedger, writeLedger } from '../../content/ledger'
import { recordTranslations } from '../../content/ledger-record'
import { readPart } from '../../content/read-site'
import type { Site } from '../../content/site'
import { writeWhole } from '../../files/cache'
import { readTexts } from '../../files/texts'
import { isCI } from '../../translations/ledger-files'

/**
 * Notes what the translations of a page were made from, before and after a save: only then it is known at once which of
 * them the save made outdated. A site without a ledger gets one from `check`.
 * @param site without its pages
 * @param versions the texts of the page's files, before and after
 */
export function recordPage(site: Site, name: string, versions: Record<string, string>[]): void {
  const file = ledgerFileOf(name)
  const kept = readTexts([file, indexFile], [])
  const known = kept[indexFile]
  if (known === undefined || isCI()) return
  const names = known.split(/\r?\n/).filter((one) => one !== '')
  const before = readLedger({ ...kept, [indexFile]: names.includes(name) ? name : '' })
  const after = versions.reduce((ledger, texts) => recordTranslations(readPart(site, texts).site, ledger), before)
  const facts = after.pages.get(name)
  const text = facts && writeLedger({ pages: new Map([[name, facts]]) })[file]
  if (text === undefined || text === kept[file]) return
  if (!names.includes(name))
    for (const [path, text] of Object.entries(frameOf([...names, name]))) writeWhole(path, text)
  writeWhole(file, text)
}
