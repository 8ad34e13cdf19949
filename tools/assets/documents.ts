import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand, LocalizedPage } from '../../schema/localized'
import { nameSheets, printedSheets, sheetFolder } from '../builder/data-sheets'
import { missingMedia } from '../checks/missing-media'
import { messageText } from '../cli/message-language'
import { plural } from '../cli/print'
import { localizePage } from '../content/localize/localize'
import { mediaFolder } from '../content/read/media'
import { type Said, say } from '../content/say/say.js'
import { writeWhole } from '../files/cache'
import { today } from '../files/day'
import { hashOf } from '../files/files'
import { writeMedia } from '../files/site/media'
import { finish, pdfMark } from './pdf'
import { contentKey, type PdfDocument, pdfDocumentsOf, pdfFields } from './pdf-documents'
import { openPdfPrinter, openPrintContext, type PdfPrinter, type PrintContext, printPageOf } from './print-context'

/** Data sheet of a page in a language. `file` is the path of the PDF within `sheetFolder`. */
type DataSheet = { page: LocalizedPage; language: string; file: string }

/**
 * Prints missing and outdated documents as PDF files into `pages/_media/documents`.
 * @returns false if the content has errors, which are reported on the terminal
 */
export async function generateDocuments(): Promise<boolean> {
  const start = performance.now()
  // Missing media files are not an error here, because pages can refer to a document that this command is about to
  // print.
  const context = await openPrintContext({ mayLack: missingMedia.code })
  if (!context) return false
  const { site, translator } = context
  const documents = pdfDocumentsOf(site, translator)
  const printed = await printEach(documents, context, async (pdf, printer) => {
    const sheet = documentSheet(context, pdf)
    const key = hashOf(sheet.html + printStyles(context))
    const path = join(mediaFolder, pdf.file)
    if (existsSync(path) && (await pdfMark(readFileSync(path), pdfFields.print)) === key) return false
    const author = String(site.settings.document.json.name)
    const marks = { [pdfFields.content]: contentKey(site, pdf, translator), [pdfFields.print]: key }
    writeMedia(pdf.file, Buffer.from(await finish(await (await printer()).print(sheet), { author, marks })))
    return true
  })
  sayPrinted(plural(documents.length, 'document'), printed, start)
  return true
}

/**
 * Prints missing and outdated data sheets as PDF files, and deletes files that are no longer needed.
 * @returns false if the content has errors, which are reported on the terminal
 */
export async function generateDataSheets(): Promise<boolean> {
  const start = performance.now()
  const context = await openPrintContext({ printedOn: today() })
  if (!context) return false
  const dataSheets = dataSheetsOf(context)
  const existingSheets = printedSheets()
  const printed = await printEach(dataSheets, context, async (dataSheet, printer) => {
    if (dataSheet.file in existingSheets) return false
    const { page, language, file } = dataSheet
    const brand = brandIn(context, language)
    const sheet = printPageOf(context, page, { language, brand, address: context.addressIn(language, page.address) })
    const pdf = await finish(await (await printer()).print(sheet), { author: brand.name })
    writeWhole(join(sheetFolder, file), pdf)
    return true
  })
  const current = new Set(dataSheets.map(({ file }) => file))
  for (const file of Object.keys(existingSheets)) if (!current.has(file)) rmSync(join(sheetFolder, file))
  sayPrinted(plural(dataSheets.length, 'data sheet'), printed, start)
  return true
}

function sayPrinted(all: Said, printed: number, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(messageText(say`${all}: ${printed} printed, the others are current, in ${seconds} s.`))
}

/**
 * Prints sheets with one browser, which starts only if a sheet is missing or outdated.
 * @param print prints a sheet unless it is up to date, and returns whether the sheet was printed
 * @returns number of printed sheets
 */
async function printEach<Sheet extends { file: string }>(
  sheets: Sheet[],
  { files }: PrintContext,
  print: (sheet: Sheet, printer: () => Promise<PdfPrinter>) => Promise<boolean>,
): Promise<number> {
  let printed = 0
  let opened: PdfPrinter | undefined
  const printer = async () => {
    opened ??= await openPdfPrinter(files)
    return opened
  }
  try {
    for (const sheet of sheets) {
      if (!(await print(sheet, printer))) continue
      printed++
      console.log(sheet.file)
    }
  } finally {
    await opened?.close()
  }
  return printed
}

/** The first brand, with its texts in a language. */
function brandIn({ shared }: PrintContext, language: string): Brand {
  const brand = shared.sites[language]?.brands[0]
  if (!brand) throw new Error(`There is no language "${language}" or no brand.`)
  return brand
}

function documentSheet(context: PrintContext, { page, language, file }: PdfDocument) {
  const { site, translator } = context
  const brand = brandIn(context, language)
  const localized = localizePage(site, page, language, translator, { brand: site.settings.brands[0] })
  return printPageOf(context, localized, { language, brand, address: `/assets/${file}` })
}

function printStyles({ shared, files }: PrintContext): string {
  return readFileSync(files.get(shared.build.print) ?? '', 'utf8')
}

function dataSheetsOf({ site, translator, shared }: PrintContext): DataSheet[] {
  const nameSheet = nameSheets(shared)
  return site.settings.languages.flatMap(({ code: language }) =>
    site.pages.flatMap((sourcePage) => {
      const page = localizePage(site, sourcePage, language, translator, { brand: site.settings.brands[0] })
      const file = nameSheet(page, language)
      return file === undefined ? [] : [{ page, language, file }]
    }),
  )
}
