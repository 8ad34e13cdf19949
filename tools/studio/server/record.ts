import { indexFile } from '../../content/ledger'
import { readPart } from '../../content/read-site'
import type { Site } from '../../content/site'
import { applyChange } from '../../files/change'
import { isCI } from '../../files/ledger-files'
import { LedgerOnDisk } from '../../files/ledger-on-disk'
import { fingerprintOf } from '../../files/listing'

/**
 * Notes what the translations of a page were made from, before and after a save: only then it is known at once which of
 * them the save made outdated. A site without a ledger gets one from `check`.
 * @param site without its pages
 * @param versions the texts of the page's files, before and after
 */
export function recordPage(site: Site, name: string, versions: Record<string, string>[]): void {
  if (fingerprintOf(indexFile) === undefined || isCI()) return
  const ledger = new LedgerOnDisk()
  for (const texts of versions) ledger.note(readPart(site, texts).site, [name])
  // What somebody else notes at this moment is true, too: the next check notes the rest.
  applyChange({ files: ledger.changes(), folders: [] })
}
