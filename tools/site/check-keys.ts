import { orphansOf } from '../checks/shared/moved'
import type { Site, Source } from '../content/read/site'
import type { SiteIndex } from '../content/read/site-index'
import { hashOf } from '../files/files'
import { keyOf } from '../files/trace'
import type { Scan } from './pages'

/** Keys of what checking finds: equal where nothing changed that it looks at. */
export type CheckKeys = {
  /** Of all that checking a page looks at: its documents, and what is true of all pages. */
  checkKey(scan: Scan): string
  /** Of what is true of all pages: all that checking what they share looks at. */
  sharedCheckKey: string
}

/** What all pages share when they are checked, as one text: documents, letters of fonts, and where translations of pages that moved belong. */
export function rulesOf(site: Site): string {
  const { documents, fonts } = site.source
  return JSON.stringify([documents, fonts, orphansOf(site).map(({ name, now }) => [name, now])])
}

/** @param rules see `rulesOf` */
export function createCheckKeys(index: SiteIndex, media: Source['media'], rules: string): CheckKeys {
  const sizes = Object.entries(media).map(([file, { width, height, labels: marks }]) => [file, width, height, marks])
  const rulesKey = keyOf({
    shared: hashOf(rules),
    pages: hashOf(structureOf(index)),
    media: hashOf(JSON.stringify(sizes)),
  })
  return {
    checkKey: ({ hash }) => `${rulesKey} ${keyOf({ files: hash })}`,
    // Whether a media file is named by any page, no rule about a page asks.
    sharedCheckKey: hashOf(rulesKey + [...new Set(index.pages.flatMap(({ media }) => media))].sort().join()),
  }
}

/** What the rules about a page ask of all others. */
function structureOf({ pages, repeated, unreadable, found }: SiteIndex): string {
  const places = pages.map(({ name, address, parent, anchors, finders, valid, draft }) => [
    name,
    address,
    parent,
    anchors,
    finders,
    valid,
    draft,
  ])
  const compared = new Set(pages.flatMap(({ compared }) => compared))
  const tables = pages.flatMap(({ address, rows = [] }) =>
    compared.has(address) ? [[address, rows.map(({ id }) => id)]] : [],
  )
  const linked = new Set(pages.flatMap(({ links }) => links))
  const isListed = pages.some(({ listed }) => listed)
  return JSON.stringify([places, tables, [...linked].sort(), [...repeated], unreadable, found.length > 0, isListed])
}
