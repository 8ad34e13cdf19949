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

/** Modules to which the imports of custom blocks resolve (see `tools/bundle/own.ts`). */
const kit = {
  react,
  jsx,
  // Listed individually, because a namespace import would make the app of every site larger.
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

/** Component of a custom block. `chosen` describes a choice in the block for the visitor's list. */
export type OwnComponent = FunctionComponent<{ block: never }> & {
  chosen?(block: unknown, steps: string[]): [label: string, value: string][]
}

/**
 * The code compiled from a site's custom blocks: a function that returns the blocks' components and styles by block
 * type.
 */
export type MakeOwn = (given: typeof kit) => {
  components: Record<string, OwnComponent>
  styles: Record<string, string>
  /** Styles for content that only scripts show; prerendered pages do not need them. */
  live: string
}

/** Components and styles of a site's custom blocks, keyed by the type that the blocks have in localized pages. */
export function ownBlocks(make: MakeOwn): ReturnType<MakeOwn> {
  const { components, styles, live } = make(kit)
  return { components: prefixed(components), styles: prefixed(styles), live }
}

/** Loaded components of custom blocks, by the address of their script. */
const loaded = new Map<string, ReturnType<MakeOwn>['components']>()

/** Loads a site's custom blocks and applies their styles. @param address address of the script, from the site's data */
export async function loadOwn(address: string): Promise<ReturnType<MakeOwn>['components']> {
  const loadedComponents = loaded.get(address)
  if (loadedComponents) return loadedComponents
  const { default: make }: { default: MakeOwn } = await import(/* @vite-ignore */ address)
  const { components, styles, live } = ownBlocks(make)
  adoptText(Object.values(styles).join('') + live)
  loaded.set(address, components)
  return components
}

/** Whether any of the blocks, including nested ones, is a custom block. */
export function hasOwn(blocks: Block[]): boolean {
  return allBlocks(blocks).some(({ type }) => type.startsWith(ownPrefix))
}

function prefixed<Value>(byType: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byType).map(([type, value]) => [ownPrefix + type, value]))
}
