import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { Catalogue } from '../content/catalogue'
import { notFoundPage } from '../content/model'
import { cacheFolder } from '../files/cache'
import { projectFolder } from '../files/project.js'
import { wholeFolder } from '../files/whole-folder.js'
import type { Shared } from '../html/shared'
import type { BuiltPage } from './manifest'
import type { Output } from './output'
import { indexPages, type SearchTask } from './search-index'

/**
 * Writes the search of each brand: an index for each of its languages, made from the finished documents of the pages
 * that exist in it. The same documents are indexed once, whatever brand or build they are of.
 * @param pages what is known of the built pages, by name
 * @param code the key of the code that makes the indexes
 */
export async function writeSearches(
  output: Output,
  { sites, brands, defaultLanguage }: Shared,
  { entries }: Catalogue,
  pages: Record<string, BuiltPage>,
  code: string,
): Promise<void> {
  const routes = entries.filter(({ name }) => name !== notFoundPage)
  const lock = readFileSync(join(projectFolder, 'package-lock.json'))
  const searches = brands.flatMap((brand) =>
    Object.keys(sites).map((language) => {
      const { id } = brand
      const name = `${id}/${language}`
      const found = routes.filter(
        ({ address, languages }) => languages.includes(language) && !isExcluded(brand, address),
      )
      const hash = createHash('sha256').update(code).update(lock)
      for (const page of found) hash.update(`${page.address} ${pages[page.name]?.made.searchKeys[name]}\n`)
      const key = hash.digest('hex').slice(0, 10)
      const folder = join(cacheFolder, `search-${key}`)
      const addresses = found.map(({ address }) => address)
      return { name, key, task: { folder, from: output.places, brand: id, language, defaultLanguage, addresses } }
    }),
  )
  for (const { name, key, task } of searches)
    await output.writeMade(`${name} search`, key, async () => {
      if (!wholeFolder(task.folder)) await indexPages(task)
      return filesOf(task)
    })
  removeIndexes(searches.map(({ task }) => task.folder))
}

/** The files of an index, by their paths in the output. */
function filesOf({ brand, language, folder }: SearchTask): Record<string, Buffer> {
  const made = wholeFolder(folder)
  if (!made) throw new Error(`${folder} was changed while it was published.`)
  return Object.fromEntries(
    made.map((path) => [`${brand}/pagefind/${language}/${path}`, readFileSync(join(folder, path))]),
  )
}

/** Removes indexes that are no longer of use. @param used folders to keep */
function removeIndexes(used: string[]): void {
  for (const name of readdirSync(cacheFolder).filter((name) => name.startsWith('search-')))
    if (!used.includes(join(cacheFolder, name))) rmSync(join(cacheFolder, name), { recursive: true })
}
