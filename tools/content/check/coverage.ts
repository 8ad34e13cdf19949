import { memoize } from '../base/memoize'
import { type Document, valueAt } from '../json/document'
import { fallbackLanguage } from '../read/fallback'
import { missingInterfaceWords } from '../read/interface-words'
import type { Page, Word } from '../read/model'
import type { PageInfo } from '../read/page-info'
import type { Base, Site } from '../read/site'
import { common, siteNamespace } from '../read/words'
import { isOwnWord, ownSharedWords } from './message'

/** The way a page is shown in a language: translated, in a fallback language, or only as a notice. */
type Shown = 'translated' | 'notice' | 'fallback'

/** Number of texts that are missing from the translation of a page, by language. */
export type Missing = Record<string, number>

/** The coverage of a language: the number of pages shown in each way, and the number of missing texts. */
export type LanguageCoverage = { code: string; translated: number; fallback: number; notice: number; missing: number }

/**
 * For every language, counts the pages shown in each way, and the missing texts. Drafts are not counted.
 * @param missing the numbers of missing texts, by page name
 */
export function coverLanguages(site: Base, missing: ReadonlyMap<string, Missing>): LanguageCoverage[] {
  const pages = site.index.pages.filter(({ draft }) => !draft)
  return site.settings.languages.map(({ code }) => {
    const shownPages = pages.map((info) => ({ info, as: shownOf(info, code) }))
    const count = (as: Shown) => shownPages.filter((page) => page.as === as).length
    const missingInPages = shownPages.reduce(
      (sum, { info, as }) => sum + (as === 'translated' ? (missing.get(info.name)?.[code] ?? 0) : 0),
      0,
    )
    return {
      code,
      translated: count('translated'),
      fallback: count('fallback'),
      notice: count('notice'),
      missing: missingInShared(site, code) + missingInPages,
    }
  })
}

function shownOf(info: PageInfo, code: string): Shown {
  if (info.languages.includes(code)) return 'translated'
  return fallbackLanguage(info, info.languages) === undefined ? 'notice' : 'fallback'
}

/** Counts the texts that are missing from each translation of a page. */
export function countMissing(page: Page, { settings, locales }: Pick<Site, 'settings' | 'locales'>): Missing {
  const words = wantedWords(page)
  const targets = settings.languages.filter(({ code }) => code !== page.lang)
  return Object.fromEntries(targets.map(({ code }) => [code, countIn(words, locales.get(code)?.get(page.name))]))
}

function countIn(words: Pick<Word, 'steps'>[], translation: Document | undefined): number {
  return translation ? missingWords(words, translation).length : words.length
}

/** The words in `words` that are missing from a translation. */
export function missingWords<Named extends Pick<Word, 'steps'>>(words: Named[], translation: Document): Named[] {
  return words.filter(({ steps }) => !valueAt(translation.json, steps))
}

/**
 * The words that each translation of a page should have: all but labels, names, references to shared words, and texts
 * without a letter, such as "10:00".
 */
export const wantedWords = memoize(({ words }: Pick<Page, 'words'>): Word[] =>
  words.filter((word) => isOwnWord(word) && word.key !== 'label' && !word.isName && /\p{L}/u.test(word.value)),
)

function missingInShared(site: Base, code: string): number {
  const names = site.locales.get(code)
  const siteFileCount =
    code === site.settings.defaultLanguage ? 0 : countIn(wantedWords(site.settings), names?.get(siteNamespace))
  const interfaceCount = missingInterfaceWords(code, names?.get(common)?.json).length
  return siteFileCount + interfaceCount + countIn(ownSharedWords(site), names?.get(common))
}
