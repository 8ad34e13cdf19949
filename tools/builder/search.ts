import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { LocalizedPage } from '../../schema/localized'
import { fallbackLanguage } from '../content/read/fallback'
import { isNotFound } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import type { Site } from '../content/read/site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import { aliasesOf, type Word } from '../html/search/buckets'
import { compoundsOf, hasCompounds } from '../html/search/compounds'
import { type IndexedPage, indexFiles, type Others, pageFile, readIndex, readTitle } from '../html/search/index-files'
import { addParts, addWords, type Postings } from '../html/search/postings'
import { type Terms, termsOf } from '../html/search/terms'
import type { Shared } from '../html/shared'
import type { PageOutput } from '../site/part'
import { type Output, pageOutputs } from './output'

/** The search index of one brand in one language. */
type Index = {
  brand: string
  language: string
  pages: PageInfo[]
  /** Word forms from the glossary. */
  forms: string[]
  aliases: Word[]
  /** The pages of this build, each at the same index as in `pages`; `postings` contains their words. */
  built: IndexedPage[]
  postings: Postings
}

/** Builder of a site's search: one index for each brand and language, with the brand's pages in that language. */
export type Searches = {
  /** Adds a page of this build. @param page page name @param terms search data as JSON, by "<brand>/<language>" */
  add(page: string, terms: Record<string, string>): void
  /** Writes the indexes that changed. @param pages all pages by name */
  write(pages: ReadonlyMap<string, PageOutput>): Promise<void>
}

/**
 * Creates the writer of the search indexes. Each brand has one index for each language.
 * @param memo cache in which the last build stored the page list of each index
 * @param isWhole whether this build renders all changed pages itself, instead of reusing pages built on other machines
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
      const pages = routes.filter(
        (page) => !page.noindex && isSearched(page, language) && !isExcluded(brand, page.address),
      )
      const forms = glossary.terms.flatMap((term) => term.forms.get(language) ?? [])
      const aliases = aliasesOf(glossary.alsoCalled.get(language) ?? [], language)
      return [
        `${brand.id}/${language}`,
        { brand: brand.id, language, pages, forms, aliases, built: [], postings: new Map() },
      ]
    }),
  )
  const byName = new Map(indexes)
  const numbers = new Map(indexes.map(([name, { pages }]) => [name, new Map(pages.map((page, i) => [page.name, i]))]))

  const dataOf = (index: Index, page: number): Terms => {
    const [, data] = pageOutputs(index.brand, index.language, index.pages[page]?.address ?? '', defaultLanguage, false)
    const place = output.places.find((folder) => existsSync(join(folder, data))) ?? ''
    const { page: localized }: { page: LocalizedPage } = JSON.parse(readFileSync(join(place, data), 'utf8'))
    return termsOf(localized, index.language)
  }

  /**
   * Reads the data of unchanged pages from the index of the last build, which is faster than reading these pages.
   * @returns undefined if that index is missing or damaged, or if a title changed, because titles determine how
   *   compound words on all pages are split
   */
  const othersOf = (index: Index, folder: string): (Others & { titles: string[] }) | undefined => {
    const { pages, built, language } = index
    const isOther = (page: number) => built[page] === undefined
    const read = (file: string) => readFileSync(join(output.folder, folder, file), 'utf8')
    if (!output.has([...pages.keys()].filter(isOther).map((page) => `${folder}/${pageFile(page)}`))) return undefined
    try {
      const titles = hasCompounds(language) ? Array.from(pages.keys(), (page) => readTitle(read, page)) : []
      const isSame = titles.every((title, page) => (built[page]?.title ?? title) === title)
      return isSame ? { ...readIndex(read, isOther), titles } : undefined
    } catch {
      return undefined
    }
  }

  /**
   * All files of an index: texts by path, undefined for unchanged files.
   * @param isKnown whether the index of the last build has the same list of pages
   */
  const make = (index: Index, folder: string, isKnown: boolean): Record<string, string | undefined> => {
    const { built, postings, language, forms, aliases } = index
    const others = isKnown ? othersOf(index, folder) : undefined
    if (!others) for (const page of index.pages.keys()) if (!built[page]) addPage(index, page, dataOf(index, page))
    // Splits the compound words of the pages in `built`; those of unchanged pages are already split in the previous
    // index. The titles of all pages are needed, because their words are the possible parts.
    const titles = others?.titles ?? built.map(({ title }) => title)
    addParts(postings, compoundsOf(language, [...titles, ...forms]))
    const files = indexFiles(built, postings, aliases, others, hasCompounds(language))
    return Object.fromEntries(Array.from(files, ([file, text]) => [`${folder}/${file}`, text]))
  }

  return {
    add(page, terms) {
      for (const [name, json] of Object.entries(terms)) {
        const index = byName.get(name)
        const number = numbers.get(name)?.get(page)
        if (index && number !== undefined) addPage(index, number, JSON.parse(json))
      }
    },
    async write(pages) {
      for (const [name, index] of indexes) {
        const keys = index.pages.map((page) => [page.address, pages.get(page.name)?.searchKeys[name]])
        const folder = `${index.brand}/search/${index.language}`
        const words = { forms: hashOf(JSON.stringify(index.forms)), aliases: hashOf(JSON.stringify(index.aliases)) }
        const list = keyOf({ list: hashOf(index.pages.map(({ address }) => address).join()), ...words })
        const isSameList = memo.find<true>('search', name, list) ?? false
        memo.put('search', name, list, true)
        const key = keyOf({ pages: hashOf(JSON.stringify(keys)), ...words })
        await output.writeMade(`${name} search`, key, async () => make(index, folder, isWhole && isSameList))
      }
    },
  }
}

function addPage(index: Index, page: number, { words, ...indexedPage }: Terms): void {
  index.built[page] = indexedPage
  addWords(index.postings, page, words)
}

/**
 * Whether the search index of a language contains a page: if the page exists in that language, or if only its name does
 * and the page shows a notice instead of its content.
 */
function isSearched(page: PageInfo, language: string): boolean {
  return (
    page.languages.includes(language) ||
    (fallbackLanguage(page, page.languages) === undefined && page.names[language]?.lang === language)
  )
}
