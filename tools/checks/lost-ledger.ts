import type { Check } from '../content/check'
import { ledgerFolder } from '../content/ledger'
import { translationsOf } from '../content/translation-state'

/** The ledger knows what each translation was made from. */
export const lostLedger: Check = {
  code: 'lost-ledger',
  about: 'The ledger of translations is missing or damaged, so that nobody knows which of them are outdated.',
  create(site, report) {
    return {
      site() {
        const unknown = (translationsOf(site) ?? []).filter(({ state }) => state === 'unknown')
        if (unknown.length === 0) return
        const names = [...new Set(unknown.map(({ of }) => of.name))]
        const where = names.length === 1 ? `of ${names[0]}` : `of ${names.length} pages`
        const many = unknown.length === 1 ? '1 translation' : `${unknown.length} translations`
        const message = `The ledger is missing or damaged: nobody knows whether ${many} ${where} ${unknown.length === 1 ? 'is' : 'are'} up to date.`
        report({ file: ledgerFolder }, [], message, {
          severity: 'warning',
          hint: 'Get it back from Git, or say that they are right: npm run translations -- accept all',
        })
      },
    }
  },
}
