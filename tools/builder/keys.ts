import { orphansOf } from '../checks/moved'
import type { PageInfo } from '../content/page-info'
import type { Site, Source } from '../content/site'
import { contextOf, type SiteIndex } from '../content/site-index'
import { hashOf } from '../files/files'
import { byPage } from '../html/previews'
import { type Sheets, sheetsByPage } from './data-sheets'
import type { Scan } from './scan'

/** Keys of pages: equal where nothing changed that they depend on. */
export type Keys = CheckKeys & {
  /** Of all that the files of a page are made from: its documents, what all pages share, pages it shows or finds, tables it compares, media, its previews and data sheets. */
  pageKey(scan: Scan): string
}

/** Keys of what checking finds: equal where nothing changed that it looks at. */
export type CheckKeys = {
  /** Of all that checking a page looks at: its documents, and what is true of all pages. */
  checkKey(scan: Scan): string
  /** Of what is true of all pages: all that checking what they share looks at. */
  sharedCheckKey: string
}

/**
 * @param source its media, and the day whose site it is
 * @param frame what all pages share when they are built, as one text
 * @param rules see `rulesOf`
 * @param drawn the link previews that are drawn
 */
export function createKeys(
  index: SiteIndex,
  { media, day = '' }: Pick<Source, 'media' | 'day'>,
  frame: string,
  rules: string,
  drawn: string[],
  sheets: Sheets,
): Keys {
  const previewsOf = byPage(drawn)
  const sheetsOf = sheetsByPage(sheets)
  const mediaKeys = new Map(Object.entries(media).map(([file, one]) => [file, JSON.stringify([file, one])]))
  const mediaKey = (file: string) => mediaKeys.get(file) ?? file
  const frameKey = hashOf(frame)
  // Most pages are shown by others; each is written out once.
  const faces = new Map<PageInfo, string>()
  const faceOf = (info: PageInfo) => {
    const face = faces.get(info) ?? JSON.stringify([info.address, info.names]) + mediaKey(info.picture ?? '')
    faces.set(info, face)
    return face
  }
  const tree = [...index.children].map(([slug, pages]) => [slug, pages.map(({ address }) => address)])
  return {
    ...createCheckKeys(index, media, rules),
    pageKey: ({ hash, info }) => {
      const { ancestors, siblings, related, compared, found } = contextOf(info, index)
      const faces = [
        ancestors,
        siblings,
        related,
        found,
        found.flatMap((one) => index.bySlug.get(one.parent ?? '') ?? []),
      ].map((shown) => shown.map(faceOf).join())
      const own = [...previewsOf(info.address), ...sheetsOf(info.address)]
      const tables = compared.map(({ address, names, rows }) => [address, names, rows])
      // What finders show, and in which order.
      const answers = found.length > 0 && [found.map((one) => [one.for, one.does]), tree]
      return hashOf(
        [
          frameKey,
          hash,
          ...faces,
          ...info.media.map(mediaKey),
          own,
          JSON.stringify([tables, info.days?.filter((last) => last < day), answers]),
        ].join('\n'),
      )
    },
  }
}

/** What all pages share when they are checked, as one text: their documents, and where translations of pages that moved belong. */
export function rulesOf(site: Site): string {
  return JSON.stringify([site.source.documents, orphansOf(site).map(({ name, now }) => [name, now])])
}

/** @param rules see `rulesOf` */
export function createCheckKeys(index: SiteIndex, media: Source['media'], rules: string): CheckKeys {
  const sizes = Object.entries(media).map(([file, { width, height, labels: marks }]) => [file, width, height, marks])
  const rulesKey = hashOf(rules + structureOf(index) + JSON.stringify(sizes))
  return {
    checkKey: ({ hash }) => rulesKey + hash,
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
