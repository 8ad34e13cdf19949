import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedPage } from '../../schema/localized'
import { partOf } from '../host/cache'
import { listFiles } from '../host/listing'
import { markWhole } from '../host/whole-folder.js'
import { filesIn } from './page-builder'
import { type SearchDocument, searchDocument } from './search-document'
import { failWithoutFiles } from './search-script'

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
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|.+\.pf_(meta|index|fragment))$/

/** The program that searches: one that knows the endings of a language, and one for all other languages. */
const program = /^wasm\./
const anyProgram = 'wasm.unknown.pagefind'

/** How many documents are handed over before the first of them is done: enough that neither side waits for the other. */
const atOnce = 64

/** An index to make: of the pages of a brand in a language. */
export type SearchTask = {
  /** Where the index is put: a folder of files to publish. */
  folder: string
  /** Where finished documents lie, the newest first. */
  from: string[]
  brand: string
  language: string
  defaultLanguage: string
  /** Of the pages, in an order that does not change: it decides their numbers in the index. */
  addresses: string[]
}

/** Indexes finished documents. They are read one after the other: those of a large site would not fit into memory. */
export async function indexPages({ folder, ...task }: SearchTask): Promise<void> {
  // Next to the final place first, so that an interrupted run leaves nothing half-made.
  const temporary = partOf(folder)
  await writeIndex(documentsOf(task), temporary)
  const files = listFiles(temporary)
  const hasProgram = files.some((path) => path !== anyProgram && program.test(path))
  for (const path of files) if (!needed.test(path) || (hasProgram && path === anyProgram)) rmSync(join(temporary, path))
  const script = join(temporary, 'pagefind.js')
  writeFileSync(script, failWithoutFiles(readFileSync(script, 'utf8')))
  markWhole(temporary)
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
}

function* documentsOf({ from, brand, language, defaultLanguage, addresses }: Omit<SearchTask, 'folder'>) {
  const read = (path: string) => {
    const place = from.find((folder) => existsSync(join(folder, path))) ?? ''
    return readFileSync(join(place, path))
  }
  for (const address of addresses) {
    const [html, data] = filesIn(brand, language, address, defaultLanguage)
    const { page }: { page: LocalizedPage } = JSON.parse(read(data).toString())
    yield searchDocument(page, language, defaultLanguage, read(html))
  }
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
    // The oldest is done first.
    if (adding.length === atOnce) await adding.shift()
  }
  await Promise.all(adding)
  const written = await index.writeFiles({ outputPath: folder })
  if (written.errors.length > 0) throw new Error(`Pagefind cannot write its index: ${written.errors.join(' ')}`)
  await index.deleteIndex()
}
