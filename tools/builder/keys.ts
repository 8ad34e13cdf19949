import type { PageInfo } from '../content/page-info'
import type { Source } from '../content/site'
import { contextOf, type SiteIndex } from '../content/site-index'
import { hashOf } from '../files/files'
import { byPage } from '../html/previews'
import type { Scan } from '../site/scan'
import { type Sheets, sheetsByPage } from './data-sheets'

/** Keys of pages: equal where nothing changed that they depend on. */
export type Keys = {
  /** Of all that the files of a page are made from: its documents, what all pages share, pages it shows or finds, tables it compares, media, its previews and data sheets. */
  pageKey(scan: Scan): string
}

/**
 * @param source its media, and the day whose site it is
 * @param frame what all pages share when they are built, as one text
 * @param drawn the link previews that are drawn
 */
export function createKeys(
  index: SiteIndex,
  { media, day = '' }: Pick<Source, 'media' | 'day'>,
  frame: string,
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
