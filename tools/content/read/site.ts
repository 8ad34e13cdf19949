import type { Contract } from '../base/contract'
import type { Problem } from '../base/problem'
import type { Glossary } from './glossary'
import type { Count, Locales, Media, Page, Settings } from './model'
import type { SiteIndex } from './site-index'

/** What a package that browsers get asks to be said of it: whose it is, and its licence. */
export type Notice = { name: string; version: string; licence: string; text: string }

/** The blocks that a site has of its own, compiled: a function, as text, the address it is published at, and whose packages are in it. */
export type OwnBlocks = { code: string; address: string; notices: Notice[] }

/** Everything a site is made of, as it came from wherever it is kept. Paths start at the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
  /** The day whose site it is, as ISO 8601 writes it: pages and events come and go with days. Without one no event is over. */
  day?: string
  /** The letters of the installed fonts that the site's languages need apart from Rubik, as ranges by package. */
  fonts?: Record<string, string>
  /** The components of its own blocks. */
  blocks?: OwnBlocks
  /** Problems of files that could not be read, or only look like documents. */
  problems?: Problem[]
  /** The files of the ledger of translations, where somebody asks what is outdated. */
  ledger?: Record<string, string>
  /** Texts of files as they would be after an edit: they count, whatever is on the disk. */
  unsaved?: Record<string, string>
}

/** The common parts of the pages of a site. */
export type Base = {
  contract: Contract
  source: Source
  settings: Settings
  /** All pages, as far as they need to know of each other. */
  index: SiteIndex
  /** Words of a base are those of all pages; a site has those of its pages too. */
  locales: Locales
  glossary: Glossary
  /** Files that are there but could not be read: their own problem is reported, and no other. */
  unreadable: Set<string>
}

/** How much of a site is translated, and the pages with translations that the ledger does not know or with a conflict in it. */
export type Progress = {
  counts: Record<string, Count>
  unknown: [name: string, count: number][]
  conflicts: [name: string, line: number][]
}

export type Site = Base & {
  /** Whether it is a part: some pages, with what all pages share, which is checked with the whole. */
  isPart: boolean
  pages: Page[]
  /** Pages under `pages/_documents`: no routes, printed as PDF documents. */
  printed: Page[]
  /** The parts with annotations to check: the pages, printed ones too, and of a whole site its site file. */
  marked: (Page | Settings)[]
  /** How much of all its pages is translated, for the rules about that; none of a part. */
  progress?: Progress
}
