import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { pageFor } from '../../renderer/parts/brand-page'
import type { LocalizedPage } from '../../schema/localized'
import { writeSize } from '../content/base/figure'
import { groupBy } from '../content/base/group'
import { memoize } from '../content/base/memoize'
import { cacheFolder } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import { trace } from '../files/trace'
import { isWhole } from '../files/whole-file'
import type { Shared } from '../html/shared'
import type { Output } from './output'

/** Data sheets that are printed, as `nameSheets` names them, with their sizes in bytes. */
export type Sheets = Record<string, number>

/** Where printed data sheets are kept. */
export const sheetFolder = join(cacheFolder, 'data-sheets')

/** The data sheets that are printed and not damaged. */
export function printedSheets(folder = sheetFolder): Sheets {
  const files = listFiles(folder).filter((file) => file.endsWith('.pdf') && isWhole(join(folder, file)))
  return Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]))
}

/**
 * Names the data sheets a site can have: one for every product in every language it really exists in, for the first
 * brand. A name has a hash of all that the sheet is printed from, so that a file that is there is current.
 * @returns a function from a page to the path of its sheet within `sheetFolder`, which begins with the brand's id;
 *   undefined for a page that has none
 */
export function nameSheets({
  sites,
  words,
  build,
}: Shared): (page: LocalizedPage, language: string) => string | undefined {
  const aroundIn = memoize((language: string) => {
    const brandId = sites[language]?.brands[0]?.id ?? ''
    // The inline script names the app's files, which change with its looks.
    // What a brand leaves out changes with drafts and days; on paper only the page itself shows that, see below.
    const site = { ...sites[language], brands: sites[language]?.brands.map((one) => ({ ...one, excludedPages: [] })) }
    const key = hashOf(JSON.stringify([site, words[language], brandId, build.boot, build.print]))
    return { brandId, key }
  })
  return (page, language) => {
    const [brand] = sites[language]?.brands ?? []
    if (!brand || isExcluded(brand, page.address)) return undefined
    if (page.kind !== 'product' || page.state !== 'translated') return undefined
    const known = aroundIn(language)
    return `${known.brandId}/${language}${page.address}.${hashOf(known.key + JSON.stringify(pageFor(page, brand)))}.pdf`
  }
}

/**
 * Sorts data sheets by the pages they are of.
 * @returns a function from the address of a page to its sheets
 */
export function sheetsByPage(sheets: Sheets): (address: string) => [file: string, bytes: number][] {
  const addressOf = (file: string) => file.replace(/^[^/]+\/[^/]+/, '').replace(/\.[^.]+\.pdf$/, '')
  const byAddress = groupBy(Object.entries(sheets), ([file]) => addressOf(file))
  return (address) => byAddress.get(address) ?? []
}

/**
 * Lets pages offer the data sheets that were printed of them as they are now.
 * @returns a function from a page to the same page with its sheet, where there is one
 */
export function offerSheets(shared: Shared, sheets: Sheets): (page: LocalizedPage, language: string) => LocalizedPage {
  const sheetsOf = sheetsByPage(sheets)
  const nameSheet = nameSheets(shared)
  return (page, language) => {
    // Hashing every page for nothing would take its time.
    const file = sheetsOf(page.address).length > 0 ? nameSheet(page, language) : undefined
    const bytes = file === undefined ? undefined : sheets[file]
    if (file !== undefined) trace('sheet', file, bytes === undefined ? undefined : '')
    if (file === undefined || bytes === undefined) return page
    const [brandId = ''] = file.split('/')
    const sheet = { href: sheetAddress(file), format: 'PDF', size: writeSize(bytes, language) }
    return { ...page, dataSheets: { [brandId]: sheet } }
  }
}

/** Where a data sheet is offered on its brand's site. */
function sheetAddress(file: string): string {
  return file.replace(/^[^/]+/, '/assets/data-sheets')
}

/**
 * Puts the printed data sheets where pages offer them. Those of pages that a brand does not show stay where they were printed.
 * @param addresses of the site's pages
 */
export function writeSheets(output: Output, { brands }: Shared, sheets: Sheets, addresses: string[]): void {
  const sheetsOf = sheetsByPage(sheets)
  for (const brand of brands) {
    const shown = addresses.filter((address) => !isExcluded(brand, address)).flatMap(sheetsOf)
    for (const [file, bytes] of shown.filter(([file]) => file.startsWith(`${brand.id}/`)))
      output.copy(brand.id + sheetAddress(file), join(sheetFolder, file), `${file} ${bytes}`)
  }
}
