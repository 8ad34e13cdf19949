import { siteFor } from '../../renderer/parts/brand'
import type { LocalizedPage } from '../../schema/localized'
import { languagesOf } from '../content/fallback'
import { localizePage, localizeSite } from '../content/localize'
import { type Page, printedFile } from '../content/model'
import type { Site } from '../content/site'
import type { Translator } from '../content/words'
import { hashOf } from '../files/files'

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
