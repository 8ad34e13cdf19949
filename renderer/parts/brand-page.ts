import type { LocalizedPage } from '../../schema/localized'
import type { RichNode } from '../../schema/parts'
import { type Filter, isExcluded, showsField } from './brand'

/**
 * A page as a brand shows it: without cards of other fields of activity, and without what leads to pages the brand does
 * not have. Words of such links stay. A block, tab or panel that has nothing left is not shown.
 */
export function pageFor(page: LocalizedPage, brand: Filter): LocalizedPage {
  if (!brand.excludedPages && !brand.filteredActivityFields) return page
  const has = ({ href }: { href: string }) => !isExcluded(brand, href)
  return {
    ...page,
    blocks: shownOf(page.blocks, brand) ?? [],
    breadcrumb: page.breadcrumb.filter(has),
    siblings: page.siblings.filter(has),
    related: page.related.filter(has),
  }
}

/**
 * What a brand shows of a value. What leads to a page that it does not have is not shown, nor is a list of which nothing is
 * left, nor what has either; of what the schema says that it goes "alone", only that field.
 * @returns undefined where nothing is left
 */
export function shownOf<Value>(value: Value, brand: Filter): Value | undefined
export function shownOf(value: unknown, brand: Filter): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return listFor(value, brand)
  const owner: Owner = value
  const { href, field, alone = [] } = owner
  if (!showsField(brand, field)) return undefined
  const left: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(owner)) {
    left[name] = name === 'href' && isExcluded(brand, String(href)) ? undefined : shownOf(inner, brand)
    if (left[name] === undefined && inner !== undefined && !alone.includes(name)) return undefined
  }
  return left
}

/** What a brand looks at in an object: the fields that have these names in every block. */
type Owner = { href?: string; field?: string; alone?: string[] }

function listFor(list: unknown[], brand: Filter): unknown[] | undefined {
  if (list.some(isElement)) return brand.excludedPages ? withoutLinks(list as RichNode[], brand) : list
  const left = list.map((item) => shownOf(item, brand)).filter((item) => item !== undefined)
  return left.length === 0 && list.length > 0 ? undefined : left
}

/** Whether an item of a list is rich text with more than words. */
function isElement(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'tag' in item && 'children' in item
}

/** Words without links to pages the brand does not have. */
function withoutLinks(nodes: RichNode[], brand: Filter): RichNode[] {
  return joinNodes(nodes.flatMap((node) => withoutExcludedLinks(node, brand)))
}

function withoutExcludedLinks(node: RichNode, brand: Filter): RichNode[] {
  if (typeof node === 'string') return [node]
  const children = withoutLinks(node.children, brand)
  return node.tag === 'a' && isExcluded(brand, node.href ?? '') ? children : [{ ...node, children }]
}

/** Neighbouring words become one string, which React hydrates as the one text node a browser makes of it. */
export function joinNodes(nodes: RichNode[]): RichNode[] {
  const all: RichNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else all.push(node)
  }
  return all
}
