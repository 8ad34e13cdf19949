import { isNotFound } from './model'
import type { PageInfo } from './page-info'

/** All pages of a site, as far as they need to know of each other. */
export type SiteIndex = {
  /** In the order of their names. */
  pages: PageInfo[]
  byAddress: Map<string, PageInfo>
  bySlug: Map<string, PageInfo>
  byName: Map<string, PageInfo>
  /** Pages whose documents could not be read: they exist, which is all that others need to know of them. */
  unreadable: PageRef[]
  /** Titles and descriptions that several pages have (`headKey`), with the file of the first. */
  repeated: Map<string, string>
  /** Pages by the page above them, in the order that page links to them. */
  children: Map<string, PageInfo[]>
  /** Pages that finders lead to: they say what they are for and what they do. */
  found: PageInfo[]
}

/** What a page's file name says of it. */
export type PageRef = Pick<PageInfo, 'name' | 'slug' | 'address'>

/** What a page shows of other pages. */
export type PageContext = {
  ancestors: PageInfo[]
  siblings: PageInfo[]
  related: PageInfo[]
  compared: PageInfo[]
  found: PageInfo[]
}

/** How many pages of its family a page shows. */
const shownSiblings = 3

/**
 * Puts the pages of all pages in order. Of two with the same address or name the first counts.
 * @param before an index that is returned where it says the same
 */
export function createSiteIndex(unordered: PageInfo[], unreadable: PageRef[] = [], before?: SiteIndex): SiteIndex {
  const pages = [...unordered].sort((a, b) => (a.name < b.name ? -1 : 1))
  if (before && areAlike(pages, before.pages) && areAlike(unreadable, before.unreadable)) return before
  // Nothing may lead to the page for addresses that lead nowhere.
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
  }
}

/** The pages that the page of an entry shows: those above it, the next of its family, those that go well with it, those it compares, and those its finders lead to. */
export function contextOf(info: PageInfo, index: SiteIndex): PageContext {
  return {
    ancestors: ancestorsOf(info, index),
    siblings: siblingsOf(info, index),
    related: info.related.flatMap((address) => index.byAddress.get(address) ?? []),
    compared: info.compared.flatMap((address) => index.byAddress.get(address) ?? []),
    found: info.finders ? index.found : [],
  }
}

/** The pages above a page, the topmost first. A cycle, which is a problem of its own, ends the walk. */
export function ancestorsOf(info: PageInfo, { bySlug }: SiteIndex): PageInfo[] {
  const above: PageInfo[] = []
  let current = bySlug.get(info.parent ?? '')
  while (current && current !== info && !above.includes(current)) {
    above.unshift(current)
    current = bySlug.get(current.parent ?? '')
  }
  return above
}

/** The next pages below the same parent, starting again at the end. A page with pages below it shows those itself. */
function siblingsOf({ name, slug, parent }: PageInfo, { children: families }: SiteIndex): PageInfo[] {
  if (parent === undefined || families.has(slug)) return []
  const all = families.get(parent) ?? []
  const own = all.findIndex((other) => other.name === name)
  return [...all.slice(own + 1), ...all.slice(0, own)].slice(0, shownSiblings)
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
      const known = first.get(head)
      if (known === undefined) first.set(head, file)
      else repeated.set(head, known)
    }
  }
  return repeated
}

/** Of those that did not change the same is known: it is compared first. */
function areAlike(now: object[], before: object[]): boolean {
  const isSame = (one: object, i: number) => one === before[i] || JSON.stringify(one) === JSON.stringify(before[i])
  return now.length === before.length && now.every(isSame)
}

function firstBy(pages: PageInfo[], keyOf: (info: PageInfo) => string): Map<string, PageInfo> {
  const found = new Map<string, PageInfo>()
  for (const info of pages) if (!found.has(keyOf(info))) found.set(keyOf(info), info)
  return found
}
