import type { Language, Page, Word } from './model'
import { type Found, type Translator, translate } from './words'

/** The languages for the words of a page shown in `language`, best first. The source language is tried after these. */
export function policyFor(page: Pick<Page, 'fallback'>, language: string): string[] {
  return page.fallback === 'none' ? [language] : [language, ...page.fallback]
}

/** The languages in which a page exists: those that have its title. */
export function languagesOf(languages: Language[], page: Page, translator: Translator): string[] {
  const title = headWord(page, 'title')
  return languages
    .map(({ code }) => code)
    .filter((code) => translate(translator, page, title, [code], [code]).lang === code)
}

/**
 * The language in which a page is shown for languages in which it does not exist, by the page's policy.
 * @param exists the languages in which the page exists
 * @returns undefined if a notice is shown instead
 */
export function fallbackLanguage(
  { fallback, lang }: Pick<Page, 'fallback' | 'lang'>,
  exists: string[],
): string | undefined {
  return fallback === 'none' ? undefined : ([...fallback, lang].find((code) => exists.includes(code)) ?? lang)
}

/** A page's short name: its label, else its title. A title in `language` is preferred to a label that fell back. */
export function labelOf(page: Page, language: string, translator: Translator): Found {
  const languages = policyFor(page, language)
  const title = translate(translator, page, headWord(page, 'title'), languages, languages)
  const label = page.words.find(({ key }) => key === 'label')
  const short = label && translate(translator, page, label, languages, languages)
  return short && (short.lang === language || title.lang !== language) ? short : title
}

/** The page's title or description; a word with an empty value if it is missing. */
export function headWord(page: Pick<Page, 'words'>, key: 'title' | 'description'): Word {
  return page.words.find((word) => word.key === key) ?? { key, steps: [key], path: [key], value: '', markdown: false }
}
