import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, readDocuments } from './documents'

/** Raised when what is written changes, so that folders of an earlier form are not used. */
const form = 2

/**
 * Writes every document of a content folder to a JSON file of its own, unless that was done before.
 * @param fits classes of titles, as `readShared` has them
 * @param folder of the site
 * @param fileOf where in it a document is kept
 */
export function writeDocuments(
  content: string,
  languages: string[],
  fits: Record<string, string>,
  folder: string,
  fileOf: (document: Document) => string,
): void {
  const marker = join(folder, '.written')
  const written = `${form} ${readFileSync(join(content, '.written'), 'utf8')}`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === written) return
  rmSync(folder, { recursive: true, force: true })
  for (const document of readDocuments(content, languages)) {
    const file = join(folder, fileOf(document))
    mkdirSync(dirname(file), { recursive: true })
    const fit = fits[`${document.language}/${document.name}`]
    writeFileSync(file, `${JSON.stringify({ ...document.page, fit }, null, 2)}\n`)
  }
  writeFileSync(marker, written)
}
