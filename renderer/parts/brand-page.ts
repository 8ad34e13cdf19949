import type { LocalizedPage } from '../../schema/localized'
import type { RichNode } from '../../schema/parts'
import { type Filter, isExcluded, showsField } from './brand'

/**
 * A page as a brand shows it: without blocks of other brands, without cards of other fields of activity, and without
 * links to pages that the brand excludes (only the text of such links is kept). Blocks, tabs and panels that become
 * empty are removed.
 */
export function pageFor(page: LocalizedPage, brand: Filter): LocalizedPage {
  const isWhole = !hasOwnBlocks(page.blocks)
  if (isWhole && !brand.excludedPages && !brand.filteredActivityFields) return page
  const has = ({ href }: { href: string }) => !isExcluded(brand, href)
  return {
    ...page,
    ...(!isWhole && { isOfBrand: true }),
    blocks: shownOf(page.blocks, brand) ?? [],
    breadcrumb: page.breadcrumb.filter(has),
    siblings: page.siblings.filter(has),
    related: page.related.filter(has),
    ...(page.uses && { uses: shownOf(page.uses, brand) }),
  }
}

/** Whether any of the blocks, including nested ones, is only for some brands. */
function hasOwnBlocks(blocks: object[]): boolean {
  return blocks.some(
    (block) =>
      'brands' in block ||
      Object.values(block).some(
        (list: unknown) =>
          Array.isArray(list) && list.some((item) => Array.isArray(item?.blocks) && hasOwnBlocks(item.blocks)),
      ),
  )
}

/**
 * A value as a brand shows it. Removes links to pages that the brand excludes, lists that become empty, and objects
 * that contain such a link or list. For fields that the schema marks as "alone", removes only the field.
 * @returns undefined if nothing remains
 */
export function shownOf<Value>(value: Value, brand: Filter): Value | undefined
export function shownOf(value: unknown, brand: Filter): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return listFor(value, brand)
  const owner: Owner = value
  const { href, field, brands, alone = [] } = owner
  if (!showsField(brand, field) || brands?.includes(brand.id) === false) return undefined
  const remaining: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(owner)) {
    remaining[name] = name === 'href' && isExcluded(brand, String(href)) ? undefined : shownOf(inner, brand)
    if (remaining[name] === undefined && inner !== undefined && !alone.includes(name)) return undefined
  }
  return remaining
}

/** Fields that determine whether a brand shows an object. Each field has the same meaning in every block. */
type Owner = { href?: string; field?: string; brands?: string[]; alone?: string[] }

function listFor(list: unknown[], brand: Filter): unknown[] | undefined {
  if (list.some(isElement)) return brand.excludedPages ? withoutLinks(list as RichNode[], brand) : list
  const remaining = list.map((item) => shownOf(item, brand)).filter((item) => item !== undefined)
  return remaining.length === 0 && list.length > 0 ? undefined : remaining
}

/** Whether an item of a list is an element of rich text. */
function isElement(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'tag' in item && 'children' in item
}

/** Rich text without links to pages that the brand excludes. */
function withoutLinks(nodes: RichNode[], brand: Filter): RichNode[] {
  return joinNodes(nodes.flatMap((node) => withoutExcludedLinks(node, brand)))
}

function withoutExcludedLinks(node: RichNode, brand: Filter): RichNode[] {
  if (typeof node === 'string') return [node]
  const children = withoutLinks(node.children, brand)
  return node.tag === 'a' && isExcluded(brand, node.href ?? '') ? children : [{ ...node, children }]
}

/**
 * Joins adjacent strings, because browsers parse them as one text node, and React must render the same number of nodes.
 */
export function joinNodes(nodes: RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
