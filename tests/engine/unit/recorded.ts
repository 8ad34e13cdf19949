import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { type Files, smallSite, unchecked } from './site'

/** The ledger after somebody worked on a site. */
export function recorded(changes: Files = {}, before: Record<string, string> = started): Record<string, string> {
  return writeLedger(recordTranslations(unchecked({ ...smallSite, ...changes }), readLedger(before)))
}

/** The ledger of a site that has no translations yet. */
export const started = writeLedger({ pages: new Map() })

/** The home page with another welcome, as a whole file. */
export const says = (text: string) => ({
  title: 'Ana sayfa',
  description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
  blocks: [{ type: 'text', id: 'welcome', text }],
})
