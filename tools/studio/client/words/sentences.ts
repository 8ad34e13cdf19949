import { turkish } from '../../../cli/language/tr'
import { commands } from '../../../cli/language/tr-commands'
import { createTranslate, translateProblem, translateText } from '../../../cli/language/translate'
import type { Problem } from '../../../content/problem'

/** What the check and the server say in English, in the other languages of the Studio. */
const translators = new Map([['tr', createTranslate({ ...turkish, ...commands }, 'tr')]])

/** What the server says, in a language of the Studio. */
export function inLanguage(text: string, language: string): string {
  const translate = translators.get(language)
  return translate ? translateText(text, translate) : text
}

/** What the check says, in a language of the Studio. */
export function problemIn(problem: Problem, language: string): Problem {
  const translate = translators.get(language)
  return translate ? translateProblem(problem, translate) : problem
}
