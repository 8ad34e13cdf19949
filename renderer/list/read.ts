import { allBlocks, type BrandSite, type LocalizedPage } from '../../schema/localized'
import type { Picture } from '../../schema/parts'
import type { OwnComponent } from '../blocks/own'
import { fetchPage, fetchSite } from '../data'
import type { Words } from '../i18n'
import { addressIn, dataName } from '../parts/address'
import { describe } from './describe'

/** An entry in one language. */
export type Item = { entry: string; title: string; lines: string[]; href: string; picture?: Picture }

/** The list in one language, with the site's words there, and the entries that could not be loaded. */
export type ReadList = { language: string; site: BrandSite; words: Words; items: Item[]; missing: string[] }

/**
 * Reads the pages of the list, from the same data that the app shows them from. Where none can be read, the site's words
 * say so: they came with the page that is shown.
 * @throws when the words cannot be read either
 */
export async function readList(entries: string[], language: string): Promise<ReadList> {
  const found = await Promise.allSettled(entries.map((entry) => readEntry(entry, language)))
  const items = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const missing = entries.filter((_, i) => found[i]?.status === 'rejected')
  const { site, words } = await fetchSite(language)
  return { language, site, words, items, missing }
}

async function readEntry(entry: string, language: string) {
  const [address = '', anchor = ''] = entry.split('#')
  const { page, site, blocks } = await fetchPage(language, dataName(address))
  const steps = anchor.split('/')
  const said = await saidByOwn(page, steps, blocks)
  const href = addressIn(language, entry, site.defaultLanguage)
  const item: Item = { entry, ...describe(page, steps, said), href, picture: page.picture }
  return item
}

/** What a choice on a block of the site's own says, which only its component knows; undefined of any other. */
async function saidByOwn(
  { blocks }: LocalizedPage,
  [id, ...choice]: string[],
  own: string | undefined,
): Promise<[string, string][] | undefined> {
  const block = allBlocks(blocks).find((one) => one.id === id)
  if (!block || choice.length === 0) return undefined
  const { lateFor } = await import('../blocks/late-styled')
  const components: Record<string, OwnComponent | undefined> = await lateFor([block], own)
  return components[block.type]?.chosen?.(block, choice)
}
