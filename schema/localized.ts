/** What the build makes of the parts an author writes: this, and nothing else, reaches the renderer. */

import type { Contact, Dir, DocumentFile, DocumentLanguage, Picture, Text } from './parts'
import type { Block, Page, Site } from './types'

/** Where the page for addresses that lead nowhere is written, and what its data is called; nothing leads there. */
export const missingAddress = '/404'

/** Before the types of blocks of the site's own, so that one that stands in for a block of the engine is taken for nothing else. */
export const ownPrefix = 'own:'

/** Blocks, each with all blocks within it: items of its lists have them, in a field that is called "blocks" in every block. */
export function allBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => {
    const fields: unknown[] = Object.values(block)
    const inner = fields.flatMap((list) => (Array.isArray(list) ? list.flatMap(({ blocks = [] }) => blocks) : []))
    return [block, ...allBlocks(inner)]
  })
}

/** One page in one language: all that a browser needs to show it, the same for every brand. */
export type LocalizedPage = {
  /** Its address without a language, for example "/tunnel-fan". */
  address: string
  kind: NonNullable<Page['kind']>
  /** The language most of its words are in, and the direction that language is written in. */
  lang: string
  dir: Dir
  /** "fallback": its words are another language's. "missing": it has none, and shows a notice instead. */
  state: 'translated' | 'fallback' | 'missing'
  /** The language its words are in, named in the visitor's language, where that is another. */
  shownIn?: string
  title: Text
  /** Its title in the site's own language, where that is another: those who answer visitors read it. */
  sourceTitle: string
  /** Of a page that is missing: what the notice says. */
  description: Text
  /** Languages it is written in or translated to, in the order of the site. */
  languages: string[]
  /** The pages above it, the topmost first. */
  breadcrumb: { label: Text; href: string }[]
  /** The first picture of its document, which a page without words shows as well. */
  picture?: Picture
  /** The description of that picture on a page without words, where all pages share it. */
  caption?: Text
  /** A picture to open with, where the blocks do not begin with one. */
  opening?: Picture
  blocks: Block[]
  /** The request at its end, where other pages have another. A contact may be one that the brand does not have. */
  closing?: { title: Text; contact?: Contact }
  /** The next pages of its family, and those that go well with it. */
  siblings: Teaser[]
  related: Teaser[]
  /** Its data sheet for each brand that has one: the last step of a build adds it. */
  dataSheets?: Record<string, DocumentFile>
}

/** Another page, as a small card. */
export type Teaser = { title: Text; href: string; picture?: Picture }

/** A brand, with what it does not share with the others. Its colours are in the stylesheets. */
export type Brand = Omit<Site['brands'][number], 'colours' | 'darkColours'>

/** The parts that all pages in one language share, as they are in `_site.json`: with all brands. */
export type LocalizedSite = Omit<Site, '$schema' | 'brands' | 'consent' | 'redirects' | 'rules' | 'for' | 'does'> & {
  language: string
  dir: Dir
  brands: Brand[]
  /** Its document is the one for this language, with the language it is in where that is another. */
  consent?: Omit<NonNullable<Site['consent']>, 'document'> & { document: DocumentFile & { in?: DocumentLanguage } }
}

/** The parts that all pages of one brand in one language share: `siteFor` makes them. The brand is the only one in them. */
export type BrandSite = LocalizedSite &
  Required<Pick<LocalizedSite, 'legalName' | 'fields' | 'footer' | 'social' | 'contacts'>>
