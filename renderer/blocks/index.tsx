import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { allBlocks } from '../../schema/localized'
import type { Block, BlockMap } from '../../schema/types'
import { early } from './early'
import type { MakeOwn } from './own'

/** Blocks of one type, or of several: the type and the block it belongs to stay together. */
type BlockOf<Type extends keyof BlockMap> = { [Name in Type]: BlockMap[Name] }[Type]

/** Components by the types of their blocks. */
export type Components<Types extends keyof BlockMap> = {
  [Type in Types]: FunctionComponent<{ block: BlockOf<Type> }>
}

type LateType = keyof typeof import('./late').late

/** One component for each block type of the schema that does not load late; one too few does not compile. */
const registry: { [Type in keyof BlockMap]?: FunctionComponent<{ block: BlockOf<Type> }> } = {
  ...(early satisfies Components<Exclude<keyof BlockMap, LateType>>),
}

/** Adds the components of blocks that few pages have: of the engine, or of the site's own, whose types the engine does not know. */
export function addLate(late: Components<LateType> | ReturnType<MakeOwn>['components']): void {
  Object.assign(registry, late)
}

/**
 * Loads what a page needs to be shown beyond what every page has. A browser does so once; the build has all from the start.
 * @param own the script of the site's own blocks
 */
export async function loadBlocks(blocks: Block[], own: string | undefined): Promise<void> {
  if (allBlocks(blocks).every(({ type }) => type in registry)) return
  addLate(await import('./late-styled').then(({ lateFor }) => lateFor(blocks, own)))
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
