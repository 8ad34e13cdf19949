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
  /** Dated articles, the newest first, by the slug of their parent ("" for none). */
  articles: Map<string, PageInfo[]>
}

/** The data about a page that follows from its file name. */
export type PageRef = Pick<PageInfo, 'name' | 'slug' | 'address'>

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
    articles: articlesIn(routes),
  }
}

/** Groups dated articles by the slug of their parent, the newest first. */
function articlesIn(pages: PageInfo[]): SiteIndex['articles'] {
  const articles = new Map<string, PageInfo[]>()
  for (const info of pages)
    if (info.kind === 'article' && info.date !== undefined)
      articles.set(info.parent ?? '', [...(articles.get(info.parent ?? '') ?? []), info])
  for (const list of articles.values()) list.sort((a, b) => (String(a.date) < String(b.date) ? 1 : -1))
  return articles
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
