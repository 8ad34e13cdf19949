import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../host/cache'
import { projectFolder } from '../host/code.js'
import { listFiles } from '../host/listing'
import type { SearchDocument } from './search-document'

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

/** How many documents are handed over before the first of them is done: enough that neither side waits for the other. */
const atOnce = 32

/**
 * Indexes the documents of one language. The same documents are indexed once, whatever brand or build they are of.
 * @param documents gives them in an order that does not change: it decides the numbers of pages in the index. It is
 *   asked twice, so that a large site's documents need not be held all at once
 * @returns where the index is: a folder of files to publish
 */
export async function indexDocuments(documents: () => Iterable<SearchDocument>): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(projectFolder, 'package-lock.json')))
  hash.update(JSON.stringify(options) + needed)
  for (const document of documents()) hash.update(JSON.stringify(document))
  const folder = join(cacheFolder, `search-${hash.digest('hex').slice(0, 10)}`)
  if (existsSync(folder)) return folder
  // Beside the final place first, so that an interrupted run leaves nothing half-made.
  const temporary = `${folder}.part`
  rmSync(temporary, { recursive: true, force: true })
  await writeIndex(documents(), temporary)
  for (const path of listFiles(temporary)) if (!needed.test(path)) rmSync(join(temporary, path))
  renameSync(temporary, folder)
  return folder
}

/** Removes indexes that are no longer of use. @param used folders to keep */
export function removeIndexes(used: string[]): void {
  const names = new Set(listFiles(cacheFolder).flatMap((file) => /^search-[^/]+/.exec(file)?.[0] ?? []))
  for (const name of names)
    if (!used.includes(join(cacheFolder, name))) rmSync(join(cacheFolder, name), { recursive: true })
}

async function writeIndex(documents: Iterable<SearchDocument>, folder: string): Promise<void> {
  const { createIndex } = await import('pagefind')
  const { index, errors } = await createIndex(options)
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  const add = async (document: SearchDocument) => {
    const { errors } = await index.addHTMLFile(document)
    if (errors.length > 0) throw new Error(`Pagefind cannot index ${document.url}: ${errors.join(' ')}`)
  }
  const adding: Promise<void>[] = []
  for (const document of documents) {
    adding.push(add(document))
    if (adding.length === atOnce) await Promise.all(adding.splice(0))
  }
  await Promise.all(adding)
  const written = await index.writeFiles({ outputPath: folder })
  if (written.errors.length > 0) throw new Error(`Pagefind cannot write its index: ${written.errors.join(' ')}`)
  await index.deleteIndex()
}
