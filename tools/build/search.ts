import { join } from 'node:path'
import type { LocalizedPage } from '../../schema/localized'
import type { Catalogue } from '../content/catalogue'
import { notFoundPage } from '../content/site'
import { hashOf } from '../host/files'
import { listFiles } from '../host/listing'
import type { BuiltPage, Manifest } from './manifest'
import type { Output } from './output'
import { filesIn } from './page-builder'
import { indexDocuments, removeIndexes } from './pagefind'
import { type SearchDocument, searchDocument } from './search-document'
import type { Shared } from './shared'

/** Names that Pagefind makes from the content of the file. */
const hashed = /_[0-9a-f]{7,}\.pf_(index|fragment)$/

/**
 * Writes the search of each brand: an index for each of its languages, made from the finished documents of the pages
 * that exist in it. An index whose pages are those of the last build stays as it is.
 * @param pages what is known of the built pages, by name
 */
export async function writeSearches(
  output: Output,
  { sites, brands, defaultLanguage }: Shared,
  { entries }: Catalogue,
  pages: Record<string, BuiltPage>,
): Promise<Manifest['searches']> {
  const searches: Manifest['searches'] = {}
  const routes = entries.filter(({ name }) => name !== notFoundPage)
  for (const { id } of brands) {
    for (const language of Object.keys(sites)) {
      const found = routes.filter(({ languages }) => languages.includes(language))
      const key = hashOf(found.map(({ name }) => pages[name]?.key).join())
      const before = output.before.searches[`${id}/${language}`]
      if (before?.key === key && output.has(before.files)) {
        output.keep(before.files)
        searches[`${id}/${language}`] = before
        continue
      }
      const documents = function* (): Iterable<SearchDocument> {
        for (const { address } of found) {
          const [html, data] = filesIn(id, language, address, defaultLanguage)
          const { page }: { page: LocalizedPage } = JSON.parse(output.read(data).toString())
          yield searchDocument(page, language, defaultLanguage, output.read(html).toString())
        }
      }
      const folder = await indexDocuments(documents)
      const files = listFiles(folder).map((path) => {
        const file = `${id}/pagefind/${language}/${path}`
        // Most names are made from the content, so that what did not change stays as it is.
        output.copy(file, join(folder, path), hashed.test(path) ? path : folder)
        return file
      })
      searches[`${id}/${language}`] = { key, folder, files }
    }
  }
  removeIndexes(Object.values(searches).map(({ folder }) => folder))
  return searches
}
