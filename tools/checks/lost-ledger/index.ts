import type { Check } from '../../content/check'
import { ledgerFolder } from '../../content/ledger'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { sharedNames } from '../../content/translatable'
import { translationsOf } from '../../content/translation-state'

/** The ledger knows what each translation was made from. */
export const lostLedger: Check = {
  code: 'lost-ledger',
  severity: 'warning',
  about: say`The ledger of translations is missing or damaged, so outdated translations cannot be found.`,
  why: say`locales/.ledger/ records what each translation was made from. Without it, outdated translations cannot be found. Get the folder back from Git, or accept the translations as they are.`,
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
        const [first, ...others] = found.map(([name]) => name)
        const message =
          others.length > 0
            ? say`The ledger is missing or damaged: it is not known whether ${count} translations of ${found.length} pages are up to date.`
            : count === 1
              ? say`The ledger is missing or damaged: it is not known whether ${count} translation of ${first} is up to date.`
              : say`The ledger is missing or damaged: it is not known whether ${count} translations of ${first} are up to date.`
        report({ file: ledgerFolder }, [], message, {
          hint: say`Get it back from Git, or say that they are right: npm run translations -- accept all`,
        })
      },
    }
  },
}

/** How many translations have no record; undefined for none. */
function unknownIn(site: Site, name: string): number | undefined {
  return (
    translationsOf(site)
      ?.get(name)
      ?.filter(({ state }) => state === 'unknown').length || undefined
  )
}
