import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, readDocuments } from './documents'
import type { Shared } from './shared'

/** Version of the written files. Raise it with every change to them, so that older folders are not reused. */
const form = 3

/**
 * Writes every document of a content folder to a separate JSON file, unless the files are up to date.
 * @param given input for pages, from `readShared`
 * @param folder folder of the site
 * @param fileOf returns the path of a document, relative to `folder`
 */
export function writeDocuments(
  content: string,
  languages: string[],
  given: Shared['given'],
  folder: string,
  fileOf: (document: Document) => string,
): void {
  const marker = join(folder, '.written')
  const hash = createHash('sha256').update(JSON.stringify(given)).digest('hex')
  const written = `${form} ${hash} ${readFileSync(join(content, '.written'), 'utf8')}`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === written) return
  rmSync(folder, { recursive: true, force: true })
  for (const document of readDocuments(content, languages)) {
    const file = join(folder, fileOf(document))
    mkdirSync(dirname(file), { recursive: true })
    const page = { ...document.page, ...given[`${document.language}/${document.name}`] }
    writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
  }
  writeFileSync(marker, written)
}
