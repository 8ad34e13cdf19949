import { wantedWords } from '../check/coverage'
import { isOwnWord, isSharedKey, ownSharedWords } from '../check/message'
import { type Document, valueAt } from '../json/document'
import { repeatedIds } from '../json/ids'
import type { Word } from '../read/model'
import type { Site } from '../read/site'
import { common, siteNamespace } from '../read/words'

/** Words with their key, where they are written, and what they say. */
export type SourceWord = Pick<Word, 'key' | 'steps' | 'path' | 'value' | 'markdown'>

/** The units of translation: a page, the site file, or the site's own shared words. */
export type Translatable = {
  /** Its file is `locales/<language>/<name>.json`. */
  name: string
  document: Document
  /** The language it is written in. */
  lang: string
  words: SourceWord[]
  /** The languages that should have all of its words; of others some may be there. */
  wanted: string[]
  /** The keys that a translation may do without. */
  optional: Set<string>
  /** Whether it can be said what its translations need. */
  isSound: boolean
}

/** The names of what all pages share and is translated. */
export const sharedNames = [siteNamespace, common]

/** Everything of a site that is translated, of a part its pages: its pages by name, then what they share. Drafts need no translations yet. */
export function translatablesOf(site: Site): Translatable[] {
  const { settings, locales } = site
  const codes = settings.languages.map(({ code }) => code)
  const pages = [...site.pages, ...site.printed].map((page): Translatable => {
    const words = page.words.filter(isOwnWord)
    const wanted = new Set(wantedWords(page).map(({ key }) => key))
    return {
      name: page.name,
      document: page.document,
      lang: page.lang,
      words,
      wanted: page.document.json.draft === true ? [] : page.wanted,
      optional: new Set(words.filter(({ key }) => !wanted.has(key)).map(({ key }) => key)),
      isSound: page.valid && repeatedIds(page.document, site.contract).length === 0,
    }
  })
  if (site.isPart) return pages
  const lang = settings.defaultLanguage
  const shared = { lang, wanted: codes, optional: new Set<string>(), isSound: true }
  const names = settings.words.filter(({ isName }) => isName).map(({ key }) => key)
  const own = {
    ...{ ...shared, name: siteNamespace, document: settings.document, words: settings.words.filter(isOwnWord) },
    optional: new Set(names),
  }
  const document = locales.get(lang)?.get(common)
  const words = ownSharedWords(site).filter(isOwnWord)
  return [...pages, own, ...(document ? [{ ...shared, name: common, document, words }] : [])]
}

/** The translation of words, where there is one of their own. */
export function translationOf(document: Document | undefined, steps: string[]): string | undefined {
  const text = valueAt(document?.json, steps)
  return typeof text === 'string' && text !== '' && !isSharedKey(text) ? text : undefined
}
