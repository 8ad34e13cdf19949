import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import type { Problem } from '../../content/problem'
import type { Site } from '../../content/site'
import { sharedNames } from '../../content/translatable'
import { type Count, countBy, shareDone, sumOf } from '../../content/translation-count'
import { translationsOf } from '../../content/translation-state'
import { say } from '../../language/say.js'

/** As much of a language is translated and up to date as the site file asks for. */
export const incompleteLanguage: Check = incompleteLanguageAs('warning')

/** The rule, which a release takes more seriously. */
export function incompleteLanguageAs(severity: Problem['severity']): Check {
  return {
    code: 'incomplete-language',
    about: say`Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).`,
    why: say`"minimumTranslated" of a language says how much of it, in percent, is to be translated and up to date. "npm run translations" lists what is missing.`,
    across: { note: (site) => (page) => countsOf(site, page.name) },
    create(site, report, notes: ReadonlyMap<string, Counts>) {
      return {
        site({ settings: { document, languages } }) {
          const wanted = languages.map(({ code }, i) => {
            return { code, path: ['languages', i, 'minimumTranslated'] }
          })
          const asking = wanted.filter(({ path }) => valueAt(document.json, path) !== undefined)
          // Most sites ask for nothing.
          const counts =
            asking.length === 0 ? [] : [...notes.values(), ...sharedNames.map((name) => countsOf(site, name))]
          for (const { code, path } of asking) {
            const own = counts.flatMap((one) => one?.[code] ?? [])
            const [count, least] = [sumOf(own), Number(valueAt(document.json, path))]
            if (own.length === 0 || shareDone(count) >= least) continue
            const message = say`Of the ${{ language: code }} words ${shareDone(count)} % are translated and up to date; ${least} % are asked for.`
            report(document, path, message, { severity, hint: say`"npm run translations" lists what is to do.` })
          }
        },
      }
    },
  }
}

/** How many texts are in each state, by language. */
type Counts = Record<string, Count>

/** @returns undefined where there is no ledger, or nothing to translate */
function countsOf(site: Site, name: string): Counts | undefined {
  const own = translationsOf(site)?.get(name)
  return own && own.length > 0 ? Object.fromEntries(countBy(own, ({ lang }) => lang)) : undefined
}
