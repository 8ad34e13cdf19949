import { type Document, place } from './document'
import { setting } from './edit'
import { canonicalTag, directionOf, isKnownLanguage, nameOf } from './language'
import type { Settings } from './model'
import { clearlyMeant, nearest, suggest } from './nearest'
import type { Path, Problem } from './problem'

/**
 * Says what is wrong with the languages of a site file that its schema accepts. Nothing else can be said of a site whose
 * languages are wrong: every address and every translation depends on them.
 */
export function languageProblems(document: Document): Problem[] {
  const { languages, defaultLanguage } = document.json as Pick<Settings, 'languages' | 'defaultLanguage'>
  const problems: Problem[] = []
  const report = (path: Path, message: string, hint: string | undefined, right?: string, near?: string) => {
    const [fix, guess] = [setting(document, path, right), setting(document, path, near)]
    const problem: Problem = {
      file: document.file,
      ...place(document, path),
      code: 'language',
      severity: 'error',
      message,
      hint,
    }
    problems.push({ ...problem, ...(fix ? { fix } : guess && { guess }) })
  }

  languages.forEach(({ code, dir }, i) => {
    const tag = canonicalTag(code.replaceAll('_', '-'))
    if (tag === undefined || !isKnownLanguage(tag))
      report(['languages', i, 'code'], `"${code}" is not the code of a language.`, examples)
    else if (tag !== code)
      report(['languages', i, 'code'], `"${code}" is not the usual spelling of this code.`, `Write "${tag}".`, tag)
    else if (dir !== directionOf(code)) {
      const written = directionOf(code) === 'rtl' ? 'right to left' : 'left to right'
      const right = directionOf(code)
      report(['languages', i, 'dir'], `${nameOf(code)} is written from ${written}.`, `Write "${right}".`, right)
    }
  })
  const codes = languages.map(({ code }) => code)
  if (problems.length === 0 && !codes.includes(defaultLanguage))
    report(
      ['defaultLanguage'],
      `"defaultLanguage" is "${defaultLanguage}", which is not one of "languages".`,
      suggest(defaultLanguage, codes),
      clearlyMeant(defaultLanguage, codes),
      nearest(defaultLanguage, codes),
    )
  return problems
}

const examples = 'Write a BCP 47 code such as "en", "pt-BR" or "zh-Hant".'
