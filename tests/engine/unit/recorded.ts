import { readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { type Files, smallSite, unchecked } from './site'

/** Ledger files after the given changes to the small site have been recorded. */
export function recorded(
  changes: Files = {},
  previousLedger: Record<string, string> = started,
): Record<string, string> {
  return writeLedger(recordTranslations(unchecked({ ...smallSite, ...changes }), readLedger(previousLedger)))
}

/** Ledger of a site without translations. */
export const started = writeLedger({ pages: new Map() })

/** The home page with the given welcome text. */
export const says = (text: string) => ({
  title: 'Ana sayfa',
  description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
  blocks: [{ type: 'text', id: 'welcome', text }],
})
