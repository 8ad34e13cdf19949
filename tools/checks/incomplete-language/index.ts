import type { Path, Problem } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { shareDone } from '../../content/translation/translation-count'

/** Every language has at least the percentage of up-to-date translations that "minimumTranslated" requires. */
export const incompleteLanguage: Check = incompleteLanguageAs('warning')

/** Creates the rule with the given severity: 'error' for a release. */
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

/** Languages with "minimumTranslated", each with the path of that field in the site file. */
function askedOf({ settings: { document, languages } }: Site): { code: string; path: Path }[] {
  const paths = languages.map(({ code }, i) => ({ code, path: ['languages', i, 'minimumTranslated'] }))
  return paths.filter(({ path }) => valueAt(document.json, path) !== undefined)
}
