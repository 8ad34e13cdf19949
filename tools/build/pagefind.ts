import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../host/cache'
import { projectFolder } from '../host/code.js'
import { hashOf } from '../host/files'
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

/**
 * Indexes the documents of one language. The same documents are indexed once, whatever brand or build they are of.
 * @param documents in an order that does not change: it decides the numbers of pages in the index
 * @returns where the index is: a folder of files to publish
 */
export async function indexDocuments(documents: SearchDocument[]): Promise<string> {
  const version = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  const folder = join(cacheFolder, `search-${hashOf(JSON.stringify([options, documents]) + needed + version)}`)
  if (existsSync(folder)) return folder
  // Beside the final place first, so that an interrupted run leaves nothing half-made.
  const temporary = `${folder}.part`
  rmSync(temporary, { recursive: true, force: true })
  for (const [path, content] of await filesOf(documents)) {
    const file = join(temporary, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  renameSync(temporary, folder)
  return folder
}

/** Removes indexes that are no longer of use. @param used folders to keep */
export function removeIndexes(used: string[]): void {
  const names = new Set(listFiles(cacheFolder).flatMap((file) => /^search-[^/]+/.exec(file)?.[0] ?? []))
  for (const name of names)
    if (!used.includes(join(cacheFolder, name))) rmSync(join(cacheFolder, name), { recursive: true })
}

async function filesOf(documents: SearchDocument[]): Promise<[path: string, content: string | Uint8Array][]> {
  const { createIndex } = await import('pagefind')
  const { index, errors } = await createIndex(options)
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  for (const document of documents) {
    const { errors } = await index.addHTMLFile(document)
    if (errors.length > 0) throw new Error(`Pagefind cannot index ${document.url}: ${errors.join(' ')}`)
  }
  const made = await index.getFiles()
  if (made.errors.length > 0) throw new Error(`Pagefind cannot write its index: ${made.errors.join(' ')}`)
  await index.deleteIndex()
  return made.files.filter(({ path }) => needed.test(path)).map(({ path, content }) => [path, content])
}
