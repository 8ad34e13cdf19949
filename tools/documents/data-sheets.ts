import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedPage } from '../../schema/localized'
import type { Bundle } from '../build/bundle'
import type { Shared } from '../build/render'
import { writeSize } from '../content/figure'
import { cacheFolder, hashOf } from '../host/files'

/** Where data sheets are kept until a build offers them. */
export const dataSheetFolder = join(cacheFolder, 'data-sheets')

/** A data sheet that may have been printed. */
export type DataSheet = {
  page: LocalizedPage
  language: string
  brandId: string
  /** Where it is kept; the name has a hash of all it is printed from, so that a file that is there is current. */
  file: string
  /** Where it is offered. */
  address: string
}

/**
 * The data sheets a site can have: one for every product in every language it really exists in, for the first brand.
 * @param pages the pages of each language, as the build localizes them
 */
export function dataSheetsOf(pages: Record<string, LocalizedPage[]>, shared: Shared, app: Bundle['app']): DataSheet[] {
  return Object.entries(pages).flatMap(([language, all]) => {
    const brandId = shared.sites[language]?.brands[0]?.id ?? ''
    const around = hashOf(JSON.stringify([shared.sites[language], shared.words[language], brandId, app]))
    return all
      .filter(({ kind, state }) => kind === 'product' && state === 'translated')
      .map((page) => {
        const name = page.address.slice(1)
        const key = hashOf(around + JSON.stringify(page))
        return {
          page,
          language,
          brandId,
          file: join(dataSheetFolder, brandId, language, `${name}.${key}.pdf`),
          address: `/assets/data-sheets/${language}/${name}.pdf`,
        }
      })
  })
}

/**
 * Lets the pages offer the data sheets that were printed of them as they are now.
 * @returns those sheets, to be published
 */
export function offerDataSheets(...site: Parameters<typeof dataSheetsOf>): DataSheet[] {
  if (!existsSync(dataSheetFolder)) return []
  const printed = dataSheetsOf(...site).filter(({ file }) => existsSync(file))
  for (const { page, language, brandId, file, address } of printed) {
    const size = writeSize(statSync(file).size, language)
    page.dataSheets = { ...page.dataSheets, [brandId]: { href: address, format: 'PDF', size } }
  }
  return printed
}
