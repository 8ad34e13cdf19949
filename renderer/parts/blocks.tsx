import { createContext, type ReactNode, useContext } from 'react'
import type { Block } from '../../schema/types'
import { PicturesLater } from './picture'

type RenderBlock = (block: Block) => ReactNode

const BlocksContext = createContext<RenderBlock | undefined>(undefined)

/** Lets blocks render nested blocks without importing each other. */
export function BlocksProvider({ render, children }: { render: RenderBlock; children: ReactNode }) {
  return <BlocksContext.Provider value={render}>{children}</BlocksContext.Provider>
}

/** Renders blocks inside another block, one below the other. @throws outside a `BlocksProvider` */
export function Blocks({ blocks }: { blocks: Block[] }) {
  const render = useContext(BlocksContext)
  if (!render) throw new Error('blocks')
  return <PicturesLater>{blocks.map(render)}</PicturesLater>
}
