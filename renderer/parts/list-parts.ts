import { allBlocks, type LocalizedPage, mapBlocks } from '../../schema/localized'
import type { ListedPages, Text } from '../../schema/parts'
import type { PageList } from '../../schema/types'
import { fill, plainWords } from './text'

/** Returns the address of the feed for the lists on a page. */
export function feedAddress(address: string): string {
  return `${address === '/' ? '' : address}/feed.xml`
}

/** Returns the address of a part of a list: "/news" for the first part, "/news/2" for the second. */
export function partAddress(address: string, number: number): string {
  return number === 1 ? address : `${address === '/' ? '' : address}/${number}`
}

/** Splits "/news/2" into the address of a page and the number of a part; undefined for addresses without a number. */
export function splitPart(address: string): { address: string; number: number } | undefined {
  const [, start = '', number] = /^(.*)\/([1-9]\d{0,4})$/.exec(address) ?? []
  return number === undefined || number === '1' ? undefined : { address: start || '/', number: Number(number) }
}

const cache = new WeakMap<LocalizedPage, LocalizedPage[]>()

/**
 * Returns the pages that a brand shows for a page: the page itself, with its lists cut to their limits, and a page for
 * each further part of a list with "perPage". A page without lists is returned unchanged.
 * @param page a page as a brand shows it (`pageFor`)
 */
export function partsOf(page: LocalizedPage): LocalizedPage[] {
  const lists = allBlocks(page.blocks).filter((block) => block.type === 'page-list')
  if (lists.length === 0) return [page]
  const parts = cache.get(page) ?? splitPage(page, lists)
  cache.set(page, parts)
  return parts
}

function splitPage(page: LocalizedPage, lists: PageList[]): LocalizedPage[] {
  const long = lists.find(({ perPage }) => perPage !== undefined)
  const count = long?.perPage ? Math.ceil(limited(long).length / long.perPage) : 1
  const hrefs = Array.from({ length: Math.max(1, count) }, (_, i) => partAddress(page.address, i + 1))
  const feed = lists.find(({ list, feed }) => feed && list?.entries.some(({ changed }) => changed !== undefined))
  const feedHref = feedAddress(page.address)
  return hrefs.map((address, i) => ({
    ...page,
    address,
    ...(i > 0 &&
      long && {
        title: added(page.title, ` – ${fill(long.labels.page, { n: i + 1 })}`),
        breadcrumb: [...page.breadcrumb, { label: page.title, href: page.address }],
      }),
    relations: [
      ...(i > 0 ? [{ rel: 'prev' as const, href: hrefs[i - 1] ?? '' }] : []),
      ...(i + 1 < hrefs.length ? [{ rel: 'next' as const, href: hrefs[i + 1] ?? '' }] : []),
      ...(feed ? [{ rel: 'alternate' as const, href: feedHref, title: feed.title ?? page.title }] : []),
    ],
    blocks: mapBlocks(page.blocks, (block) =>
      block.type === 'page-list' ? cut(block, i, hrefs, block.id === feed?.id ? feedHref : undefined) : block,
    ),
  }))
}

/** Returns the pages of a list, up to the limit of the list. */
export function limited({ list, limit }: PageList): ListedPages['entries'] {
  return list?.entries.slice(0, limit) ?? []
}

/** Reduces a list to the pages of one part. If visitors can filter the list, its data keeps all pages. */
function cut(block: PageList, i: number, hrefs: string[], feed: string | undefined): PageList {
  const { list, perPage } = block
  if (!list) return block
  const allEntries = limited(block)
  const entries = perPage && list.filters.length === 0 ? allEntries.slice(i * perPage, (i + 1) * perPage) : allEntries
  return {
    ...block,
    list: {
      ...list,
      entries,
      ...(perPage && hrefs.length > 1 && { part: { number: i + 1, hrefs } }),
      ...(feed !== undefined && { feed }),
    },
  }
}

function added(text: Text, end: string): Text {
  return typeof text === 'string' ? text + end : { ...text, text: plainWords(text) + end }
}
