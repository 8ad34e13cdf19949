import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedPage } from '../../schema/localized'
import { nameSheets, printedSheets, sheetFolder } from '../builder/data-sheets'
import { localizePage } from '../content/localize'
import { writeWhole } from '../files/cache'
import { today } from '../files/day'
import { finish } from './pdf'
import { openPdfPrinter, type PdfPrinter } from './pdf-printer'
import { openPrintContext, type PrintContext, printPageOf } from './print-context'

/** The data sheet of a page in a language, and its path within `sheetFolder`. */
type DataSheet = { page: LocalizedPage; language: string; file: string }

/**
 * Prints the data sheets that are not there, or not as the site is now, and takes those away that have no page any more.
 * @param report called after each sheet
 * @returns all sheets and which of them were printed; undefined when the content has errors, which are printed
 */
export async function printDataSheets(
  report: (sheet: DataSheet) => void,
): Promise<{ all: DataSheet[]; printed: DataSheet[] } | undefined> {
  const context = await openPrintContext({ printedOn: today() })
  if (!context) return undefined
  const all = dataSheetsOf(context)
  const before = printedSheets()
  const missing = all.filter(({ file }) => !(file in before))
  let printer: PdfPrinter | undefined
  try {
    for (const sheet of missing) {
      printer ??= await openPdfPrinter(context.files)
      await printInto(sheet, context, printer)
      report(sheet)
    }
  } finally {
    await printer?.close()
  }
  const current = new Set(all.map(({ file }) => file))
  for (const file of Object.keys(before)) if (!current.has(file)) rmSync(join(sheetFolder, file))
  return { all, printed: missing }
}

function dataSheetsOf({ site, translator, shared }: PrintContext): DataSheet[] {
  const nameSheet = nameSheets(shared)
  return site.settings.languages.flatMap(({ code: language }) =>
    site.pages.flatMap((one) => {
      const page = localizePage(site, one, language, translator, { brand: site.settings.brands[0] })
      const file = nameSheet(page, language)
      return file === undefined ? [] : [{ page, language, file }]
    }),
  )
}

async function printInto({ page, language, file }: DataSheet, context: PrintContext, printer: PdfPrinter) {
  const [brand] = context.shared.sites[language]?.brands ?? []
  if (!brand) throw new Error(`There is no language "${language}" or no brand.`)
  const sheet = printPageOf(context, page, { language, brand, address: context.addressIn(language, page.address) })
  const pdf = await finish(await printer.print(sheet), { author: brand.name })
  const path = join(sheetFolder, file)
  writeWhole(path, pdf)
}
