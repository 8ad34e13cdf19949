import { type Document, valueAt } from '../json/document'
import { fallbackLanguage } from '../read/fallback'
import { missingInterfaceWords } from '../read/interface-words'
import type { Page, Word } from '../read/model'
import type { PageInfo } from '../read/page-info'
import type { Base, Site } from '../read/site'
import { common, siteNamespace } from '../read/words'
import { isOwnWord, ownSharedWords } from './message'

/** What visitors get of a page in a language: its words, those of another language, or a notice. */
type Shown = 'translated' | 'notice' | 'fallback'

/** How many words the translations of a page lack, by language. */
export type Missing = Record<string, number>

/** How much of a site a language has: numbers of pages, and of words that its translations lack. */
export type LanguageCoverage = { code: string; translated: number; fallback: number; notice: number; missing: number }

/**
 * Counts for every language what visitors get of its pages. They get no drafts.
 * @param missing of each page, by its name
 */
export function coverLanguages(site: Base, missing: ReadonlyMap<string, Missing>): LanguageCoverage[] {
  const pages = site.index.pages.filter(({ draft }) => !draft)
  return site.settings.languages.map(({ code }) => {
    const shown = pages.map((info) => ({ info, as: shownOf(info, code) }))
    const count = (as: Shown) => shown.filter((one) => one.as === as).length
    const ofPages = shown.reduce(
      (sum, { info, as }) => sum + (as === 'translated' ? (missing.get(info.name)?.[code] ?? 0) : 0),
      0,
    )
    return {
      code,
      translated: count('translated'),
      fallback: count('fallback'),
      notice: count('notice'),
      missing: missingInShared(site, code) + ofPages,
    }
  })
}

function shownOf(info: PageInfo, code: string): Shown {
  if (info.languages.includes(code)) return 'translated'
  return fallbackLanguage(info, info.languages) === undefined ? 'notice' : 'fallback'
}

/** Counts the words that the translations of a page lack. */
export function countMissing(page: Page, { settings, locales }: Pick<Site, 'settings' | 'locales'>): Missing {
  const wanted = wantedWords(page)
  const others = settings.languages.filter(({ code }) => code !== page.lang)
  return Object.fromEntries(others.map(({ code }) => [code, countIn(wanted, locales.get(code)?.get(page.name))]))
}

function countIn(words: Pick<Word, 'steps'>[], translation: Document | undefined): number {
  return translation ? missingWords(words, translation).length : words.length
}

/** The words that a translation lacks. */
export function missingWords<Named extends Pick<Word, 'steps'>>(words: Named[], translation: Document): Named[] {
  return words.filter(({ steps }) => !valueAt(translation.json, steps))
}

/** The words a translation of a page should have. A label is a convenience, and so is another name: a language may do without. */
export function wantedWords({ words }: Pick<Page, 'words'>): Word[] {
  return words.filter(isOwnWord).filter(({ key, isName }) => key !== 'label' && !isName)
}

function missingInShared(site: Base, code: string): number {
  const names = site.locales.get(code)
  const own =
    code === site.settings.defaultLanguage ? 0 : countIn(wantedWords(site.settings), names?.get(siteNamespace))
  const ofInterface = missingInterfaceWords(code, names?.get(common)?.json).length
  return own + ofInterface + countIn(ownSharedWords(site), names?.get(common))
}
