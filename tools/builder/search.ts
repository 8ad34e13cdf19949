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
import type { Crew } from './crew'
import type { BuiltPage, Manifest } from './manifest'
import type { Output } from './output'
import type { SearchTask } from './search-index'

/** Names that Pagefind makes from the content of the file. */
const hashed = /_[0-9a-f]{7,}\.pf_(index|fragment)$/

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
  crew: Crew,
): Promise<Manifest['searches']> {
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
      for (const page of found) hash.update(`${page.address} ${pages[page.name]?.searchKeys[name]}\n`)
      const key = hash.digest('hex').slice(0, 10)
      const folder = join(cacheFolder, `search-${key}`)
      const addresses = found.map(({ address }) => address)
      return { name, key, task: { folder, from: output.places, brand: id, language, defaultLanguage, addresses } }
    }),
  )
  const isDone = ({ name, key }: (typeof searches)[number]) => {
    const before = output.before.searches[name]
    return before?.key === key && output.has(before.files) ? before : undefined
  }
  const missing = new Map<string, SearchTask>()
  for (const search of searches)
    if (!isDone(search) && !wholeFolder(search.task.folder)) missing.set(search.task.folder, search.task)
  await crew.index([...missing.values()])

  const written: Manifest['searches'] = {}
  for (const search of searches) {
    const before = isDone(search)
    if (before) output.keep(before.files)
    written[search.name] = before ?? { key: search.key, ...publish(search.task, output) }
  }
  removeIndexes(Object.values(written).map(({ folder }) => folder))
  return written
}

/** Puts the files of an index into the output. */
function publish({ brand, language, folder }: SearchTask, output: Output): { folder: string; files: string[] } {
  const made = wholeFolder(folder)
  if (!made) throw new Error(`${folder} was changed while it was published.`)
  const files = made.map((path) => {
    const file = `${brand}/pagefind/${language}/${path}`
    // Most names are made from the content, so that what did not change stays as it is.
    output.copy(file, join(folder, path), hashed.test(path) ? path : folder)
    return file
  })
  return { folder, files }
}

/** Removes indexes that are no longer of use. @param used folders to keep */
function removeIndexes(used: string[]): void {
  for (const name of readdirSync(cacheFolder).filter((name) => name.startsWith('search-')))
    if (!used.includes(join(cacheFolder, name))) rmSync(join(cacheFolder, name), { recursive: true })
}
