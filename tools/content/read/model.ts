import { missingAddress } from '../../../schema/localized'
import type { Brand } from '../../../schema/types'
import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import type { Document } from '../json/document'
import type { Said } from '../say/say.js'
import type { ContactSettings } from './contact'

/**
 * Data about a font: its weights for CSS, its letters as code point ranges, and the CSS descriptors with which Arial
 * takes up as much space as the font.
 */
export type FontFacts = { weights: string; ranges: string; standIn: string }

/**
 * A file in `pages/_media`. A picture has a width and height in pixels, unless it is damaged. When the site is
 * published, every picture also has a content hash, and pictures other than SVGs have the widths of their copies in
 * pixels and, if they are opaque, their average colour.
 */
export type Media = {
  bytes: number
  width?: number
  height?: number
  hash?: string
  /** The content hash of a document or font. The address of a document, unlike that of a picture, does not contain the hash. */
  digest?: string
  widths?: number[]
  colour?: string
  /** The labels (numbers and letters) in a technical drawing. */
  labels?: string[]
  /** Whether a drawing contains flow lines (dashed "streams") that the page can animate. */
  moves?: true
  /** Data about the font, if the file is one. */
  font?: FontFacts
  /** The reason why the file cannot be shown. */
  fault?: { message: Said; hint?: Said }
}

export type Word = {
  key: string
  /** The steps of the key, from the root of a locale file. */
  steps: string[]
  path: Path
  value: string
  markdown: boolean
  /** Whether a missing translation is replaced with the source text, regardless of the page's fallback policy. */
  fallsBackToSource?: boolean
  /** Whether the word is a name. The translation of a name is optional. */
  isName?: boolean
}

export type Language = { code: string; name: string; dir: 'ltr' | 'rtl' }

/** A brand in the site file, without the fields that only the renderer needs. */
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
  | 'fonts'
  | 'excludedPages'
  | 'words'
  | 'verification'
> & { logo: string; contacts?: ContactSettings[] }

/**
 * An old address, and the address to which it redirects, both without a language prefix. `away` is set if the target is
 * on another site.
 */
export type Redirect = { from: string; to: string; away?: boolean }

/** A site's setting for a rule: the severity of the rule's problems, and the reason for the setting. */
type RuleSetting = { severity: 'off' | 'warning' | 'error'; reason?: string }

/** The content of a valid `pages/_site.json`. */
export type Settings = {
  document: Document
  /** The first brand is the default. */
  brands: BrandSettings[]
  contacts: ContactSettings[]
  redirects: Redirect[]
  /** Path of the site below the root of its host, such as "/bench"; empty for a site at the root. */
  base: string
  annotations: Annotation[]
  words: Word[]
  languages: Language[]
  defaultLanguage: string
  fallback: string[]
  /** Settings of rules, by rule code. */
  rules: Record<string, RuleSetting>
}

/** A page whose document could be read. `valid` tells whether the schema accepts the document. */
export type Page = {
  /** The path under `pages/` without ".json". Translations have the same path under `locales/<language>/`. */
  name: string
  /** The last part of the name. Child pages refer to their parent by this slug in "parent". */
  slug: string
  file: string
  address: string
  document: Document
  annotations: Annotation[]
  words: Word[]
  valid: boolean
  /** The source language. */
  lang: string
  /** The fallback languages for words, in order. With "none", visitors see a notice instead of an untranslated page. */
  fallback: string[] | 'none'
  /** The languages in which the page should exist. */
  wanted: string[]
}

/** Translation documents by language, then by namespace: a page's name, "_site" or "common". */
export type Locales = Map<string, Map<string, Document>>

/** The name of the not-found page. The page is written like any other page, but no address leads to it. */
export const notFoundPage = '_not-found'

/** Whether a page is the not-found page, which is not a route. */
export function isNotFound({ name }: Pick<Page, 'name'>): boolean {
  return name === notFoundPage
}

/** The address at which a build writes a page: `missingAddress` for the not-found page, else the page's address. */
export function builtAddress(page: Pick<Page, 'name' | 'address'>): string {
  return isNotFound(page) ? missingAddress : page.address
}

export const siteFile = 'pages/_site.json'

/** The path of the glossary, which is optional. */
export const glossaryFile = 'locales/glossary.json'

/** The folder of pages for PDF documents, under `pages/`. The names of these pages begin with this path. */
export const printedFolder = '_documents/'

/** The path of a printed page's PDF in a language, relative to `pages/_media`. */
export function printedFile({ name }: Pick<Page, 'name'>, language: string): string {
  return `documents/${language}/${name.slice(printedFolder.length)}.pdf`
}

/** Whether a page is printed as a PDF document. Such a page is not a route. */
export function isPrinted({ name }: Pick<Page, 'name'>): boolean {
  return name.startsWith(printedFolder)
}

/**
 * The state of a text in a language:
 * - `missing`: there is no translation;
 * - `same`: the translation is a copy of the source;
 * - `outdated`: the source has changed since the translation;
 * - `unknown`: the ledger was lost, so the source at the time of translation is unknown;
 * - `meant`: the translation is a copy of the source that the glossary accepts as correct;
 * - `done`: the translation is up to date.
 */
export const states = ['missing', 'same', 'outdated', 'unknown', 'meant', 'done'] as const
export type State = (typeof states)[number]

/** The number of texts in each state. */
export type Count = Record<State, number>
