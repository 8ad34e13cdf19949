import { memoize } from '../base/memoize'
import { type Listing, listedPages } from './listed-pages'
import type { ListRule, PageInfo } from './page-info'
import { ancestorsOf, type SiteIndex } from './site-index'

/** The other pages whose names, pictures or tables a page shows. */
export type PageContext = {
  ancestors: PageInfo[]
  siblings: PageInfo[]
  related: PageInfo[]
  compared: PageInfo[]
  /** The pages in the page's lists. A list that is sorted by name is included once per language. */
  listed: PageInfo[]
  /** The previous and next page (at most one each): in a manual, or else the next newer and next older article. */
  before: PageInfo[]
  after: PageInfo[]
  /** All pages of the manual to which the page belongs, in the order of their tree. */
  manual: PageInfo[]
}

/** Maximum number of siblings that a page shows. */
const shownSiblings = 3

/** Collects the other pages that a page shows: neighbours in the tree, and related, compared and listed pages. */
export function contextOf(info: PageInfo, { index, settings }: Listing): PageContext {
  const languages = settings.languages.map(({ code }) => code)
  const listed = (info.lists ?? []).flatMap((list) =>
    (list.sort === 'title' ? languages : languages.slice(0, 1)).flatMap((code) =>
      listedPages(list, info.slug, { index, settings }, code),
    ),
  )
  const manual = manualOf(info, index)
  const row = manual.length > 0 ? manual : info.kind === 'article' ? (index.articles.get(info.parent ?? '') ?? []) : []
  const place = row.findIndex(({ name }) => name === info.name)
  return {
    before: row.slice(Math.max(place - 1, 0), Math.max(place, 0)),
    after: place < 0 ? [] : row.slice(place + 1, place + 2),
    manual,
    ancestors: ancestorsOf(info, index),
    siblings: siblingsOf(info, index),
    related: info.related.flatMap((address) => index.byAddress.get(address) ?? []),
    compared: info.compared.flatMap((address) => index.byAddress.get(address) ?? []),
    listed,
  }
}

/**
 * Returns a page whose lists are not sorted by name (unless they have a limit), because sorting thousands of names in
 * each language takes long. For callers that do not need the order, or that already depend on the names.
 */
export function withoutNameOrder({ lists, ...info }: PageInfo): PageInfo {
  const isByName = ({ sort, limit }: ListRule) => sort === 'title' && limit === undefined
  return { ...info, lists: lists?.map((list) => (isByName(list) ? { ...list, sort: 'oldest' } : list)) }
}

/** The next pages below the same parent, wrapping around. Empty for a page with children, which are shown instead. */
function siblingsOf({ name, slug, parent }: PageInfo, { children: families }: SiteIndex): PageInfo[] {
  if (parent === undefined || families.has(slug)) return []
  const family = families.get(parent) ?? []
  const next = (positionsIn(family).get(name) ?? -1) + 1
  return [
    ...family.slice(next, next + shownSiblings),
    ...family.slice(0, Math.min(Math.max(next - 1, 0), shownSiblings)),
  ].slice(0, shownSiblings)
}

/** Indexes of pages by name. Cached, because a table can make thousands of pages below one parent. */
const positionsIn = memoize((pages: PageInfo[]) => new Map(pages.map(({ name }, i) => [name, i])))

/** Returns all pages of a page's manual, in the order of their tree. Empty for pages outside manuals. */
function manualOf(info: PageInfo, index: SiteIndex): PageInfo[] {
  const first = [...ancestorsOf(info, index), info].find(({ manual }) => manual)
  const pages: PageInfo[] = []
  const add = (page: PageInfo) => {
    if (pages.includes(page)) return
    pages.push(page)
    for (const child of index.children.get(page.slug) ?? []) add(child)
  }
  if (first) add(first)
  return pages
}
