import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { nameOf } from '../content/language'
import type { Problem } from '../content/problem'
import { countBy, shareDone } from '../content/translation-count'
import { translationsOf } from '../content/translation-state'

/** As much of a language is translated and up to date as the site file asks for. */
export const incompleteLanguage: Check = incompleteLanguageAs('warning')

/** The rule, which a release takes more seriously. */
export function incompleteLanguageAs(severity: Problem['severity']): Check {
  return {
    code: 'incomplete-language',
    about: 'Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).',
    create(site, report) {
      return {
        site({ settings: { document, languages } }) {
          const wanted = languages.map(({ code }, i) => {
            return { code, path: ['languages', i, 'minimumTranslated'] }
          })
          const asking = wanted.filter(({ path }) => valueAt(document.json, path) !== undefined)
          // Most sites ask for nothing, and a build has no ledger.
          const counts = asking.length === 0 ? new Map() : countBy(translationsOf(site) ?? [], ({ lang }) => lang)
          for (const { code, path } of asking) {
            const [count, least] = [counts.get(code), Number(valueAt(document.json, path))]
            if (count === undefined || shareDone(count) >= least) continue
            const message = `Of the ${nameOf(code)} words ${shareDone(count)} % are translated and up to date; ${least} % are asked for.`
            report(document, path, message, { severity, hint: '"npm run translations" lists what is to do.' })
          }
        },
      }
    },
  }
}
