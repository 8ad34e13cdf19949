import type { WorldDrawing } from '../../schema/localized'
import type { Brand } from '../../schema/types'
import type { Catalogue } from './catalogue'
import type { Contract, Mark } from './contract'
import type { Document } from './document'
import type { Glossary } from './glossary'
import type { Path, Problem } from './problem'

/**
 * A file of `pages/_media`. A picture has a size in pixels, unless it is damaged. Once it was made ready for the site it
 * has a hash of its content and, if it is not a drawing, the widths it stands in and the average colour of what nothing
 * shines through.
 */
export type Media = {
  bytes: number
  width?: number
  height?: number
  hash?: string
  widths?: number[]
  colour?: string
  /** The figures and letters of a technical drawing; other pictures have none. */
  marks?: string[]
  /** Why it cannot be shown. */
  fault?: { message: string; hint?: string }
}

/** Everything a site is made of, as it came from wherever it is kept. Paths start at the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
  /** The letters of the installed fonts that the site's languages need besides Rubik, as ranges by package. */
  fonts?: Record<string, string>
  /** What is wrong with files that could not be read, or only look like documents. */
  problems?: Problem[]
  /** Draws what maps show. */
  world?: () => WorldDrawing
}

/** Words for people: where they stand, and the key that finds their translation. */
export type Word = {
  key: string
  /** The steps of the key, from the root of a translation file. */
  steps: string[]
  path: Path
  value: string
  markdown: boolean
  /** Whether it falls back to the language it is written in at once, whatever the page's policy. */
  toSource?: boolean
}

export type Language = { code: string; name: string; dir: 'ltr' | 'rtl' }

/** A contact, as an author writes it. */
export type ContactSettings = { id: string; kind: 'mail' | 'phone'; value: string; languages?: string[] }

/** A brand, as an author writes it: of its words those that are needed to find their translations. */
export type BrandSettings = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'domains'
  | 'origin'
  | 'colours'
  | 'darkTheme'
  | 'darkColours'
  | 'filteredActivityFields'
  | 'excludedPages'
  | 'words'
> & { logo: string; contacts?: ContactSettings[] }

/** `pages/_site.json`, read and valid. */
export type Settings = {
  document: Document
  /** The first is the default. */
  brands: BrandSettings[]
  contacts: ContactSettings[]
  marks: Mark[]
  words: Word[]
  languages: Language[]
  defaultLanguage: string
  fallback: string[]
}

/** One page document that is JSON; `valid` says whether the schema accepts it. */
export type Page = {
  /** Its path under `pages/` without ".json": also where its translations are. */
  name: string
  /** The last part of the name: what "parent" refers to. */
  slug: string
  file: string
  address: string
  document: Document
  marks: Mark[]
  words: Word[]
  valid: boolean
  /** The language it is written in. */
  lang: string
  /** Languages its words come from when one lacks them, in order; "none" shows a notice instead. */
  fallback: string[] | 'none'
  /** The languages it should exist in. */
  wanted: string[]
}

/** Words by language and by namespace: a page's name, "_site" or "common". */
export type Locales = Map<string, Map<string, Document>>

/** What the pages of a site have in common. */
export type Base = {
  contract: Contract
  source: Source
  settings: Settings
  /** All pages, as far as they need to know of each other. */
  catalogue: Catalogue
  /** Words of a base are those of all pages; a site has those of its pages too. */
  locales: Locales
  glossary: Glossary
  /** Files that are there but could not be read: their own problem is reported, and no other. */
  unreadable: Set<string>
}

export type Site = Base & {
  /** Whether it is a part: some pages, with what all pages share, which is checked with the whole. */
  isPart: boolean
  pages: Page[]
  /** Pages under `pages/_documents`: no routes, printed as PDF documents. */
  printed: Page[]
  /** What there is to check that has marks: the pages, printed ones too, and of a whole site its site file. */
  marked: (Page | Settings)[]
}

/** The 404 page: a page like any other, at no address of its own. */
export const notFoundPage = '_not-found'

/** Where pages lie that are printed, not visited; with this begin their names. */
export const printedFolder = '_documents/'
