import { memoize } from '../base/memoize'
import { wantedWords } from '../check/coverage'
import { isOwnWord, isSharedKey, ownSharedWords } from '../check/message'
import { type Document, isInTable } from '../json/document'
import { repeatedIds } from '../json/ids'
import { tableWords } from '../read/data-words'
import { flatWords } from '../read/flat-words'
import type { Word } from '../read/model'
import { rowPagesOf } from '../read/row-pages'
import type { Site } from '../read/site'
import { common, siteNamespace } from '../read/words'

export type SourceWord = Pick<Word, 'key' | 'steps' | 'path' | 'value' | 'markdown'>

/** A unit of translation: a page, the site file, or the site's custom shared words. */
export type Translatable = {
  /** A page's name, "_site" or "common". Translations are in `locales/<language>/<name>.json`. */
  name: string
  document: Document
  /** The source language. */
  lang: string
  words: SourceWord[]
  /** The languages into which all words should be translated. In other languages, some words may be missing. */
  wanted: string[]
  /** The keys of words that need no translation. */
  optional: Set<string>
  /** Whether the document is valid and has unique ids. Only then are its translation keys reliable. */
  isSound: boolean
}

/** The names of the shared documents that are translated. */
export const sharedNames = [siteNamespace, common]

/** Returns the names of a site's patterns and tables, whose words are translated. */
export function dataNames(site: Pick<Site, 'patterns' | 'source'>): string[] {
  return [...site.patterns, ...tableWords(site)].map(({ name }) => name)
}

/** All units of translation: pages by name, then, for a whole site, shared documents. Drafts need no translations. */
export const translatablesOf = memoize((site: Site): Translatable[] => {
  const { settings, locales } = site
  const codes = settings.languages.map(({ code }) => code)
  // Pages made from rows are left out, because their words are translated in their pattern and table.
  const rowPages = site.source.tables && rowPagesOf(site.source.tables).pages
  const writtenPages = site.pages.filter(({ name }) => !rowPages?.has(name))
  const pages = [...writtenPages, ...site.printed, ...(site.isPart ? [] : site.patterns)].map((page): Translatable => {
    const words = page.words.filter((word) => isOwnWord(word) && !isInTable(page.document, word.path))
    const wantedKeys = new Set(wantedWords(page).map(({ key }) => key))
    return {
      name: page.name,
      document: page.document,
      lang: page.lang,
      words,
      wanted: page.document.json.draft === true ? [] : page.wanted,
      optional: new Set(words.filter(({ key }) => !wantedKeys.has(key)).map(({ key }) => key)),
      isSound: page.valid && repeatedIds(page.document, site.contract).length === 0,
    }
  })
  if (site.isPart) return pages
  const lang = settings.defaultLanguage
  const shared = { lang, wanted: codes, optional: new Set<string>(), isSound: true }
  const names = settings.words.filter(({ isName }) => isName).map(({ key }) => key)
  const siteFile = {
    ...{ ...shared, name: siteNamespace, document: settings.document, words: settings.words.filter(isOwnWord) },
    optional: new Set(names),
  }
  const document = locales.get(lang)?.get(common)
  const words = ownSharedWords(site).filter(isOwnWord)
  const tables = tableWords(site).map((table) => ({ ...shared, ...table }))
  return [...pages, ...tables, siteFile, ...(document ? [{ ...shared, name: common, document, words }] : [])]
})

/** The translation with the given key; undefined if the translation is missing, empty, or a shared word ("t:key"). */
export function translationOf(document: Document | undefined, key: string): string | undefined {
  const text: unknown = document && flatWords(document.json)[key]
  return typeof text === 'string' && text !== '' && !isSharedKey(text) ? text : undefined
}
