/** Localized content, which the build makes from the authors' documents. The renderer gets nothing else. */

import type { Contact, Dir, DocumentFile, DocumentLanguage, Picture, Text } from './parts'
import type { Block, Page, Site } from './types'

/** Address of the page for unknown addresses, and the name of its data. No link leads to it. */
export const missingAddress = '/404'

/** Prefix of the types of custom blocks, so that one that replaces an engine block is never mistaken for it. */
export const ownPrefix = 'own:'

/** Flattens blocks: each one, then all blocks nested in its list items, which are always in a field "blocks". */
export function allBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => {
    const fields: unknown[] = Object.values(block)
    const inner = fields.flatMap((list) => (Array.isArray(list) ? list.flatMap(({ blocks = [] }) => blocks) : []))
    return [block, ...allBlocks(inner)]
  })
}

/** A page in one language: all that a browser needs to show it, the same for every brand. */
export type LocalizedPage = {
  /** Address without a language, for example "/tunnel-fan". */
  address: string
  kind: NonNullable<Page['kind']>
  /** Language of most of the words, and its direction. */
  lang: string
  dir: Dir
  /** "fallback": the words are in a different language. "missing": the page has no words in it and shows a notice. */
  state: 'translated' | 'fallback' | 'missing'
  /** Name of the words' language, in the visitor's language; only if the state is "fallback". */
  shownIn?: string
  title: Text
  /** Title in the source language, for the people who answer visitors' messages. */
  sourceTitle: string
  /** On a missing page this is the notice. */
  description: Text
  /** Codes of the source language and of all translations, in the order of the site. */
  languages: string[]
  /** The pages above this one, topmost first, without the home page. */
  breadcrumb: { label: Text; href: string }[]
  /** First picture of the document, which a missing page shows as well. */
  picture?: Picture
  /** Caption of `picture` on a missing page, if it is a shared text. */
  caption?: Text
  /** Opening picture, if the blocks do not begin with one. */
  opening?: Picture
  blocks: Block[]
  /** Closing request, if the page replaces the site's. The brand may lack its contact. */
  closing?: { title: Text; contact?: Contact }
  /** Next pages of the same family, and pages that go well with this one. */
  siblings: Teaser[]
  related: Teaser[]
  /** Data sheet by brand id, for brands that have one. The last step of a build adds it. */
  dataSheets?: Record<string, DocumentFile>
}

/** A link to another page, as a small card. */
export type Teaser = { title: Text; href: string; picture?: Picture }

/** A brand, without what all brands share. Its colours are in the stylesheets. */
export type Brand = Omit<Site['brands'][number], 'colours' | 'darkColours'>

/** Parts of `_site.json` that all pages in one language share, with all brands. */
export type LocalizedSite = Omit<Site, '$schema' | 'brands' | 'consent' | 'redirects' | 'rules' | 'for' | 'does'> & {
  language: string
  dir: Dir
  brands: Brand[]
  /** The document is the one for this language; `in` is its language, if different. */
  consent?: Omit<NonNullable<Site['consent']>, 'document'> & { document: DocumentFile & { in?: DocumentLanguage } }
}

/** Parts that all pages of one brand in one language share, with only this brand: the result of `siteFor`. */
export type BrandSite = LocalizedSite &
  Required<Pick<LocalizedSite, 'legalName' | 'fields' | 'footer' | 'social' | 'contacts'>>
