import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { allBlocks } from '../../schema/localized'
import type { Block, BlockMap } from '../../schema/types'
import { early } from './early'
import type { MakeOwn } from './own'

/** Block with a given type. For a union of types, the union of their blocks. */
type BlockOf<Type extends keyof BlockMap> = { [Name in Type]: BlockMap[Name] }[Type]

export type Components<Types extends keyof BlockMap> = {
  [Type in Types]: FunctionComponent<{ block: BlockOf<Type> }>
}

type LateType = keyof typeof import('./late').late

/** Components by block type. `satisfies` fails to compile if a type that is not lazily loaded has no component. */
const registry: { [Type in keyof BlockMap]?: FunctionComponent<{ block: BlockOf<Type> }> } = {
  ...(early satisfies Components<Exclude<keyof BlockMap, LateType>>),
}

/**
 * Registers components: either the engine's lazily loaded ones, or a site's custom components, whose types are not in
 * the engine's schema.
 */
export function addLate(late: Components<LateType> | ReturnType<MakeOwn>['components']): void {
  Object.assign(registry, late)
}

/**
 * If a page needs a lazily loaded component, loads all such components at once. In the build, they are registered in
 * advance, so nothing is loaded.
 * @param ownScript address of the script with the site's custom blocks
 */
export async function loadBlocks(blocks: Block[], ownScript: string | undefined): Promise<void> {
  if (allBlocks(blocks).every(({ type }) => type in registry)) return
  addLate(await import('./late-styled').then(({ lateFor }) => lateFor(blocks, ownScript)))
}

/** Renders a block of any type. */
export function renderBlock(block: Block): ReactNode {
  return renderAs(block.type, block)
}

function renderAs<Type extends keyof BlockMap>(type: Type, block: BlockOf<Type>): ReactNode {
  const component = registry[type]
  if (!component) throw new Error(type)
  return createElement(component, { key: block.id, block })
}
