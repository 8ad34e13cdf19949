import type { Block } from '../../schema/types'

/** The blocks within a block, of all its panels. */
export function innerBlocks(block: Block): Block[] {
  const panels = block.type === 'tabs' ? block.items : block.type === 'map' ? block.continents : []
  return panels.flatMap(({ blocks = [] }) => blocks)
}
