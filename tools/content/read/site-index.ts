import { isNotFound } from './model'
import type { PageInfo } from './page-info'

/** An index of all pages of a site, with the data that pages need about each other. */
export type SiteIndex = {
  /** Sorted by name. */
  pages: PageInfo[]
  byAddress: Map<string, PageInfo>
  bySlug: Map<string, PageInfo>
  byName: Map<string, PageInfo>
  /** Pages whose documents could not be read. They are listed so that links to them are not reported as dead. */
  unreadable: PageRef[]
  /** Hashes (`headKey`) of repeated titles and descriptions, each with the file of the first page that has it. */
  repeated: Map<string, string>
  /** Child pages by the slug of their parent, in the order of the links on the parent page. */
  children: Map<string, PageInfo[]>
  /** Pages that finders show: those with both "for" and "does". */
  found: PageInfo[]
  /** Articles with a date by the slug of their parent ("" for none), the newest first. */
  articles: Map<string, PageInfo[]>
}

/** The data about a page that follows from its file name. */
export type PageRef = Pick<PageInfo, 'name' | 'slug' | 'address'>

/** The other pages whose names, pictures or tables a page shows. */
export type PageContext = {
  ancestors: PageInfo[]
  siblings: PageInfo[]
  related: PageInfo[]
  compared: PageInfo[]
  found: PageInfo[]
  /** The page before and the page after: in a manual, else the next newer and older article. At most one each. */
  before: PageInfo[]
  after: PageInfo[]
  /** All pages of the manual to which the page belongs, in the order of their tree. */
  manual: PageInfo[]
}

/** Maximum number of siblings that a page shows. */
const shownSiblings = 3

/**
 * Creates the index of all pages. If two pages have the same address or name, the first one is used.
 * @param previous an earlier index, which is returned if the new one would be equal
 */
export function createSiteIndex(unordered: PageInfo[], unreadable: PageRef[] = [], previous?: SiteIndex): SiteIndex {
  const pages = [...unordered].sort((a, b) => (a.name < b.name ? -1 : 1))
  if (previous && areAlike(pages, previous.pages) && areAlike(unreadable, previous.unreadable)) return previous
  // The not-found page is left out, because no link may lead to it.
  const routes = pages.filter((page) => !isNotFound(page))
  const bySlug = firstBy(routes, ({ slug }) => slug)
  return {
    pages,
    byAddress: firstBy(routes, ({ address }) => address),
    bySlug,
    byName: firstBy(pages, ({ name }) => name),
    unreadable,
    repeated: repeatedHeads(pages),
    children: childrenOf(pages, bySlug),
    found: pages.filter((info) => info.for && info.does),
    articles: articlesIn(routes),
  }
}

/** The other pages that a page shows: ancestors, siblings, related and compared pages, and all pages in its finders. */
export function contextOf(info: PageInfo, index: SiteIndex): PageContext {
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
    found: info.finders ? index.found : [],
  }
}

/** The articles with a date by the slug of their parent, the newest first. */
function articlesIn(pages: PageInfo[]): SiteIndex['articles'] {
  const articles = new Map<string, PageInfo[]>()
  for (const info of pages)
    if (info.kind === 'article' && info.date !== undefined)
      articles.set(info.parent ?? '', [...(articles.get(info.parent ?? '') ?? []), info])
  for (const list of articles.values()) list.sort((a, b) => (String(a.date) < String(b.date) ? 1 : -1))
  return articles
}

/** All pages of the manual to which a page belongs, in the order of their tree. Empty for other pages. */
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

/** The pages above a page, the topmost first. Stops at a cycle, which a rule reports. */
export function ancestorsOf(info: PageInfo, { bySlug }: SiteIndex): PageInfo[] {
  const ancestors: PageInfo[] = []
  let current = bySlug.get(info.parent ?? '')
  while (current && current !== info && !ancestors.includes(current)) {
    ancestors.unshift(current)
    current = bySlug.get(current.parent ?? '')
  }
  return ancestors
}

/** The next pages below the same parent, wrapping around. Empty for a page with children, which are shown instead. */
function siblingsOf({ name, slug, parent }: PageInfo, { children: families }: SiteIndex): PageInfo[] {
  if (parent === undefined || families.has(slug)) return []
  const family = families.get(parent) ?? []
  const ownIndex = family.findIndex((other) => other.name === name)
  return [...family.slice(ownIndex + 1), ...family.slice(0, ownIndex)].slice(0, shownSiblings)
}

function childrenOf(pages: PageInfo[], bySlug: Map<string, PageInfo>): Map<string, PageInfo[]> {
  const families = new Map<string, PageInfo[]>()
  for (const info of pages) {
    if (info.parent === undefined) continue
    const family = families.get(info.parent)
    if (family) family.push(info)
    else families.set(info.parent, [info])
  }
  for (const [slug, children] of families) {
    const links = bySlug.get(slug)?.links ?? []
    const rank = ({ address }: PageInfo) => (links.includes(address) ? links.indexOf(address) : links.length)
    children.sort((a, b) => rank(a) - rank(b))
  }
  return families
}

function repeatedHeads(pages: PageInfo[]): Map<string, string> {
  const first = new Map<string, string>()
  const repeated = new Map<string, string>()
  for (const info of pages) {
    if (isNotFound(info)) continue
    const { file, heads } = info
    for (const head of heads) {
      const firstFile = first.get(head)
      if (firstFile === undefined) first.set(head, file)
      else repeated.set(head, firstFile)
    }
  }
  return repeated
}

/** Whether two lists have equal items. Identity is compared first because most unchanged pages keep their objects. */
function areAlike(items: object[], previous: object[]): boolean {
  const isSame = (item: object, i: number) =>
    item === previous[i] || JSON.stringify(item) === JSON.stringify(previous[i])
  return items.length === previous.length && items.every(isSame)
}

function firstBy(pages: PageInfo[], keyOf: (info: PageInfo) => string): Map<string, PageInfo> {
  const first = new Map<string, PageInfo>()
  for (const info of pages) if (!first.has(keyOf(info))) first.set(keyOf(info), info)
  return first
}
