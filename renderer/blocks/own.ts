import type { FunctionComponent } from 'react'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import { allBlocks, ownPrefix } from '../../schema/localized'
import type { Block } from '../../schema/types'
import {
  anchorOf,
  Below,
  Caption,
  Figure,
  fill,
  Heading,
  Icon,
  Link,
  ListButton,
  langOf,
  NewTabLink,
  Picture,
  plainWords,
  RichText,
  Section,
  useChosen,
} from '../block'
import { adoptText } from '../parts/adopt'

/** Stands for the imports in the blocks of a site's own, see `tools/bundle/own.ts`. */
const kit = {
  react,
  jsx,
  // One by one: a namespace would have the bundler put more into the app of every site.
  block: {
    Below,
    Caption,
    Figure,
    Heading,
    Icon,
    Link,
    ListButton,
    NewTabLink,
    Picture,
    RichText,
    Section,
    anchorOf,
    fill,
    langOf,
    plainWords,
    useChosen,
  } satisfies typeof import('../block'),
}

/** A component, and what a choice on its block says in the visitor's list: pairs of what was asked and what was chosen. */
export type OwnComponent = FunctionComponent<{ block: never }> & {
  chosen?(block: unknown, steps: string[]): [label: string, value: string][]
}

/** The compiled blocks of a site: by their types, with the styles of those that have some. */
export type MakeOwn = (given: typeof kit) => {
  components: Record<string, OwnComponent>
  styles: Record<string, string>
  /** The styles of what only scripts show, which no document needs. */
  live: string
}

/** The blocks of a site's own, by the types that they have in localized pages. */
export function ownBlocks(make: MakeOwn): ReturnType<MakeOwn> {
  const { components, styles, live } = make(kit)
  return { components: prefixed(components), styles: prefixed(styles), live }
}

/** Those that are there, by the address of their script. */
const loaded = new Map<string, ReturnType<MakeOwn>['components']>()

/** Fetches them, and puts on their styles. @param address of the script, as the data of the site name it */
export async function loadOwn(address: string): Promise<ReturnType<MakeOwn>['components']> {
  const known = loaded.get(address)
  if (known) return known
  const { default: make }: { default: MakeOwn } = await import(/* @vite-ignore */ address)
  const { components, styles, live } = ownBlocks(make)
  adoptText(Object.values(styles).join('') + live)
  loaded.set(address, components)
  return components
}

/** Whether one of these blocks, or of those within them, is of the site's own. */
export function hasOwn(blocks: Block[]): boolean {
  return allBlocks(blocks).some(({ type }) => type.startsWith(ownPrefix))
}

function prefixed<Value>(byType: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byType).map(([type, value]) => [ownPrefix + type, value]))
}
