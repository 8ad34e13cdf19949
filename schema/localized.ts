/** What the build makes of the parts an author writes: this, and nothing else, reaches the renderer. */

import type { Block, Page, Site } from './types'

export type Dir = 'ltr' | 'rtl'

/** Words in the language of the page, or, where they fell back, with the language they are in. */
export type Text = string | { text: string; lang: string; dir: Dir }

/** Parsed Markdown: words, or an element with its children. `href` only on `a`. */
export type RichNode =
  | string
  | { tag: 'p' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'li'; href?: string; children: RichNode[] }

/** `lang` and `dir` only where the words fell back to another language. */
export type RichText = { nodes: RichNode[]; lang?: string; dir?: Dir }

/** A figure is written out in the page's number format ("up to" may stand before it); its unit stands apart. */
export type Cell =
  | { kind: 'text'; text: Text }
  | { kind: 'figure'; prefix?: string; number: string; unit?: string }
  | { kind: 'tick' }
  | { kind: 'none' }

/**
 * A picture file: its address and its size in CSS pixels. One that also stands in several `widths` has them next to its
 * address, which is then that of a WebP: "/assets/0123456789.webp", "/assets/0123456789-320.avif". `colour` is the average of one that
 * nothing shines through.
 */
export type Picture = { src: string; width: number; height: number; widths?: number[]; colour?: string }

/** A picture that carries information. */
export type Image = { src: Picture; alt: Text }

/** A button. */
export type Action = { label: Text; href: string }

/** The language of a document: its code, and its name in the visitor's language. */
export type DocumentLanguage = { code: string; name: string }

/** A document file: its address, its format ("PDF") and its size in the page's number format ("240 kB"). */
export type DocumentFile = { href: string; format: string; size: string }

/** A contact of the site; `href` is its `mailto:` or `tel:` address. */
export type Contact = { id: string; kind: 'mail' | 'phone'; label: Text; value: string; href: string }

/** The continents as a picture of their own projection: a path for each by its id, and where its mark stands. */
export type WorldDrawing = {
  width: number
  height: number
  outlines: Record<string, { path: string; mark: { x: number; y: number } }>
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
  /** Of a page that is missing: what the notice says. */
  description: Text
  /** Languages it is written in or translated to, in the order of the site. */
  languages: string[]
  /** The pages above it, the topmost first. */
  breadcrumb: { label: Text; href: string }[]
  /** The first picture of its document, which a page without words shows as well. */
  picture?: Picture
  blocks: Block[]
  /** The next pages of its family, and those that go well with it. */
  family: Teaser[]
  related: Teaser[]
  /** Its data sheet for each brand that has one: the last step of a build adds it. */
  dataSheets?: Record<string, DocumentFile>
}

/** Another page, as a small card. */
export type Teaser = { title: Text; href: string; picture?: Picture }

/** Interface words as a brand says them, nested as in `common.json`. */
export type BrandWords = { [key: string]: string | BrandWords }

/** A brand, with what it does not share with the others. Its colours are in the stylesheets. */
export type Brand = Omit<Site['brands'][number], 'colours' | 'darkColours'>

/** What every page in one language shares, as it is in `_site.json`: with all brands. */
export type LocalizedSite = Omit<Site, '$schema' | 'brands' | 'consent'> & {
  language: string
  brands: Brand[]
  /** Its document is the one for this language, with the language it is in where that is another. */
  consent?: Omit<NonNullable<Site['consent']>, 'document'> & { document: DocumentFile & { in?: DocumentLanguage } }
}

/** What every page of one brand in one language shares: `siteFor` makes it. The brand is the only one in it. */
export type BrandSite = LocalizedSite &
  Required<Pick<LocalizedSite, 'legalName' | 'fields' | 'footer' | 'social' | 'contacts'>>
