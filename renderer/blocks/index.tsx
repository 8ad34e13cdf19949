import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { Block, BlockMap } from '../../schema/types'
import { CardGrid } from './card-grid/card-grid'
import { FeatureList } from './feature-list/feature-list'
import { Gallery } from './gallery/gallery'
import { innerBlocks } from './inner'
import { LinkList } from './link-list/link-list'
import { ListColumns } from './list-columns/list-columns'
import type { MakeOwn } from './own'
import { SpecTable } from './spec-table/spec-table'
import { Text } from './text/text'

/** Blocks of one type, or of several: the type and the block it belongs to stay together. */
type BlockOf<Type extends keyof BlockMap> = { [Name in Type]: BlockMap[Name] }[Type]

/** Components by the types of their blocks. */
export type Components<Types extends keyof BlockMap> = {
  [Type in Types]: FunctionComponent<{ block: BlockOf<Type> }>
}

type LateType = keyof typeof import('./late').late

/** One component for each block type of the schema that is not in `late.ts`; one too few or too many does not compile. */
const early: Components<Exclude<keyof BlockMap, LateType>> = {
  text: Text,
  'card-grid': CardGrid,
  gallery: Gallery,
  'feature-list': FeatureList,
  'spec-table': SpecTable,
  'link-list': LinkList,
  'list-columns': ListColumns,
}

const registry: { [Type in keyof BlockMap]?: FunctionComponent<{ block: BlockOf<Type> }> } = { ...early }

/** Adds the components of blocks that few pages have: of the engine, or of the site's own, whose types the engine does not know. */
export function addLate(late: Components<LateType> | ReturnType<MakeOwn>['components']): void {
  Object.assign(registry, late)
}

/** Loads what a page needs to be shown beyond what every page has. A browser does so once; the build has all from the start. */
export async function loadBlocks(blocks: Block[]): Promise<void> {
  if (blocks.every(isReady)) return
  const { lateFor } = await import('./late-styled')
  addLate(await lateFor(blocks))
}

/** Whether there is a component for a block, and for all blocks in it. */
function isReady(block: Block): boolean {
  return block.type in registry && innerBlocks(block).every(isReady)
}

/** Shows any block. */
export function renderBlock(block: Block): ReactNode {
  return renderAs(block.type, block)
}

function renderAs<Type extends keyof BlockMap>(type: Type, block: BlockOf<Type>): ReactNode {
  const component = registry[type]
  if (!component) throw new Error(type)
  return createElement(component, { key: block.id, block })
}
