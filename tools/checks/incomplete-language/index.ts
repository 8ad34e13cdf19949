import type { Path, Problem } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { shareDone } from '../../content/translation/translation-count'

/** As much of a language is translated and up to date as the site file asks for. */
export const incompleteLanguage: Check = incompleteLanguageAs('warning')

/** The rule, which a release takes more seriously. */
export function incompleteLanguageAs(severity: Problem['severity']): Check {
  return {
    code: 'incomplete-language',
    about: say`Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).`,
    why: say`"minimumTranslated" of a language is the percentage that must be translated and up to date. "npm run translations" lists what is missing.`,
    create(site, report) {
      return {
        site({ settings: { document }, progress }) {
          for (const { code, path } of askedOf(site)) {
            const [count, least] = [progress?.counts[code], Number(valueAt(document.json, path))]
            if (!count || shareDone(count) >= least) continue
            const message = say`${shareDone(count)} % of the ${{ language: code }} words are translated and up to date; ${least} % are required.`
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
