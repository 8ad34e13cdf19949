import { allBlocks, type BrandSite, type LocalizedPage } from '../../schema/localized'
import type { Picture } from '../../schema/parts'
import type { OwnComponent } from '../blocks/own'
import { fetchPage, fetchSite } from '../data'
import type { Words } from '../i18n'
import { addressIn, dataName } from '../parts/address'
import { describe } from './describe'

/** An entry of the list in one language. */
export type Item = { entry: string; title: string; lines: string[]; href: string; picture?: Picture }

/** The list and the interface words in one language. `missing` contains entries that could not be loaded. */
export type ReadList = { language: string; site: BrandSite; words: Words; items: Item[]; missing: string[] }

/**
 * Reads the pages of the list from the app's data files. Even if no page can be read, the result contains the interface
 * words that explain the failure, because these were loaded with the current page.
 * @throws if the interface words cannot be read
 */
export async function readList(entries: string[], language: string): Promise<ReadList> {
  const results = await Promise.allSettled(entries.map((entry) => readEntry(entry, language)))
  const items = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const missing = entries.filter((_, i) => results[i]?.status === 'rejected')
  const { site, words } = await fetchSite(language)
  return { language, site, words, items, missing }
}

async function readEntry(entry: string, language: string) {
  const [address = '', anchor = ''] = entry.split('#')
  const { page, site, words, blocks } = await fetchPage(language, dataName(address))
  const steps = anchor.split('/')
  const ownLines = await saidByOwn(page, steps, blocks)
  const href = addressIn(language, entry, site)
  const item: Item = { entry, ...describe(page, steps, words.figure.labelled, ownLines), href, picture: page.picture }
  return item
}

/** A custom block's own description of a choice; undefined for other blocks. */
async function saidByOwn(
  { blocks }: LocalizedPage,
  [id, ...choice]: string[],
  ownScript: string | undefined,
): Promise<[string, string][] | undefined> {
  const block = allBlocks(blocks).find((candidate) => candidate.id === id)
  if (!block || choice.length === 0) return undefined
  const { lateFor } = await import('../blocks/late-styled')
  const components: Record<string, OwnComponent | undefined> = await lateFor([block], ownScript)
  return components[block.type]?.chosen?.(block, choice)
}
