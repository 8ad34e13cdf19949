/** Types of the localized content that the build makes from documents. The renderer gets no other content. */

import type { Contact, Dir, DocumentFile, DocumentLanguage, Picture, Text } from './parts'
import type { Block, Page, Site, TextBlock } from './types'

/**
 * Address of the page that is shown for unknown addresses; the page's data file has the same name. No link leads to
 * this page.
 */
export const missingAddress = '/404'

/**
 * Prefix of custom block types. It distinguishes a custom block from the engine block of the same name that it may
 * replace.
 */
export const ownPrefix = 'own:'

/** All blocks, each followed by its nested blocks. Nested blocks are always in the field "blocks" of a list item. */
export function allBlocks(blocks: Block[]): Block[] {
  const all: Block[] = []
  for (const block of blocks) {
    all.push(block)
    const fields: unknown[] = Object.values(block)
    for (const list of fields)
      if (Array.isArray(list)) for (const { blocks: inner } of list) if (inner) all.push(...allBlocks(inner))
  }
  return all
}

/** Replaces each block with the result of a function, nested blocks first. */
export function mapBlocks(blocks: Block[], change: (block: Block) => Block): Block[] {
  return blocks.map((block) => {
    const fields = Object.entries(block).map(([name, list]: [string, unknown]) => [name, withInner(list, change)])
    return change(Object.fromEntries(fields) as Block)
  })
}

function withInner(list: unknown, change: (block: Block) => Block): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item) => (item?.blocks ? { ...item, blocks: mapBlocks(item.blocks, change) } : item))
}

/** A text block that contains Markdown other than paragraphs, emphasis, links and lists. */
export type ProseBlock = Omit<TextBlock, 'type'> & { type: 'prose'; labels: { back: string } }

/** The date and author of an article. */
export type BylineBlock = {
  type: 'byline'
  id: string
  alone: string[]
  date?: { day: string; text: string }
  updated?: { day: string; text: string }
  author?: { name: Text; role?: Text; href?: string; picture?: Picture; alone: string[] }
}

/**
 * An entry in a list of pages or headings. `here` marks the current page; `open` marks entries whose items are shown.
 */
export type ContentsEntry = {
  title: Text
  href: string
  here?: true
  open?: true
  items?: ContentsEntry[]
  alone?: string[]
}

/** The pages of a manual, or the headings of a page. */
export type ContentsBlock = {
  type: 'contents'
  id: string
  kind: 'manual' | 'headings'
  items: ContentsEntry[]
  labels: { label: string }
}

/** Links to the previous page and the next page. */
export type NeighboursBlock = {
  type: 'neighbours'
  id: string
  alone: string[]
  previous?: { title: Text; href: string }
  next?: { title: Text; href: string }
  labels: { previous: string; next: string }
}

declare module './types' {
  /** Blocks that the engine creates. Authors cannot write them. */
  interface BlockMap {
    prose: ProseBlock
    byline: BylineBlock
    contents: ContentsBlock
    neighbours: NeighboursBlock
  }
}

/** A page in one language, the same for all brands, with all data that a browser needs to show it. */
export type LocalizedPage = {
  /** Address without the language prefix, for example "/tunnel-fan". */
  address: string
  kind: NonNullable<Page['kind']>
  /** Language of most of the page's texts. The writing direction of that language is in `dir`. */
  lang: string
  dir: Dir
  /** "fallback": the texts are in a different language. "missing": a notice replaces the page's content. */
  state: 'translated' | 'fallback' | 'missing'
  /** Name of the fallback language, in the visitor's language. Undefined unless the state is "fallback". */
  shownIn?: string
  title: Text
  /** Title in the site's default language, for the staff who answer visitors' messages. */
  sourceTitle: string
  /** Description of the page. If the state is "missing", the notice that replaces the page's content. */
  description: Text
  /** Codes of the source language and of all translations, in the order of the site's languages. */
  languages: string[]
  /** Whether search engines must not list the page. */
  noindex?: true
  /** Whether the page has blocks that only some brands show. Blocks of other brands are removed (`pageFor`). */
  isOfBrand?: true
  /** Ancestors of the page, topmost first, without the home page. */
  breadcrumb: { label: Text; href: string }[]
  /** First picture of the document. It is shown even if the state is "missing". */
  picture?: Picture
  /** Caption of `picture`. Set only if the state is "missing" and the caption is a shared word. */
  caption?: Text
  /** Picture at the top of the page. Undefined if the first block shows a picture there. */
  opening?: Picture
  blocks: Block[]
  /** The page's own call to action, which replaces the site's. Some brands may not have the contact. */
  closing?: { title: Text; contact?: Contact }
  /**
   * Sentence addressed to the sales team: the last line of the page's entry in a visitor's list, if the entry has no
   * choice.
   */
  ask?: Text
  /** `siblings` are the next pages with the same parent; `related` are the pages that the author lists as related. */
  siblings: Teaser[]
  related: Teaser[]
  /** Links to the neighbouring parts of the page's list and to its feed, without language prefix. Set by `partsOf`. */
  relations?: { rel: 'prev' | 'next' | 'alternate'; href: string; title?: Text }[]
  /** Other hosts that the page uses, and its own host if the page sends forms to it. Undefined if there are none. */
  uses?: HostUse[]
  /** Data sheets by brand id. Brands without a data sheet are left out. The last step of a build adds this field. */
  dataSheets?: Record<string, DocumentFile>
}

/**
 * A host that a page uses: the directive of the security policy that must permit the host, and the host as a source in
 * that directive (an origin or "'self'"). `brands` lists the brands that show the block; undefined for all brands.
 */
export type HostUse = {
  directive: 'form-action' | 'frame-src' | 'img-src' | 'script-src' | 'connect-src'
  host: string
  brands?: string[]
}

/** A link to another page, shown as a small card. */
export type Teaser = { title: Text; href: string; picture?: Picture }

/** A brand's own settings. Its colours and fonts are left out because they are in the stylesheets. */
export type Brand = Omit<Site['brands'][number], 'colours' | 'darkColours' | 'fonts' | 'verification'>

/** The settings from `_site.json` that all pages in one language share, for all brands. */
export type LocalizedSite = Omit<
  Site,
  | '$schema'
  | 'brands'
  | 'consent'
  | 'redirects'
  | 'rules'
  | 'llms'
  | 'for'
  | 'does'
  | 'tags'
  | 'authors'
  | 'services'
  | 'verification'
  | 'theme'
> & {
  language: string
  dir: Dir
  /** In right-to-left languages, patterns of text that runs from left to right (`renderer/parts/display-text.tsx`). */
  runs?: [all: string, inOrder: string]
  brands: Brand[]
  /** `document` is the privacy document for this language; `in` is the document's own language, if different. */
  consent?: Omit<NonNullable<Site['consent']>, 'document'> & { document: DocumentFile & { in?: DocumentLanguage } }
}

/** The settings from `_site.json` that all pages of one brand in one language share. `siteFor` returns them. */
export type BrandSite = LocalizedSite &
  Required<Pick<LocalizedSite, 'legalName' | 'fields' | 'footer' | 'social' | 'contacts'>>
