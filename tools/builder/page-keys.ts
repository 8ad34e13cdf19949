import { listFields, listTexts } from '../content/localize/page-list'
import { flatWords } from '../content/read/flat-words'
import { fieldOf } from '../content/read/listed-pages'
import { contextOf, withoutNameOrder } from '../content/read/page-context'
import type { PageInfo } from '../content/read/page-info'
import type { Base, Site, Source } from '../content/read/site'
import { common, siteNamespace } from '../content/read/words'
import { hashOf } from '../files/files'
import { keyOf } from '../files/trace'
import { byPage } from '../html/previews'
import type { Shared } from '../html/shared'
import type { Scan } from '../site/pages'
import { type Sheets, sheetsByPage } from './data-sheets'

/** Hashes of the data that all pages in a language share, by language. */
export type LanguageKeys = Record<string, string>

/** Hashes the data that all pages in a language share: the site's parts and words, and the build's data. */
export function languageKeysOf(
  { sites, words, build, ...others }: Shared,
  site: Pick<Site, 'settings' | 'locales'>,
): LanguageKeys {
  const { fonts, scriptStyles, ...forAll } = build
  const preloads = Object.values(fonts).map((byLanguage) => Object.values(byLanguage).map(({ preload }) => preload))
  // The notice is on each page in all languages.
  const hasNotice = Object.values(sites).some(({ notice }) => notice)
  const allLanguages = hashOf(JSON.stringify([others, forAll, preloads, hasNotice && [sites, words]]))
  const textsOf = sharedTexts(site)
  return Object.fromEntries(
    Object.keys(sites).map((code) => {
      const ofBrands = Object.values(fonts).map((byLanguage) => byLanguage[code])
      const own = [sites[code], words[code], ofBrands, scriptStyles[code], textsOf(code)]
      return [code, hashOf(allLanguages + JSON.stringify(own))]
    }),
  )
}

/**
 * Prepares the words outside of pages on which pages in a language depend: those in this language, and those of all
 * other languages for which it has no translation. Leaves out the words that `listTexts` covers.
 * @returns a function that returns these words for a language
 */
function sharedTexts({ settings, locales }: Pick<Site, 'settings' | 'locales'>): (language: string) => unknown[] {
  const namespaces = [common, siteNamespace]
  const source = Object.fromEntries(settings.words.map(({ key, value }) => [key, value]))
  const textsIn = (code: string, namespace: string) => {
    const words = flatWords(locales.get(code)?.get(namespace)?.json ?? {})
    const isSource = namespace === siteNamespace && code === settings.defaultLanguage
    const entries = Object.entries(isSource ? { ...source, ...words } : words)
    return new Map(entries.filter(([key]) => !listFields.some((field) => key.startsWith(`${field}.`))))
  }
  const codes = settings.languages.map(({ code }) => code)
  const byNamespace = namespaces.map((namespace) => new Map(codes.map((code) => [code, textsIn(code, namespace)])))
  return (language) =>
    byNamespace.map((texts) => {
      const own = texts.get(language)
      return codes.map((code) => [...(texts.get(code) ?? [])].filter(([key]) => code === language || !own?.has(key)))
    })
}

/** Cache keys of pages. A key changes only if the inputs of the page's output change. */
export type Keys = {
  /** Key of a page. Covers the page's files, and data of other pages and media that the page shows. */
  pageKey(scan: Scan): string
}

/**
 * Prepares the cache keys of pages.
 * @param source the site's media, and the day for which the site is built, like "2027-03-01"
 * @param drawn paths of the existing link previews
 */
export function createKeys(
  site: Pick<Base, 'index' | 'settings' | 'locales'>,
  { media, day = '' }: Pick<Source, 'media' | 'day'>,
  drawn: string[],
  sheets: Sheets,
): Keys {
  const previewsOf = byPage(drawn)
  const sheetsOf = sheetsByPage(sheets)
  const mediaKeys = new Map(Object.entries(media).map(([file, facts]) => [file, JSON.stringify([file, facts])]))
  const mediaKey = (file: string) => mediaKeys.get(file) ?? file
  // Cached as hashes, because most pages are shown on several other pages, and lists can show thousands of them.
  const cards = new Map<PageInfo, string>()
  const cardOf = (info: PageInfo) => {
    const card = cards.get(info) ?? hashOf(JSON.stringify([info.address, info.names]) + mediaKey(info.picture ?? ''))
    cards.set(info, card)
    return card
  }
  const texts = hashOf(listTexts(site))
  /** Returns the data of a page that the lists on another page show or use. */
  const listedFacts = ({ lists = [] }: PageInfo, page: PageInfo) => {
    const figures = lists.flatMap((list) => list.figures ?? [])
    const isWhole = lists.some(({ figures, look }) => figures === undefined && look === 'table')
    const rows = (page.rows ?? []).filter(({ id }) => isWhole || figures.includes(id))
    const { for: kinds, does, tags, date, updated, author, about, languages, draft } = page
    return [kinds, does, tags, date, updated, author, about, languages, draft, rows, fieldOf(page, site)]
  }
  return {
    pageKey: ({ hash, info }) => {
      const { index } = site
      // The order of names follows from the names themselves, which are part of the key.
      const context = contextOf(info.lists ? withoutNameOrder(info) : info, site)
      const { ancestors, siblings, related, compared, listed, before, after, manual } = context
      const shownCards = [
        ancestors,
        siblings,
        related,
        before,
        after,
        manual,
        listed,
        listed.flatMap((page) => index.bySlug.get(page.parent ?? '') ?? []),
      ].map((infos) => infos.map(cardOf).join())
      const extraFiles = [...previewsOf(info.address), ...sheetsOf(info.address)]
      const tables = compared.map(({ address, names, rows }) => [address, names, rows])
      const listFacts = info.lists && listed.map((page) => listedFacts(info, page))
      const facets = (info.lists ?? info.author) !== undefined && texts
      const endedEvents = info.days?.filter((last) => last < day).length ?? 0
      return keyOf({
        files: hash,
        pages: hashOf(
          [...shownCards, JSON.stringify([tables, facets, listFacts, manual.map(({ parent }) => parent)])].join('\n'),
        ),
        media: hashOf([...info.media.map(mediaKey), extraFiles].join('\n')),
        passed: String(endedEvents),
      })
    },
  }
}
