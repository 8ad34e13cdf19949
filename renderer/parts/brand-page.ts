import type { LocalizedPage } from '../../schema/localized'
import type { RichNode, RichText } from '../../schema/parts'
import type { Block } from '../../schema/types'
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
    blocks: blocksFor(page.blocks, brand),
    breadcrumb: page.breadcrumb.filter(has),
    siblings: page.siblings.filter(has),
    related: page.related.filter(has),
  }
}

function blocksFor(blocks: Block[], brand: Filter): Block[] {
  return blocks.flatMap((block) => blockFor(block, brand) ?? [])
}

/** Undefined for a block that has nothing left. */
function blockFor(block: Block, brand: Filter): Block | undefined {
  const leadsOn = ({ href }: { href?: string }) => href === undefined || !isExcluded(brand, href)
  switch (block.type) {
    case 'card-grid':
      return filled('cards', {
        ...block,
        cards: block.cards.filter((card) => showsField(brand, card.field) && leadsOn(card)),
      })
    case 'link-list':
      return filled('links', { ...block, links: block.links.filter(leadsOn) })
    case 'tabs': {
      // A tab whose blocks are all gone has nothing; one that had none leads on, or is a heading.
      const items = block.items.filter(leadsOn).flatMap((item) => {
        const left = withBlocks(item, brand)
        return item.blocks?.length && !left.blocks?.length ? [] : [left]
      })
      return filled('items', { ...block, items })
    }
    case 'map': {
      const continents = block.continents.map((continent) => withBlocks(continent, brand))
      // A continent without blocks says that there is nothing.
      const emptied = continents.map(({ blocks, ...rest }) => (blocks?.length ? { ...rest, blocks } : rest))
      return { ...block, continents: emptied }
    }
    case 'compare': {
      const products = block.table?.products.filter(leadsOn) ?? []
      return products.length > 0 ? { ...block, table: { rows: block.table?.rows ?? [], products } } : undefined
    }
    case 'finder': {
      const pages = block.answers?.pages.filter((page) => showsField(brand, page.field) && leadsOn(page)) ?? []
      return block.answers && pages.length > 0 ? { ...block, answers: { ...block.answers, pages } } : undefined
    }
    case 'faq':
      return { ...block, items: block.items.map((item) => ({ ...item, answer: withoutLinks(item.answer, brand) })) }
    case 'steps':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, text: item.text && withoutLinks(item.text, brand) })),
      }
    case 'scene':
      return filled('places', {
        ...block,
        places: block.places.filter((place) => showsField(brand, place.field) && leadsOn(place)),
      })
    case 'events':
      return {
        ...block,
        items: block.items.map((item) => (leadsOn(item) ? item : { ...item, href: undefined })),
      }
    case 'testimonials':
      return { ...block, items: block.items.map((item) => (leadsOn(item) ? item : { ...item, href: undefined })) }
    case 'spec-table':
      return block.of && !leadsOn(block.of) ? undefined : block
    case 'hero':
      return block.action && !leadsOn(block.action) ? { ...block, action: undefined } : block
    case 'text':
      return { ...block, text: withoutLinks(block.text, brand) }
    case 'list-columns':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, text: column.text && withoutLinks(column.text, brand) })),
      }
    default:
      return block
  }
}

function filled<List extends string, Owner extends Record<List, unknown[]>>(
  list: List,
  owner: Owner,
): Owner | undefined {
  return owner[list].length > 0 ? owner : undefined
}

function withBlocks<Panel extends { blocks?: Block[] }>(panel: Panel, brand: Filter): Panel {
  return panel.blocks ? { ...panel, blocks: blocksFor(panel.blocks, brand) } : panel
}

/** Words without links to pages the brand does not have. */
function withoutLinks(text: RichText, brand: Filter): RichText {
  return brand.excludedPages
    ? { ...text, nodes: joinNodes(text.nodes.flatMap((node) => withoutExcludedLinks(node, brand))) }
    : text
}

function withoutExcludedLinks(node: RichNode, brand: Filter): RichNode[] {
  if (typeof node === 'string') return [node]
  const children = joinNodes(node.children.flatMap((child) => withoutExcludedLinks(child, brand)))
  return node.tag === 'a' && isExcluded(brand, node.href ?? '') ? children : [{ ...node, children }]
}

/** Neighbouring words become one string, which React hydrates as the one text node a browser makes of it. */
function joinNodes(nodes: RichNode[]): RichNode[] {
  const all: RichNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else all.push(node)
  }
  return all
}
