import type { Contract } from '../base/contract'
import type { Problem } from '../base/problem'
import type { Glossary } from './glossary'
import type { Count, Locales, Media, Page, Settings } from './model'
import type { SiteIndex } from './site-index'

/** The licence notice of a package that is delivered to browsers. `text` has its copyright and licence text. */
export type Notice = { name: string; version: string; licence: string; text: string }

/** A site's custom blocks, compiled to the text of a function, with its address and the notices of its packages. */
export type OwnBlocks = { code: string; address: string; notices: Notice[] }

/** Everything that a site is made from. `documents` has texts by path from the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
  /** The day for which the site is made, as an ISO date: it decides which events are over. Without it none is over. */
  day?: string
  /** By package of the installed fonts that the site needs in addition to Rubik: their code point ranges. */
  fonts?: Record<string, string>
  blocks?: OwnBlocks
  /** Problems of files that could not be read, or only look like documents. */
  problems?: Problem[]
  /** The texts of the ledger's files; undefined if the caller does not need the states of translations. */
  ledger?: Record<string, string>
  /** Texts of edited files, which replace those on disk. */
  unsaved?: Record<string, string>
}

/** The parts of a site that all pages share. */
export type Base = {
  contract: Contract
  source: Source
  settings: Settings
  index: SiteIndex
  /** In a base only words that all pages share; in a site also the words of its pages. */
  locales: Locales
  glossary: Glossary
  /** Files that exist but could not be read. Only this problem is reported about them. */
  unreadable: Set<string>
}

/** Translation progress of a site, and the pages whose ledger file lacks translations or has a Git conflict. */
export type Progress = {
  counts: Record<string, Count>
  unknown: [name: string, count: number][]
  conflicts: [name: string, line: number][]
}

export type Site = Base & {
  /** Whether `pages` are only a part of the site. Shared documents are not checked with a part. */
  isPart: boolean
  pages: Page[]
  /** Pages under `pages/_documents`: not routes, but printed as PDF documents. */
  printed: Page[]
  /** The documents with annotations to check: all pages, printed pages and, for a whole site, the site file. */
  marked: (Page | Settings)[]
  /** Translation progress of all pages, for the rules about it; undefined for a part. */
  progress?: Progress
}
