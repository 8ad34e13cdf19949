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

/** Sizes of the printed data sheets in bytes, by path within `sheetFolder`. */
export type Sheets = Record<string, number>

/** Folder of printed data sheets. */
export const sheetFolder = join(cacheFolder, 'data-sheets')

/** Lists the printed data sheets, except damaged ones. */
export function printedSheets(folder = sheetFolder): Sheets {
  const files = listFiles(folder).filter((file) => file.endsWith('.pdf') && isWhole(join(folder, file)))
  return Object.fromEntries(files.map((file) => [file, statSync(join(folder, file)).size]))
}

/**
 * Names the data sheets of a site's first brand: one for each product in each language into which the product is
 * translated. A name contains a hash of everything that affects the printed sheet, so an existing file is always up to
 * date.
 * @returns a function that returns the path of a page's sheet within `sheetFolder`, beginning with the brand's id;
 * undefined for a page without a sheet
 */
export function nameSheets({
  sites,
  words,
  build,
}: Shared): (page: LocalizedPage, language: string) => string | undefined {
  const keyPartsIn = memoize((language: string) => {
    const brandId = sites[language]?.brands[0]?.id ?? ''
    // Leaves out `excludedPages`: drafts and dates change this list, but it affects a sheet only through `pageFor`
    // below. Includes `boot`, because it names the app's files, which change with the design.
    const site = {
      ...sites[language],
      brands: sites[language]?.brands.map((brand) => ({ ...brand, excludedPages: [] })),
    }
    const key = hashOf(JSON.stringify([site, words[language], brandId, build.boot, build.print]))
    return { brandId, key }
  })
  return (page, language) => {
    const [brand] = sites[language]?.brands ?? []
    if (!brand || isExcluded(brand, page.address)) return undefined
    if (!sites[language]?.sales?.dataSheets || page.kind !== 'product' || page.state !== 'translated') return undefined
    const parts = keyPartsIn(language)
    return `${parts.brandId}/${language}${page.address}.${hashOf(parts.key + JSON.stringify(pageFor(page, brand)))}.pdf`
  }
}

/**
 * Groups data sheets by page.
 * @returns a function that returns the sheets of the page at an address
 */
export function sheetsByPage(sheets: Sheets): (address: string) => [file: string, bytes: number][] {
  const addressOf = (file: string) => file.replace(/^[^/]+\/[^/]+/, '').replace(/\.[^.]+\.pdf$/, '')
  const byAddress = groupBy(Object.entries(sheets), ([file]) => addressOf(file))
  return (address) => byAddress.get(address) ?? []
}

/**
 * Links pages to their data sheets.
 * @returns a function that adds a link to a page, or returns the page unchanged if there is no up-to-date sheet
 */
export function offerSheets(shared: Shared, sheets: Sheets): (page: LocalizedPage, language: string) => LocalizedPage {
  const sheetsOf = sheetsByPage(sheets)
  const nameSheet = nameSheets(shared)
  return (page, language) => {
    // Pages without any printed sheet are skipped, because computing the name of a sheet takes time.
    const file = sheetsOf(page.address).length > 0 ? nameSheet(page, language) : undefined
    const bytes = file === undefined ? undefined : sheets[file]
    if (file !== undefined) trace('sheet', file, bytes === undefined ? undefined : '')
    if (file === undefined || bytes === undefined) return page
    const [brandId = ''] = file.split('/')
    const sheet = {
      href: (shared.sites[language]?.base ?? '') + sheetAddress(file),
      format: 'PDF',
      size: writeSize(bytes, language),
    }
    return { ...page, dataSheets: { [brandId]: sheet } }
  }
}

/** Address of a data sheet on its brand's site. */
function sheetAddress(file: string): string {
  return file.replace(/^[^/]+/, '/assets/data-sheets')
}

/**
 * Copies the printed data sheets to the addresses that pages link to, except sheets of pages that the brand excludes.
 * @param addresses addresses of the site's pages
 */
export function writeSheets(output: Output, { brands }: Shared, sheets: Sheets, addresses: string[]): void {
  const sheetsOf = sheetsByPage(sheets)
  for (const brand of brands) {
    const sheetsOfBrand = addresses.filter((address) => !isExcluded(brand, address)).flatMap(sheetsOf)
    for (const [file, bytes] of sheetsOfBrand.filter(([file]) => file.startsWith(`${brand.id}/`)))
      output.copy(brand.id + sheetAddress(file), join(sheetFolder, file), `${file} ${bytes}`)
  }
}
