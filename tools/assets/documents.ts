import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingMedia } from '../checks/missing-media'
import { localizePage } from '../content/localize'
import { mediaFolder } from '../content/media'
import { hashOf } from '../files/files'
import { finish, pdfMark } from './pdf'
import { contentKey, type PdfDocument, pdfDocumentsOf, pdfFields } from './pdf-documents'
import { openPdfPrinter, type PdfPrinter } from './pdf-printer'
import { openPrintContext, type PrintContext, printPageOf } from './print-context'

/**
 * Prints the documents that changed since they were printed, or were never printed, into `pages/_media/documents`.
 * @param report called after each
 * @returns the documents and which of them were printed; undefined when the content has errors, which are printed
 */
export async function printDocuments(
  report: (pdf: PdfDocument) => void,
): Promise<{ all: PdfDocument[]; printed: PdfDocument[] } | undefined> {
  // Pages may name a document that is about to be printed.
  const context = await openPrintContext({ mayLack: missingMedia.code })
  if (!context) return undefined
  const all = pdfDocumentsOf(context.site, context.translator)
  const printed: PdfDocument[] = []
  let printer: PdfPrinter | undefined
  try {
    for (const pdf of all) {
      const sheet = documentSheet(context, pdf)
      const key = hashOf(sheet.html + printStyles(context))
      const path = join(mediaFolder, pdf.file)
      if (existsSync(path) && (await pdfMark(readFileSync(path), pdfFields.print)) === key) continue
      printer ??= await openPdfPrinter(context.files)
      const content = contentKey(context.site, pdf, context.translator)
      const bytes = await finish(await printer.print(sheet), {
        author: String(context.site.settings.document.json.name),
        marks: { [pdfFields.content]: content, [pdfFields.print]: key },
      })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
      printed.push(pdf)
      report(pdf)
    }
  } finally {
    await printer?.close()
  }
  return { all, printed }
}

function documentSheet(context: PrintContext, { page, language, file }: PdfDocument) {
  const { site, translator, shared } = context
  const brand = shared.sites[language]?.brands[0]
  if (!brand) throw new Error(`There is no language "${language}" or no brand.`)
  const localized = localizePage(site, page, language, translator, { brand: site.settings.brands[0] })
  return printPageOf(context, localized, { language, brand, address: `/assets/${file}` })
}

function printStyles({ bundle, files }: PrintContext): string {
  return readFileSync(files.get(`/${bundle.app.print}`) ?? '', 'utf8')
}
