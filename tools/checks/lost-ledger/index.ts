import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { ledgerFolder } from '../../content/translation/ledger'

/** The ledger is complete: for every translation, it records the source text. */
export const lostLedger: Check = {
  code: 'lost-ledger',
  severity: 'warning',
  about: say`The ledger of translations is missing or damaged, so outdated translations cannot be found.`,
  why: say`locales/.ledger/ records what each translation was made from. Without it, outdated translations cannot be found. Get the folder back from Git, or accept the translations as they are.`,
  create(_, report) {
    return {
      site({ progress }) {
        const unknownCounts = progress?.unknown ?? []
        const count = unknownCounts.reduce((sum, [, pageCount]) => sum + pageCount, 0)
        if (count === 0) return
        const [first, ...others] = unknownCounts.map(([name]) => name)
        const message =
          others.length > 0
            ? say`The ledger is missing or damaged: it is not known whether ${count} translations of ${unknownCounts.length} pages are up to date.`
            : count === 1
              ? say`The ledger is missing or damaged: it is not known whether ${count} translation of ${first} is up to date.`
              : say`The ledger is missing or damaged: it is not known whether ${count} translations of ${first} are up to date.`
        report({ file: ledgerFolder }, [], message, {
          hint: say`Get it back from Git, or accept the translations as up to date: npm run translations -- accept all`,
        })
      },
    }
  },
}
