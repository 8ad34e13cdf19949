import type { Language, Page, Word } from './model'
import { type Found, type Translator, translate } from './words'

/** Languages a page's words may come from when it is shown in `language`, best first; the page's own language comes after them. */
export function policyFor(page: Pick<Page, 'fallback'>, language: string): string[] {
  return page.fallback === 'none' ? [language] : [language, ...page.fallback]
}

/** Languages a page is written in or translated to: those that have its title. */
export function languagesOf(languages: Language[], page: Page, translator: Translator): string[] {
  const title = headWord(page, 'title')
  return languages
    .map(({ code }) => code)
    .filter((code) => translate(translator, page, title, [code], [code]).lang === code)
}

/**
 * The language in which a page is shown where a language lacks it, by the page's policy.
 * @param exists languages the page exists in
 * @returns undefined where a notice is shown instead
 */
export function fallbackLanguage(
  { fallback, lang }: Pick<Page, 'fallback' | 'lang'>,
  exists: string[],
): string | undefined {
  return fallback === 'none' ? undefined : ([...fallback, lang].find((code) => exists.includes(code)) ?? lang)
}

/** A page's short name: its label, else its title, in the wanted language where there is one. */
export function labelOf(page: Page, language: string, translator: Translator): Found {
  const wanted = policyFor(page, language)
  const title = translate(translator, page, headWord(page, 'title'), wanted, wanted)
  const label = page.words.find(({ key }) => key === 'label')
  const short = label && translate(translator, page, label, wanted, wanted)
  return short && (short.lang === language || title.lang !== language) ? short : title
}

/** The page's title or description. */
export function headWord(page: Pick<Page, 'words'>, key: 'title' | 'description'): Word {
  return page.words.find((word) => word.key === key) ?? { key, steps: [key], path: [key], value: '', markdown: false }
}
