import type { Block } from '../../schema/types'

/** Blocks that hold blocks: the name of their list. Each of its items may have "blocks". */
export const nestingLists: ReadonlyMap<unknown, string> = new Map([
  ['tabs', 'items'],
  ['map', 'continents'],
])

/** Blocks whose items are anchors of the page: the name of their list. */
export const anchoredLists: ReadonlyMap<unknown, string> = new Map([...nestingLists, ['faq', 'items']])

/** The blocks within a block, one list for each panel. */
export function nestedBlocks(block: Block): Block[][] {
  if (block.type === 'tabs') return block.items.map(({ blocks = [] }) => blocks)
  if (block.type === 'map') return block.continents.map(({ blocks = [] }) => blocks)
  return []
}
