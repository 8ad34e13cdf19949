import type { Check } from '../content/check'
import { ledgerFolder } from '../content/ledger'
import type { Site } from '../content/site'
import { sharedNames } from '../content/translatable'
import { translationsOf } from '../content/translation-state'

/** The ledger knows what each translation was made from. */
export const lostLedger: Check = {
  code: 'lost-ledger',
  about: 'The ledger of translations is missing or damaged, so outdated translations cannot be found.',
  across: { note: (site) => (page) => unknownIn(site, page.name) },
  create(_, report, notes: ReadonlyMap<string, number>) {
    return {
      site(site) {
        const shared = sharedNames.flatMap((name): [string, number][] => {
          const count = unknownIn(site, name)
          return count === undefined ? [] : [[name, count]]
        })
        const found = [...notes, ...shared]
        const count = found.reduce((sum, [, one]) => sum + one, 0)
        if (count === 0) return
        const where = found.length === 1 ? `of ${found[0]?.[0]}` : `of ${found.length} pages`
        const many = count === 1 ? '1 translation' : `${count} translations`
        const message = `The ledger is missing or damaged: it is not known whether ${many} ${where} ${count === 1 ? 'is' : 'are'} up to date.`
        report({ file: ledgerFolder }, [], message, {
          severity: 'warning',
          hint: 'Get it back from Git, or say that they are right: npm run translations -- accept all',
        })
      },
    }
  },
}

/** How many translations nobody knows anything of; undefined for none. */
function unknownIn(site: Site, name: string): number | undefined {
  return (
    translationsOf(site)
      ?.get(name)
      ?.filter(({ state }) => state === 'unknown').length || undefined
  )
}
