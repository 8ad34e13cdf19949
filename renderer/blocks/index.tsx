import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { Block, BlockMap } from '../../schema/types'
import { CardGrid } from './card-grid/card-grid'
import { ContactList } from './contact-list/contact-list'
import { DocumentList } from './document-list/document-list'
import { Drawing } from './drawing/drawing'
import { FeatureList } from './feature-list/feature-list'
import { Gallery } from './gallery/gallery'
import { Hero } from './hero/hero'
import { LinkList } from './link-list/link-list'
import { ListColumns } from './list-columns/list-columns'
import { WorldMap } from './map/map'
import { SpecTable } from './spec-table/spec-table'
import { Tabs } from './tabs/tabs'
import { Testimonials } from './testimonials/testimonials'
import { Text } from './text/text'

/** Blocks of one type, or of several: the type and the block it belongs to stay together. */
type BlockOf<Type extends keyof BlockMap> = { [Name in Type]: BlockMap[Name] }[Type]

/** One component for each block type of the schema; one too few or too many does not compile. */
const registry: { [Type in keyof BlockMap]: FunctionComponent<{ block: BlockOf<Type> }> } = {
  hero: Hero,
  text: Text,
  'card-grid': CardGrid,
  gallery: Gallery,
  'feature-list': FeatureList,
  'spec-table': SpecTable,
  drawing: Drawing,
  tabs: Tabs,
  testimonials: Testimonials,
  'link-list': LinkList,
  'list-columns': ListColumns,
  'contact-list': ContactList,
  'document-list': DocumentList,
  map: WorldMap,
}

/** Shows any block. */
export function renderBlock(block: Block): ReactNode {
  return renderAs(block.type, block)
}

function renderAs<Type extends keyof BlockMap>(type: Type, block: BlockOf<Type>): ReactNode {
  return createElement(registry[type], { key: block.id, block })
}
