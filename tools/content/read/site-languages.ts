import { clearlyMeant, nearest, suggest } from '../base/nearest'
import type { Path, Problem } from '../base/problem'
import { type Document, positionOf } from '../json/document'
import { setting } from '../json/edit'
import { canonicalTag, directionOf, isKnownLanguage } from '../language/language'
import { type Said, say } from '../say/say.js'
import type { Language, Settings } from './model'

/**
 * Problems with the languages of a valid site file. A site with such a problem is not checked further, because every
 * address and every translation depends on the languages.
 */
export function languageProblems(document: Document): Problem[] {
  const { languages, defaultLanguage } = document.json as Pick<Settings, 'languages' | 'defaultLanguage'>
  const problems: Problem[] = []
  const report = (path: Path, message: Said, hint: Said | undefined, right?: string, near?: string) => {
    const [fix, guess] = [setting(document, path, right), setting(document, path, near)]
    const problem: Problem = {
      file: document.file,
      ...positionOf(document, path),
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
      report(['languages', i, 'code'], say`"${code}" is not the code of a language.`, examples)
    else if (tag !== code)
      report(
        ['languages', i, 'code'],
        say`"${code}" is not the usual spelling of this code.`,
        say`Write "${tag}".`,
        tag,
      )
    else if (dir !== directionOf(code)) {
      const right = directionOf(code)
      report(
        ['languages', i, 'dir'],
        right === 'rtl'
          ? say`${{ language: code }} is written from right to left.`
          : say`${{ language: code }} is written from left to right.`,
        say`Write "${right}".`,
        right,
      )
    }
  })
  const codes = languages.map(({ code }) => code)
  if (problems.length === 0 && !codes.includes(defaultLanguage))
    report(
      ['defaultLanguage'],
      say`"defaultLanguage" is "${defaultLanguage}", which is not one of "languages".`,
      suggest(defaultLanguage, codes),
      clearlyMeant(defaultLanguage, codes),
      nearest(defaultLanguage, codes),
    )
  return problems
}

const examples = say`Write a BCP 47 code such as "en", "pt-BR" or "zh-Hant".`

/**
 * The language of the site for which a wrongly named folder in locales/ was meant, such as "DE", "zh_CN" or "dee".
 * Undefined if the name is the code of a language of the site, or if no language without a folder has a similar code.
 */
export function languageMeant(folder: string, languages: Language[], folders: Iterable<string>): string | undefined {
  const codes = languages.map(({ code }) => code)
  const taken = new Set(folders)
  if (codes.includes(folder)) return undefined
  const free = codes.filter((code) => !taken.has(code))
  return codes.find((code) => code === canonicalTag(folder.replaceAll('_', '-'))) ?? nearest(folder, free)
}
