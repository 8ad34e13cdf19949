import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { close, createIndex, type PagefindIndex } from 'pagefind'
import { globSync } from 'tinyglobby'
import { cacheFolder, hashOf, projectFolder } from '../host/files'
import type { SearchDocument } from './search-document'

/** Contents by path. */
type IndexFiles = [path: string, content: Buffer][]

/** What leads elsewhere or stands on every page is not what a page is about; its heading is the title of the result. */
const options = {
  rootSelector: 'main',
  excludeSelectors: [
    'h1',
    '.breadcrumb',
    '.notice',
    '.actions',
    '.caption',
    '.card-action',
    '.gallery-controls',
    '.more',
  ],
}

/** Of the files Pagefind makes, those the site's own dialog needs: neither its interfaces nor its worker. */
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.\w\w\.pagefind|.+\.pf_(meta|index|fragment))$/

/**
 * Makes the search of each brand: an index for each of its languages. Brands with the same words share what is made,
 * and what the last build made is taken from the cache.
 * @param documents of all languages by brand, in any order
 * @returns by brand, files to publish by their path within `pagefind/`
 */
export async function indexBrands(documents: Record<string, SearchDocument[]>): Promise<[string, IndexFiles][]> {
  const brands: [string, IndexFiles][] = []
  const used = new Set<string>()
  for (const [brandId, unordered] of Object.entries(documents)) {
    // The order decides the numbers of pages in the index, and workers render in no particular one.
    const ordered = [...unordered].sort((a, b) => (a.url < b.url ? -1 : 1))
    const name = `search-${hashOf(JSON.stringify([options, ordered]) + needed + readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))}`
    const folder = join(cacheFolder, name)
    used.add(name)
    if (!existsSync(folder)) await indexInto(folder, ordered)
    brands.push([brandId, globSync('**/*', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path))])])
  }
  for (const old of globSync('search-*', { cwd: cacheFolder, onlyDirectories: true, expandDirectories: false }))
    if (!used.has(old.replace(/\/$/, ''))) rmSync(join(cacheFolder, old), { recursive: true })
  return brands
}

/** Indexes beside the final place first, so that an interrupted run leaves nothing half-made. */
async function indexInto(folder: string, documents: SearchDocument[]): Promise<void> {
  const temporary = `${folder}.part`
  rmSync(temporary, { recursive: true, force: true })
  const { index, errors } = await createIndex(options)
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  for (const document of documents) {
    const { errors } = await index.addHTMLFile(document)
    if (errors.length > 0) throw new Error(`Pagefind cannot index ${document.url}: ${errors.join(' ')}`)
  }
  for (const [path, content] of await filesOf(index)) {
    const file = join(temporary, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  await close()
  renameSync(temporary, folder)
}

async function filesOf(index: PagefindIndex): Promise<[path: string, content: string | Uint8Array][]> {
  const { files, errors } = await index.getFiles()
  if (errors.length > 0) throw new Error(`Pagefind cannot write its index: ${errors.join(' ')}`)
  return files
    .filter(({ path }) => needed.test(path))
    .map(({ path, content }) => [path, path === 'pagefind-entry.json' ? sorted(content) : content])
}

/** Pagefind lists the languages in an order that changes from run to run. */
function sorted(entry: Uint8Array): string {
  const { languages, ...rest }: { languages: Record<string, unknown> } = JSON.parse(Buffer.from(entry).toString())
  const ordered = Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({ ...rest, languages: Object.fromEntries(ordered) })
}
