import { createContext, type ReactNode, useContext } from 'react'
import type { Block } from '../../schema/types'
import { PicturesLater } from './picture'

type RenderBlock = (block: Block) => ReactNode

const BlocksContext = createContext<RenderBlock | undefined>(undefined)

/** Gives blocks the means to show blocks within them, without knowing each other. */
export function BlocksProvider({ render, children }: { render: RenderBlock; children: ReactNode }) {
  return <BlocksContext.Provider value={render}>{children}</BlocksContext.Provider>
}

/** Shows blocks within another block, one under the other. @throws when used outside of a `BlocksProvider` */
export function Blocks({ blocks }: { blocks: Block[] }) {
  const render = useContext(BlocksContext)
  if (!render) throw new Error('blocks')
  return <PicturesLater>{blocks.map(render)}</PicturesLater>
}
