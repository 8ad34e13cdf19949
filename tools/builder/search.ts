import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { LocalizedPage } from '../../schema/localized'
import { notFoundPage } from '../content/model'
import type { PageInfo } from '../content/page-info'
import type { Site } from '../content/site'
import { hashOf } from '../files/files'
import type { Shared } from '../html/shared'
import { compoundsOf } from '../search/compounds'
import { indexFiles } from '../search/index-files'
import { type Terms, termsOf } from '../search/terms'
import type { BuiltPage } from './manifest'
import type { Output } from './output'
import { filesIn } from './paths'

/** What the search knows of pages that were built now, as JSON: by the page's name, then by "<brand>/<language>". */
export type PageTerms = Record<string, Record<string, string>>

/**
 * Writes the search of each brand: an index for each of its languages, of the pages that exist in it. What did not change
 * is not made, and of an index that did, only the files with other content are written.
 * @param pages what is known of all pages, by name
 * @param terms of the pages that were built now; those of others are read from their data
 */
export async function writeSearches(
  output: Output,
  { sites, brands, defaultLanguage }: Shared,
  { index, glossary }: Pick<Site, 'index' | 'glossary'>,
  pages: Record<string, BuiltPage>,
  terms: PageTerms,
): Promise<void> {
  const routes = index.pages.filter(({ name }) => name !== notFoundPage)
  for (const brand of brands)
    for (const language of Object.keys(sites)) {
      const name = `${brand.id}/${language}`
      const found = routes.filter(
        ({ address, languages }) => languages.includes(language) && !isExcluded(brand, address),
      )
      const forms = glossary.terms.flatMap((term) => term.forms.get(language) ?? [])
      const keys = found.map((page) => [page.address, pages[page.name]?.made.searchKeys[name]])
      const key = hashOf(JSON.stringify([keys, forms]))
      await output.writeMade(`${name} search`, key, async () => {
        const all = found.map((page) => termsIn(output, page, name, terms, defaultLanguage))
        const partsOf = compoundsOf(language, [...all.map(({ title }) => title), ...forms])
        const files = [...indexFiles(all, partsOf)]
        return Object.fromEntries(files.map(([file, text]) => [`${brand.id}/search/${language}/${file}`, text]))
      })
    }
}

function termsIn(output: Output, info: PageInfo, name: string, terms: PageTerms, defaultLanguage: string): Terms {
  const [brand = '', language = ''] = name.split('/')
  const own = terms[info.name]?.[name]
  if (own) return JSON.parse(own)
  const [, data] = filesIn(brand, language, info.address, defaultLanguage)
  const place = output.places.find((folder) => existsSync(join(folder, data))) ?? ''
  const { page }: { page: LocalizedPage } = JSON.parse(readFileSync(join(place, data), 'utf8'))
  return termsOf(page, language, defaultLanguage)
}

/** What the search knows of a page in a language; nothing of one that does not exist in it. */
export function pageTerms(page: LocalizedPage, language: string, defaultLanguage: string): string | undefined {
  return page.languages.includes(language) ? JSON.stringify(termsOf(page, language, defaultLanguage)) : undefined
}
