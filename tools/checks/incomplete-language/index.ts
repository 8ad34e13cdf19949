import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import type { Path, Problem } from '../../content/problem'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { sharedNames } from '../../content/translatable'
import { type Count, countBy, shareDone, sumOf } from '../../content/translation-count'
import { translationsOf } from '../../content/translation-state'

/** As much of a language is translated and up to date as the site file asks for. */
export const incompleteLanguage: Check = incompleteLanguageAs('warning')

/** The rule, which a release takes more seriously. */
export function incompleteLanguageAs(severity: Problem['severity']): Check {
  return {
    code: 'incomplete-language',
    about: say`Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).`,
    why: say`"minimumTranslated" of a language says how much of it, in percent, is to be translated and up to date. "npm run translations" lists what is missing.`,
    // Most sites ask for nothing.
    across: { note: (site) => (page) => (askedOf(site).length > 0 ? countsOf(site, page.name) : undefined) },
    create(site, report, notes: ReadonlyMap<string, Counts>) {
      return {
        site({ settings: { document } }) {
          const asked = askedOf(site)
          const counts =
            asked.length === 0 ? [] : [...notes.values(), ...sharedNames.map((name) => countsOf(site, name))]
          for (const { code, path } of asked) {
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

/** The languages of which the site file says how much must be translated, and where it does. */
function askedOf({ settings: { document, languages } }: Site): { code: string; path: Path }[] {
  const all = languages.map(({ code }, i) => ({ code, path: ['languages', i, 'minimumTranslated'] }))
  return all.filter(({ path }) => valueAt(document.json, path) !== undefined)
}

/** How many texts are in each state, by language. */
type Counts = Record<string, Count>

/** @returns undefined where there is no ledger, or nothing to translate */
function countsOf(site: Site, name: string): Counts | undefined {
  const own = translationsOf(site)?.get(name)
  return own && own.length > 0 ? Object.fromEntries(countBy(own, ({ lang }) => lang)) : undefined
}
