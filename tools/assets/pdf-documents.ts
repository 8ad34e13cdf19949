import { existsSync, readFileSync } from 'node:fs'
import { siteFor } from '../../renderer/parts/brand'
import type { LocalizedPage } from '../../schema/localized'
import { fileProblem, type Problem } from '../content/base/problem'
import { localizePage, localizeSite } from '../content/localize/localize'
import { languagesOf } from '../content/read/fallback'
import { mediaFolder } from '../content/read/media'
import { type Page, printedFile } from '../content/read/model'
import type { Site } from '../content/read/site'
import { createTranslator, type Translator } from '../content/read/words'
import { say } from '../content/say/say.js'
import { hashOf } from '../files/files'
import { pdfMark } from './pdf'

/** A document for printing, in one of its languages. `file` is the path of the PDF within `pages/_media`. */
export type PdfDocument = { page: Page; language: string; file: string }

/** Names of PDF metadata fields: one for a hash of the document's content, one for a hash of all print inputs. */
export const pdfFields = { content: 'Content', print: 'Print' }

/** All documents of `pages/_documents`, each in all its languages. */
export function pdfDocumentsOf(site: Site, translator: Translator): PdfDocument[] {
  return site.printed.flatMap((page) =>
    languagesOf(site.settings.languages, page, translator).map((language) => ({
      page,
      language,
      file: printedFile(page, language),
    })),
  )
}

/** Hash of a document's content, that is, of its text and of the company's data. */
export function contentKey(site: Site, { page, language }: PdfDocument, translator: Translator): string {
  const [settings] = site.settings.brands
  const { title, description, blocks }: LocalizedPage = localizePage(site, page, language, translator, {
    brand: settings,
  })
  const localizedSite = localizeSite(site, language, translator)
  const [brand] = localizedSite.brands
  const { legalName, address } = brand ? siteFor(localizedSite, brand) : localizedSite
  return hashOf(JSON.stringify([title, description, blocks, legalName, address, brand?.name]))
}

/** Errors for the owner's checklist about printed documents that differ from their source pages. */
export async function outdatedDocuments(site: Site): Promise<Problem[]> {
  const translator = createTranslator(site)
  const problems: Problem[] = []
  for (const pdf of pdfDocumentsOf(site, translator)) {
    const path = `${mediaFolder}/${pdf.file}`
    // Skips a missing file: the page that names the file already has a problem.
    if (!existsSync(path)) continue
    const printedKey = await pdfMark(readFileSync(path), pdfFields.content)
    if (printedKey === contentKey(site, pdf, translator)) continue
    const message = say`This document was printed before ${pdf.page.file} or its translation changed.`
    problems.push(fileProblem(path, 'outdated-document', message, say`Run "npm run generate -- documents".`))
  }
  return problems
}
