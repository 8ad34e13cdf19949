import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { pageFile, readFile, readPage } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { fallbackLanguage } from '../content/fallback'
import { isNotFound } from '../content/model'
import type { PageInfo } from '../content/page-info'
import type { Site } from '../content/site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { compoundsOf, hasCompounds } from '../html/search/compounds'
import { type IndexedPage, indexFiles } from '../html/search/index-files'
import { type Edit, type Patch, patchIndex } from '../html/search/patch-index'
import { addParts, addWords, type Postings } from '../html/search/postings'
import { aliasesOf, type Word } from '../html/search/shards'
import { type Terms, termsOf } from '../html/search/terms'
import type { Shared } from '../html/shared'
import type { Output } from './output'
import { pageOutputs } from './paths'
import type { BuiltPage, PageTerms } from './protocol'

/** An index: of one brand, in one language. */
type Index = {
  brand: string
  language: string
  pages: PageInfo[]
  /** The forms of the glossary's words. */
  forms: string[]
  aliases: Word[]
  /** Of pages that were built now, what the search knows of them, as JSON. Of many, their words are in `whole` instead. */
  built: Map<number, string>
  whole?: { pages: IndexedPage[]; postings: Postings }
}

/** Makes the search of a site: an index for each brand and language, of the pages that exist in it. */
export type Searches = {
  /** Notes what pages have that were built now. */
  add(terms: PageTerms): void
  /** Writes the indexes that changed. @param pages what is known of all pages, by name */
  write(pages: Record<string, BuiltPage>): Promise<void>
}

/** The share of an index's pages up to which it is changed where it is, in place of making it again. */
const fewPages = 0.1

/**
 * @param memo knows which pages the indexes of the last build were of
 * @param isWhole whether all pages that are others than at the last build are built now, not taken from elsewhere
 */
export function createSearches(
  output: Output,
  memo: Memo,
  { sites, brands, defaultLanguage }: Shared,
  { index, glossary }: Pick<Site, 'index' | 'glossary'>,
  isWhole: boolean,
): Searches {
  const routes = index.pages.filter((page) => !isNotFound(page))
  const indexes = brands.flatMap((brand) =>
    Object.keys(sites).map((language): [string, Index] => {
      const pages = routes.filter((page) => isSearched(page, language) && !isExcluded(brand, page.address))
      const forms = glossary.terms.flatMap((term) => term.forms.get(language) ?? [])
      const aliases = aliasesOf(glossary.alsoCalled.get(language) ?? [], language)
      return [`${brand.id}/${language}`, { brand: brand.id, language, pages, forms, aliases, built: new Map() }]
    }),
  )
  const byName = new Map(indexes)
  const numbers = new Map(indexes.map(([name, { pages }]) => [name, new Map(pages.map((page, i) => [page.name, i]))]))

  const dataOf = (index: Index, page: number, folders: string[]): Terms => {
    const [, data] = pageOutputs(index.brand, index.language, index.pages[page]?.address ?? '', defaultLanguage)
    const place = folders.find((folder) => existsSync(join(folder, data))) ?? ''
    const read: { page: LocalizedPage } = JSON.parse(readFileSync(join(place, data), 'utf8'))
    return termsOf(read.page, index.language, defaultLanguage)
  }

  /** All files of an index. */
  const make = (index: Index): Map<string, string> => {
    const { pages, postings } = wholeOf(index)
    for (const i of index.pages.keys()) if (!pages[i]) addPage(index, i, dataOf(index, i, output.places))
    const titles = hasCompounds(index.language) ? pages.map(({ title }) => title) : []
    addParts(postings, compoundsOf(index.language, [...titles, ...index.forms]))
    return indexFiles(pages, postings, index.aliases)
  }

  /** The words that compounds are made of in the index of the last build: titles and the glossary's. */
  const partsIn = (index: Index, read: (file: string) => string) => {
    const files = hasCompounds(index.language) ? index.pages.map((_, page) => pageFile(page)) : []
    const titles = files.flatMap((file) => readFile(read(file))?.lines.map(readPage) ?? [])
    return compoundsOf(index.language, [...titles.map(({ title }) => title), ...index.forms])
  }

  /** What to change in an index that differs from that of the last build in words of some pages; undefined for others. */
  const patch = (index: Index, folder: string): Patch | undefined => {
    if (index.whole) return undefined
    const read = (file: string) => readFileSync(join(output.folder, folder, file), 'utf8')
    try {
      const edits = Array.from(
        index.built,
        ([page, json]): Edit => ({ page, before: dataOf(index, page, [output.folder]), after: JSON.parse(json) }),
      )
      // With another title, compounds on other pages may have other parts.
      const isNewTitle = edits.some(({ before, after }) => before.title !== after.title)
      if (isNewTitle && hasCompounds(index.language)) return undefined
      return patchIndex(read, edits, partsIn(index, read))
    } catch {
      // The files of the last build are damaged.
      return undefined
    }
  }

  return {
    add(terms) {
      for (const [page, own] of Object.entries(terms))
        for (const [name, json] of Object.entries(own)) {
          const index = byName.get(name)
          const number = numbers.get(name)?.get(page)
          if (!index || number === undefined) continue
          if (index.whole) addPage(index, number, JSON.parse(json))
          else index.built.set(number, json)
          if (index.built.size > index.pages.length * fewPages) wholeOf(index)
        }
    },
    async write(pages) {
      for (const [name, index] of indexes) {
        const keys = index.pages.map((page) => [page.address, pages[page.name]?.made.searchKeys[name]])
        const folder = `${index.brand}/search/${index.language}`
        const list = hashOf(JSON.stringify([index.pages.map(({ address }) => address), index.forms, index.aliases]))
        const isSameList = memo.find<true>('search', name, list) ?? false
        memo.put('search', name, list, true)
        await output.writeMade(
          `${name} search`,
          hashOf(JSON.stringify([keys, index.forms, index.aliases])),
          async (before) => {
            const patched = isWhole && isSameList && before.length > 0 ? patch(index, folder) : undefined
            const files = patched?.changed ?? make(index)
            const inFolder = (file: string) => `${folder}/${file}`
            const others = new Set([...files.keys(), ...(patched?.removed ?? [])].map(inFolder))
            return {
              files: Object.fromEntries(Array.from(files, ([file, text]) => [inFolder(file), text])),
              stay: patched ? before.filter((path) => !others.has(path)) : [],
            }
          },
        )
      }
    },
  }
}

function wholeOf(index: Index): NonNullable<Index['whole']> {
  if (index.whole) return index.whole
  index.whole = { pages: [], postings: new Map() }
  for (const [page, json] of index.built) addPage(index, page, JSON.parse(json))
  index.built.clear()
  return index.whole
}

function addPage(index: Index, page: number, { words, ...shown }: Terms): void {
  const { pages, postings } = wholeOf(index)
  pages[page] = shown
  addWords(postings, page, words)
}

/** Whether a language has a page, or a name for the notice in its place. */
function isSearched(page: PageInfo, language: string): boolean {
  return (
    page.languages.includes(language) ||
    (fallbackLanguage(page, page.languages) === undefined && page.names[language]?.lang === language)
  )
}

/** The search data of a page in a language; none where it does not exist. */
export function pageTerms(page: LocalizedPage, language: string, defaultLanguage: string): string | undefined {
  const { languages, state, title } = page
  const isNamed = state === 'missing' && typeof title === 'string'
  return languages.includes(language) || isNamed ? JSON.stringify(termsOf(page, language, defaultLanguage)) : undefined
}
