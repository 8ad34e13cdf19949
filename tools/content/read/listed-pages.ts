import { memoize } from '../base/memoize'
import { facetIds } from './facets'
import { type BrandSettings, isNotFound, type Settings } from './model'
import type { ListRule, PageInfo } from './page-info'
import type { Base } from './site'
import { ancestorsOf, type SiteIndex } from './site-index'

/** The parts of a site that determine which pages a list shows. */
export type Listing = Pick<Base, 'index' | 'settings'>

/**
 * Returns the pages of a list, in order. If the list has a limit, returns enough pages to reach the limit in every
 * brand, and the pages in between that only some brands show or that are shown only for some time. `partsOf` then
 * shortens the list for each brand.
 * @param slug slug of the page that contains the list; the list leaves out this page
 * @param language the language in which names are sorted
 */
export function listedPages(
  list: ListRule,
  slug: string | undefined,
  { index, settings }: Listing,
  language: string,
): PageInfo[] {
  const orders = ordersOf(settings)(index)
  const key = JSON.stringify([list.of, list.sort, list.filters, list.sort === 'title' && language])
  const ordered = orders.get(key) ?? inOrder(list, index, settings, language)
  orders.set(key, ordered)
  const pages = ordered.filter((page) => page.slug !== slug)
  if (list.limit === undefined) return pages
  let certain = 0
  const last = pages.findIndex((page) => isAlwaysShown(page, settings.brands) && ++certain === list.limit)
  return last < 0 ? pages : pages.slice(0, last + 1)
}

/** Sorted pages, cached because many pages may have the same list. */
const ordersOf = memoize((_: Settings) => memoize((_: SiteIndex) => new Map<string, PageInfo[]>()))

/** Whether a page meets the conditions of a list. */
export function isListed({ of, filters = [] }: ListRule, page: PageInfo): boolean {
  if (isNotFound(page)) return false
  if (!of) return filters.some((filter) => page[filter])
  const has = (facet: 'for' | 'does' | 'tags') => (of[facet] ?? []).every((id) => page[facet]?.includes(id))
  return (
    (of.parent === undefined || of.parent === page.parent) &&
    (of.kind === undefined || of.kind === (page.kind ?? 'page')) &&
    (of.pages === undefined || of.pages.includes(page.address)) &&
    has('for') &&
    has('does') &&
    has('tags')
  )
}

function isAlwaysShown({ address, draft, from, until }: PageInfo, brands: BrandSettings[]): boolean {
  const isLeftOut = ({ excludedPages, filteredActivityFields }: BrandSettings) =>
    filteredActivityFields !== undefined || excludedPages?.includes(address)
  return !draft && (from ?? until) === undefined && !brands.some(isLeftOut)
}

function inOrder(list: ListRule, index: SiteIndex, settings: Settings, language: string): PageInfo[] {
  const pages = index.pages.filter((page) => isListed(list, page))
  const { sort = list.of?.pages ? 'pages' : 'menu' } = list
  switch (sort) {
    case 'pages':
      return pages.sort((a, b) => (list.of?.pages ?? []).indexOf(a.address) - (list.of?.pages ?? []).indexOf(b.address))
    case 'newest':
      return pages.sort((a, b) => compare(b.date ?? '', a.date ?? ''))
    case 'oldest':
      return pages.sort((a, b) => compare(a.date ?? '~', b.date ?? '~'))
    case 'title': {
      const { compare } = new Intl.Collator(language, { numeric: true })
      return pages.sort((a, b) => compare(a.names[language]?.text ?? '', b.names[language]?.text ?? ''))
    }
    case 'menu':
      return inMenuOrder(pages, list, index, settings)
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Sorts pages by field of activity, then by the order in which their ancestors link to them. If visitors can filter by
 * "does", sorts first by the page's "does" ids, in the order of the site's list.
 */
function inMenuOrder(pages: PageInfo[], { filters }: ListRule, index: SiteIndex, settings: Settings): PageInfo[] {
  const needs = filters?.includes('does') ? facetIds(settings, 'does') : []
  const roleOf = ({ does = [] }: PageInfo) => (needs.length > 0 ? Math.min(...does.map((id) => needs.indexOf(id))) : 0)
  const fields = siteFields(settings).map(({ href }) => href)
  const placeOf = (info: PageInfo) => {
    const branch = [...ancestorsOf(info, index), info]
    return [roleOf(info), ...branch.map((page) => rankOf(page, index, fields))]
  }
  const placed = pages.map((page) => ({ page, place: placeOf(page) }))
  return placed.sort((a, b) => compareLists(a.place, b.place)).map(({ page }) => page)
}

function rankOf(page: PageInfo, { children }: SiteIndex, fields: string[]): number {
  const family = page.parent === undefined ? undefined : children.get(page.parent)
  const rank = family ? family.indexOf(page) : fields.indexOf(page.address)
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
}

function compareLists(a: number[], b: number[]): number {
  const longer = a.length > b.length ? a : b
  const index = longer.findIndex((_, i) => a[i] !== b[i])
  return index < 0 ? 0 : (a[index] ?? -1) - (b[index] ?? -1)
}

type Fields = { id: string; href: string }[]

function siteFields({ document }: Settings): Fields {
  const { fields } = document.json
  return Array.isArray(fields) ? (fields as Fields) : []
}

/** The id of the field of activity whose own page is the given page or one of its ancestors. */
export function fieldOf(page: PageInfo, { index, settings }: Listing): string | undefined {
  const addresses = [...ancestorsOf(page, index), page].map(({ address }) => address)
  return siteFields(settings).find(({ href }) => addresses.includes(href))?.id
}
