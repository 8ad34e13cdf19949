import { type Listing, listedPages } from './listed-pages'
import type { PageInfo } from './page-info'
import { ancestorsOf, type SiteIndex } from './site-index'

/** The other pages whose names, pictures or tables a page shows. */
export type PageContext = {
  ancestors: PageInfo[]
  siblings: PageInfo[]
  related: PageInfo[]
  compared: PageInfo[]
  /** The pages of its lists. Lists that are sorted by name have an order for each language. */
  listed: PageInfo[]
}

/** Maximum number of siblings that a page shows. */
const shownSiblings = 3

/** The other pages that a page shows: ancestors, siblings, related and compared pages, and the pages of its lists. */
export function contextOf(info: PageInfo, { index, settings }: Listing): PageContext {
  const languages = settings.languages.map(({ code }) => code)
  const listed = (info.lists ?? []).flatMap((list) =>
    (list.sort === 'title' ? languages : languages.slice(0, 1)).flatMap((code) =>
      listedPages(list, info.slug, { index, settings }, code),
    ),
  )
  return {
    ancestors: ancestorsOf(info, index),
    siblings: siblingsOf(info, index),
    related: info.related.flatMap((address) => index.byAddress.get(address) ?? []),
    compared: info.compared.flatMap((address) => index.byAddress.get(address) ?? []),
    listed,
  }
}

/** The next pages below the same parent, wrapping around. Empty for a page with children, which are shown instead. */
function siblingsOf({ name, slug, parent }: PageInfo, { children: families }: SiteIndex): PageInfo[] {
  if (parent === undefined || families.has(slug)) return []
  const family = families.get(parent) ?? []
  const ownIndex = family.findIndex((other) => other.name === name)
  return [...family.slice(ownIndex + 1), ...family.slice(0, ownIndex)].slice(0, shownSiblings)
}
