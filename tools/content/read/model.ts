import { missingAddress } from '../../../schema/localized'
import type { Brand } from '../../../schema/types'
import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import type { Document } from '../json/document'
import type { Said } from '../say/say.js'
import type { ContactSettings } from './contact'

/**
 * A file of `pages/_media`. A picture has a size in pixels, unless it is damaged. Once it was made ready for the site it
 * has a hash of its content and, if it is not a drawing, its widths and the average colour of what nothing
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
  labels?: string[]
  /** Whether a drawing has streams that the page may set in motion. */
  moves?: true
  /** Why it cannot be shown. */
  fault?: { message: Said; hint?: Said }
}

export type Word = {
  key: string
  /** The steps of the key, from the root of a translation file. */
  steps: string[]
  path: Path
  value: string
  markdown: boolean
  /** Whether it falls back to the language it is written in at once, whatever the page's policy. */
  fallsBackToSource?: boolean
  /** A name, which a language may have of its own, and need not. */
  isName?: boolean
}

export type Language = { code: string; name: string; dir: 'ltr' | 'rtl' }

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

/** An old address, and the page it leads to: both without a language. */
export type Redirect = { from: string; to: string }

/** What a site says of a rule: how much what it finds counts here, and why. */
type RuleSetting = { severity: 'off' | 'warning' | 'error'; reason?: string }

/** `pages/_site.json`, read and valid. */
export type Settings = {
  document: Document
  /** The first is the default. */
  brands: BrandSettings[]
  contacts: ContactSettings[]
  redirects: Redirect[]
  annotations: Annotation[]
  words: Word[]
  languages: Language[]
  defaultLanguage: string
  fallback: string[]
  /** By their codes. */
  rules: Record<string, RuleSetting>
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
  annotations: Annotation[]
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

/** The name of the page for addresses that lead nowhere: a page like any other, at no address of its own. */
export const notFoundPage = '_not-found'

/** Whether a page is that for addresses that lead nowhere: it is no route. */
export function isNotFound({ name }: Pick<Page, 'name'>): boolean {
  return name === notFoundPage
}

/** The address at which a build writes a page: its own, if it has one. */
export function builtAddress(page: Pick<Page, 'name' | 'address'>): string {
  return isNotFound(page) ? missingAddress : page.address
}

/** Where the site file is. */
export const siteFile = 'pages/_site.json'

/** Where the glossary is. A site may do without. */
export const glossaryFile = 'locales/glossary.json'

/** Where pages lie that are printed, not visited; with this begin their names. */
export const printedFolder = '_documents/'

/** The path in `pages/_media` of a printed page in one of its languages. */
export function printedFile({ name }: Pick<Page, 'name'>, language: string): string {
  return `documents/${language}/${name.slice(printedFolder.length)}.pdf`
}

/** Whether a page is printed: it is no route. */
export function isPrinted({ name }: Pick<Page, 'name'>): boolean {
  return name.startsWith(printedFolder)
}

/**
 * The state of a text in a language:
 * - `missing`: there is no translation;
 * - `same`: it is a copy of the source, and should be translated;
 * - `outdated`: the source changed after it was translated;
 * - `unknown`: the ledger was lost, and with it what the source said when it was translated;
 * - `meant`: it is a copy of the source, and the glossary says that this is right;
 * - `done`.
 */
export const states = ['missing', 'same', 'outdated', 'unknown', 'meant', 'done'] as const
export type State = (typeof states)[number]

/** How many texts are in each state. */
export type Count = Record<State, number>
