import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { IndexFile } from 'pagefind'
import type { LocalizedPage } from '../../schema/localized'
import { partOf } from '../files/cache'
import { markWhole } from '../files/whole-folder.js'
import { filesIn } from './paths'
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
  const files = (await makeIndex(documentsOf(task))).filter(({ path }) => needed.test(path))
  const hasProgram = files.some(({ path }) => path !== anyProgram && program.test(path))
  // Next to the final place first, so that an interrupted run leaves nothing half-made.
  const temporary = partOf(folder)
  for (const { path, content } of files) {
    if (hasProgram && path === anyProgram) continue
    mkdirSync(dirname(join(temporary, path)), { recursive: true })
    const isScript = path === 'pagefind.js'
    writeFileSync(join(temporary, path), isScript ? failWithoutFiles(Buffer.from(content).toString()) : content)
  }
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

async function makeIndex(documents: Iterable<SearchDocument>): Promise<IndexFile[]> {
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
  // Its own way to write them answers before the last one is on the disk.
  const made = await index.getFiles()
  if (made.errors.length > 0) throw new Error(`Pagefind cannot finish its index: ${made.errors.join(' ')}`)
  await index.deleteIndex()
  return made.files
}
