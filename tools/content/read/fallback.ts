import type { Language, Page, Word } from './model'
import { type LanguageText, type Translator, translate } from './words'

/** The languages in which to search a page's words before its source language is used, best first. */
export function policyFor(page: Pick<Page, 'fallback'>, language: string): string[] {
  return page.fallback === 'none' ? [language] : [language, ...page.fallback]
}

/** Returns the languages in which a page exists: those in which the page has a title. */
export function languagesOf(languages: Language[], page: Page, translator: Translator): string[] {
  const title = headWord(page, 'title')
  return languages
    .map(({ code }) => code)
    .filter((code) => translate(translator, page, title, [code], [code]).lang === code)
}

/**
 * The language in which visitors see a page that does not exist in their language, according to its fallback policy.
 * @param exists the languages in which the page exists
 * @returns undefined if visitors see a notice instead of the page
 */
export function fallbackLanguage(
  { fallback, lang }: Pick<Page, 'fallback' | 'lang'>,
  exists: string[],
): string | undefined {
  return fallback === 'none' ? undefined : ([...fallback, lang].find((code) => exists.includes(code)) ?? lang)
}

/** A page's short name: its label or title. A title in `language` is preferred to a label in a fallback language. */
export function labelOf(page: Page, language: string, translator: Translator): LanguageText {
  const languages = policyFor(page, language)
  const title = translate(translator, page, headWord(page, 'title'), languages, languages)
  const label = page.words.find(({ key }) => key === 'label')
  const short = label && translate(translator, page, label, languages, languages)
  return short && (short.lang === language || title.lang !== language) ? short : title
}

/** Returns a page's description in a language, or in a language to which the page's fallback policy leads. */
export function aboutOf(page: Page, language: string, translator: Translator): LanguageText {
  const languages = policyFor(page, language)
  return translate(translator, page, headWord(page, 'description'), languages, languages)
}

/** The word for a page's title or description. The word's value is empty if the page has no title or description. */
export function headWord(page: Pick<Page, 'words'>, key: 'title' | 'description'): Word {
  return page.words.find((word) => word.key === key) ?? { key, steps: [key], path: [key], value: '', markdown: false }
}
