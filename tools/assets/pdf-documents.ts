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

/** A document in one of its languages. */
export type PdfDocument = { page: Page; language: string; file: string }

/** Fields of the PDF: hashes of what it says, and of all it was printed from. */
export const pdfFields = { content: 'Content', print: 'Print' }

/** Every document of `pages/_documents` in every language it is written in. `file` is its path in `pages/_media`. */
export function pdfDocumentsOf(site: Site, translator: Translator): PdfDocument[] {
  return site.printed.flatMap((page) =>
    languagesOf(site.settings.languages, page, translator).map((language) => ({
      page,
      language,
      file: printedFile(page, language),
    })),
  )
}

/** A short name for all that a document says: its own words, and the company's. */
export function contentKey(site: Site, { page, language }: PdfDocument, translator: Translator): string {
  const [settings] = site.settings.brands
  const { title, description, blocks }: LocalizedPage = localizePage(site, page, language, translator, {
    brand: settings,
  })
  const all = localizeSite(site, language, translator)
  const [brand] = all.brands
  const { legalName, address } = brand ? siteFor(all, brand) : all
  return hashOf(JSON.stringify([title, description, blocks, legalName, address, brand?.name]))
}

/** Finds the printed documents that no longer say what their pages say: an error for each, for the owner's checklist. */
export async function outdatedDocuments(site: Site): Promise<Problem[]> {
  const translator = createTranslator(site)
  const problems: Problem[] = []
  for (const pdf of pdfDocumentsOf(site, translator)) {
    const path = `${mediaFolder}/${pdf.file}`
    // A file that is missing is a problem where it is named.
    if (!existsSync(path)) continue
    const printed = await pdfMark(readFileSync(path), pdfFields.content)
    if (printed === contentKey(site, pdf, translator)) continue
    const message = say`This document was printed before ${pdf.page.file} or its translation changed.`
    problems.push(fileProblem(path, 'outdated-document', message, say`Run "npm run generate -- documents".`))
  }
  return problems
}
