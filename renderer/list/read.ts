import type { BrandSite } from '../../schema/localized'
import type { Picture } from '../../schema/parts'
import { fetchPage } from '../data'
import type { Words } from '../i18n'
import { addressIn, dataName } from '../parts/address'
import { describe } from './describe'

/** An entry in one language. */
export type Item = { entry: string; title: string; lines: string[]; href: string; picture?: Picture }

/** The list in one language, with the site's words there. What could not be loaded is left out. */
export type ReadList = { language: string; site: BrandSite; words: Words; items: Item[]; isWhole: boolean }

/** Reads the pages of the list, from the same data that the app shows them from. @throws when none can be read */
export async function readList(entries: string[], language: string): Promise<ReadList> {
  const found = await Promise.allSettled(entries.map((entry) => readEntry(entry, language)))
  const read = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [first] = read
  if (!first) throw new Error('Nothing of the list could be read.')
  const { site, words } = first
  return { language, site, words, items: read.map(({ item }) => item), isWhole: read.length === entries.length }
}

async function readEntry(entry: string, language: string) {
  const [address = '', anchor = ''] = entry.split('#')
  const { page, site, words } = await fetchPage(language, dataName(address))
  const href = addressIn(language, entry, site.defaultLanguage)
  const item: Item = { entry, ...describe(page, anchor.split('/')), href, picture: page.picture }
  return { item, site, words }
}
