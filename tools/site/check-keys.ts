import { orphansOf } from '../checks/shared/moved'
import { firstMisfits } from '../content/check/misfit'
import type { Document } from '../content/json/document'
import { isListed } from '../content/read/listed-pages'
import type { ListRule, PageInfo } from '../content/read/page-info'
import type { Site, Source } from '../content/read/site'
import type { SiteIndex } from '../content/read/site-index'
import { common } from '../content/read/words'
import { hashOf } from '../files/files'
import { keyOf } from '../files/trace'
import type { Scan } from './pages'

/** Cache keys of check results. A key changes only if the inputs of the check change. */
export type CheckKeys = {
  /** Key for the check of a page. Covers the page's documents, and the data about all pages that checks use. */
  checkKey(scan: Scan): string
  /**
   * Key for the check of shared data. Covers the data about all pages, and the names of the media files in use, but not
   * the wording of shared words.
   */
  sharedCheckKey: string
}

/**
 * Serializes the input that the checks of all pages share: documents, font letters, and the old and probable new names
 * of pages that were moved without their translations. Pages depend on the names of shared words but not on their
 * wording, so that a new wording does not cause checks of all pages.
 */
export function rulesOf(site: Site): string {
  const { documents, fonts } = site.source
  const sharedWords = [...site.locales.values()].flatMap((names) => names.get(common) ?? [])
  const forms = Object.fromEntries(sharedWords.map((document) => [document.file, formOf(document)]))
  return JSON.stringify([{ ...documents, ...forms }, fonts, orphansOf(site).map(({ name, now }) => [name, now])])
}

/** Serializes a file of shared words with only the placeholders of each word. Units are kept, because pages name them. */
function formOf({ json: { units, ...words } }: Document): string {
  const placeholders = (text: string) => (text.trim() === '' ? '' : [' ', ...(text.match(/\{[^}]*\}/g) ?? [])].join(''))
  return JSON.stringify([
    units,
    JSON.stringify(words, (_, value) => (typeof value === 'string' ? placeholders(value) : value)),
  ])
}

/** @param rules see `rulesOf` */
export function createCheckKeys(index: SiteIndex, media: Source['media'], rules: string): CheckKeys {
  const facts = Object.entries(media).map(([file, { width, height, labels, hash, digest = hash }]) => [
    ...[file, width, height, labels, digest],
  ])
  const rulesKey = keyOf({
    shared: hashOf(rules),
    pages: hashOf(structureOf(index)),
    media: hashOf(JSON.stringify([facts, [...firstMisfits(index, media)]])),
  })
  const names = hashOf(JSON.stringify(index.pages.map(({ name, names, listed }) => listed && [name, names])))
  return {
    // The names of products matter only for a page with links, because a check compares links with these names.
    checkKey: ({ hash, info: { links } }) =>
      `${rulesKey} ${keyOf({ files: hash, ...(links.length > 0 && { names }) })}`,
    // Only the checks of shared data depend on which media files pages use.
    sharedCheckKey: hashOf(rulesKey + names + [...new Set(index.pages.flatMap(({ media }) => media))].sort().join()),
  }
}

/** Creates a function that selects the data about a page on which the check of a list depends. */
const factsFor =
  ({ figures }: ListRule) =>
  ({ address, date, rows }: PageInfo) => [address, date !== undefined, figures && rows?.map(({ id }) => id)]

/** Serializes the data about all pages that is needed to check a single page. */
function structureOf({ pages, repeated, unreadable }: SiteIndex): string {
  const pageFacts = pages.map(
    ({ name, address, listed, parent, anchors, anchorBrands, lists, valid, draft, called }) => [
      name,
      address,
      listed,
      parent,
      anchors,
      anchorBrands,
      lists,
      lists?.map((list) => pages.filter((page) => isListed(list, page)).map(factsFor(list))),
      valid,
      draft,
      called,
    ],
  )
  const comparedAddresses = new Set(pages.flatMap(({ compared }) => compared))
  const tables = pages.flatMap(({ address, rows = [] }) =>
    comparedAddresses.has(address) ? [[address, rows.map(({ id }) => id)]] : [],
  )
  const linkedAddresses = new Set(pages.flatMap(({ links }) => links))
  const hasListed = pages.some(({ listed }) => listed)
  return JSON.stringify([pageFacts, tables, [...linkedAddresses].sort(), [...repeated], unreadable, hasListed])
}
