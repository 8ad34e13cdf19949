import type { FunctionComponent } from 'react'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import { innerBlocks, ownPrefix } from '../../schema/localized'
import type { Block } from '../../schema/types'
import {
  Below,
  Figure,
  fill,
  Heading,
  Icon,
  Link,
  langOf,
  NewTabLink,
  Picture,
  plainWords,
  RichText,
  Section,
} from '../block'
import { adoptText } from '../parts/adopt'

/** Stands for the imports in the blocks of a site's own, see `tools/bundle/own.ts`. */
const kit = {
  react,
  jsx,
  // One by one: a namespace would have the bundler put more into the app of every site.
  block: {
    Below,
    Figure,
    Heading,
    Icon,
    Link,
    NewTabLink,
    Picture,
    RichText,
    Section,
    fill,
    langOf,
    plainWords,
  } satisfies typeof import('../block'),
}

/** The compiled blocks of a site: by their types, with the styles of those that have some. */
export type MakeOwn = (given: typeof kit) => {
  components: Record<string, FunctionComponent<{ block: never }>>
  styles: Record<string, string>
}

/** The blocks of a site's own, by the types that they have in localized pages. */
export function ownBlocks(make: MakeOwn): ReturnType<MakeOwn> {
  const { components, styles } = make(kit)
  return { components: prefixed(components), styles: prefixed(styles) }
}

/** Fetches them, and puts on their styles. @param address of the script, as documents name it */
export async function loadOwn(address: string): Promise<ReturnType<MakeOwn>['components']> {
  const { default: make }: { default: MakeOwn } = await import(/* @vite-ignore */ address)
  const { components, styles } = ownBlocks(make)
  adoptText(Object.values(styles).join(''))
  return components
}

/** Whether one of these blocks, or of those within them, is of the site's own. */
export function hasOwn(blocks: Block[]): boolean {
  return blocks.some((block) => block.type.startsWith(ownPrefix) || hasOwn(innerBlocks(block)))
}

function prefixed<Value>(byType: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byType).map(([type, value]) => [ownPrefix + type, value]))
}
