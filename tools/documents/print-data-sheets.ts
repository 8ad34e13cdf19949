import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { checks } from '../checks'
import { localizePage } from '../content/localize'
import { type DataSheet, dataSheetFolder, dataSheetsOf } from './data-sheets'
import { finish } from './pdf'
import { openPress, type Press } from './press'
import { openWorkshop, sheetOf, type Workshop } from './workshop'

/**
 * Prints the data sheets that are not there, or not as the site is now, and takes those away that have no page any more.
 * @param told called after each sheet
 * @returns all sheets and which of them were printed; undefined when the content has errors, which are printed
 */
export async function printDataSheets(
  told: (sheet: DataSheet) => void,
): Promise<{ all: DataSheet[]; printed: DataSheet[] } | undefined> {
  const workshop = await openWorkshop(checks)
  if (!workshop) return undefined
  const { site, translator, shared, bundle } = workshop
  const pages = Object.fromEntries(
    site.settings.languages.map(({ code }) => [
      code,
      site.pages.map((page) => localizePage(site, page, code, translator)),
    ]),
  )
  const all = dataSheetsOf(pages, shared, bundle.app)
  const missing = all.filter(({ file }) => !existsSync(file))
  const today = forToday(workshop)
  let press: Press | undefined
  try {
    for (const sheet of missing) {
      press ??= await openPress(workshop.files)
      await printInto(sheet, today, press)
      told(sheet)
    }
  } finally {
    await press?.close()
  }
  const current = new Set(all.map(({ file }) => file))
  for (const file of globSync('**/*.pdf', { cwd: dataSheetFolder }).map((path) => join(dataSheetFolder, path)))
    if (!current.has(file)) rmSync(file)
  return { all, printed: missing }
}

function forToday(workshop: Workshop): Workshop {
  const { shared } = workshop
  const printedOn = new Date().toISOString().slice(0, 10)
  return { ...workshop, shared: { ...shared, build: { ...shared.build, printedOn } } }
}

async function printInto({ page, language, brandId, file }: DataSheet, workshop: Workshop, press: Press) {
  const { sites } = workshop.shared
  const brand = sites[language]?.brands.find(({ id }) => id === brandId)
  if (!brand) throw new Error(`There is no language "${language}" or brand "${brandId}".`)
  const sheet = sheetOf(workshop, page, { language, brand, address: workshop.addressIn(language, page.address) })
  const pdf = await finish(await press.print(sheet), { author: brand.name })
  mkdirSync(dirname(file), { recursive: true })
  // A file that is there is whole.
  writeFileSync(`${file}.part`, pdf)
  renameSync(`${file}.part`, file)
}
