import type { Contract } from '../base/contract'
import type { Problem } from '../base/problem'
import type { Glossary } from './glossary'
import type { Count, Locales, Media, Page, Settings } from './model'
import type { Tables } from './row-pages'
import type { SiteIndex } from './site-index'

/** The licence notice of a package that is delivered to browsers. `text` contains its copyright and licence text. */
export type Notice = { name: string; version: string; licence: string; text: string }

/** A site's custom blocks: their code as a function, its address, and the licence notices of the packages it uses. */
export type OwnBlocks = { code: string; address: string; notices: Notice[] }

/** Everything that a site is built from. `documents` contains texts by path from the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
  /** The day for which the site is built, as an ISO date. Earlier events are over. If undefined, no event is over. */
  day?: string
  /** Code point ranges of the fonts that the site needs in addition to Rubik, by npm package. */
  fonts?: Record<string, string>
  blocks?: OwnBlocks
  /**
   * Problems with files that could not be read, and with files that are not content but have names or places like
   * content.
   */
  problems?: Problem[]
  /** The texts of the ledger's files; undefined if the caller does not need the states of translations. */
  ledger?: Record<string, string>
  /** Tables, and patterns for pages. Undefined if the site has neither. */
  tables?: Tables
  /** Unsaved texts of edited files, which replace the texts on disk. */
  unsaved?: Record<string, string>
}

/** The parts of a site that all pages share. */
export type Base = {
  contract: Contract
  source: Source
  settings: Settings
  index: SiteIndex
  /** Translations: in a `Base`, only those that all pages share; in a `Site`, also those of its pages. */
  locales: Locales
  glossary: Glossary
  /** Files that exist but could not be read. No other problem is reported for them. */
  unreadable: Set<string>
}

/** Translation progress by language, pages with translations of unknown state, and Git conflicts in ledger files. */
export type Progress = {
  counts: Record<string, Count>
  unknown: [name: string, count: number][]
  conflicts: [name: string, line: number][]
}

export type Site = Base & {
  /** Whether `pages` contains only some pages of the site. The shared documents are then not checked. */
  isPart: boolean
  pages: Page[]
  /** Pages under `pages/_documents`: not routes, but printed as PDF documents. */
  printed: Page[]
  /** The patterns for pages made from table rows. Patterns are not routes. */
  patterns: Page[]
  /**
   * The documents whose annotated values, such as links, can be searched and changed: `pages`, `printed` and, for a
   * whole site, the site file.
   */
  marked: (Page | Settings)[]
  /** Translation progress of all pages, for the rules that report it. Undefined if `isPart`. */
  progress?: Progress
}
