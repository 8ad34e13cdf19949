import type { WorldDrawing } from '../../schema/localized'
import type { Contract, Mark } from './contract'
import { type Document, readDocument, valueAt } from './document'
import { type Glossary, glossaryFile, readGlossary } from './glossary'
import { type Phrase, readPhrases } from './phrase'
import type { Path, Problem } from './problem'
import { schemaProblems } from './sentences'

/** A file of `pages/_media`; pictures have a size in pixels and a hash of their content once they were measured. */
export type Media = {
  bytes: number
  width?: number
  height?: number
  hash?: string
  /** The figures and letters of a technical drawing; other pictures have none. */
  marks?: string[]
}

/** Everything a site is made of, as it came from wherever it is kept. Paths start at the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
  /** What maps show; there once it was drawn. */
  drawing?: WorldDrawing
}

/** Words for people: where they stand, and the key that finds their translation. */
export type Word = {
  key: string
  path: Path
  value: string
  markdown: boolean
  /** Whether it falls back to the language it is written in at once, whatever the page's policy. */
  toSource?: boolean
}

export type Language = { code: string; name: string; dir: 'ltr' | 'rtl' }

/** `pages/_site.json`, read and valid. */
export type Settings = {
  document: Document
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
}

/** Words by language and by namespace: a page's name, "_site" or "common". */
export type Locales = Map<string, Map<string, Document>>

export type Site = {
  contract: Contract
  source: Source
  settings: Settings
  pages: Page[]
  locales: Locales
  /** All words of pages, site file and shared words, each followed by its translations. */
  phrases: Phrase[]
  glossary: Glossary
  /** Files that are there but could not be read: their own problem is told, and nothing else is said of them. */
  unreadable: Set<string>
}

/** The 404 page: a page like any other, at no address of its own. */
export const notFoundPage = '_not-found'

/**
 * Reads a site from its files.
 * @returns the site, unless its `_site.json` cannot be used, and what is wrong with each single document
 */
export function readSite(source: Source, contract: Contract): { site?: Site; problems: Problem[] } {
  const problems: Problem[] = []
  const documents = new Map<string, Document>()
  for (const [file, text] of Object.entries(source.documents)) {
    const read = readDocument(file, text)
    problems.push(...read.problems)
    if (read.document) documents.set(file, read.document)
  }

  const settings = readSettings(documents.get('pages/_site.json'), contract, problems)
  if (!settings) {
    if (!('pages/_site.json' in source.documents)) {
      problems.push({
        file: 'pages/_site.json',
        line: 1,
        column: 1,
        code: 'missing-site',
        severity: 'error',
        message: 'The file is missing.',
        hint: 'It lists the languages, brands and menus that every page shares; see schema/site.json.',
      })
    }
    return { problems }
  }

  const pages: Page[] = []
  for (const document of documents.values()) {
    const name = /^pages\/(.*)\.json$/.exec(document.file)?.[1]
    if (name === undefined || (isPrivate(name) && name !== notFoundPage)) continue
    const { errors, marks } = contract.validate('page', document.json)
    problems.push(...schemaProblems(document, errors, contract))
    pages.push(readPage(name, document, marks, errors.length === 0, settings))
  }
  pages.sort((a, b) => (a.name < b.name ? -1 : 1))
  const unreadable = new Set(Object.keys(source.documents).filter((file) => !documents.has(file)))
  const locales = readLocales(documents)
  const phrases = readPhrases(pages, settings, locales)
  const glossary = readGlossary(documents.get(glossaryFile), contract, problems)
  return { site: { contract, source, settings, pages, locales, phrases, glossary, unreadable }, problems }
}

function readSettings(document: Document | undefined, contract: Contract, problems: Problem[]): Settings | undefined {
  if (!document) return undefined
  const { errors, marks } = contract.validate('site', document.json)
  problems.push(...schemaProblems(document, errors, contract))
  if (errors.length > 0) return undefined
  const { languages, defaultLanguage, fallback } = document.json as Pick<Settings, 'languages' | 'defaultLanguage'> & {
    fallback: string[] | 'none'
  }
  return {
    document,
    marks,
    words: wordsOf(document.json, marks),
    languages,
    defaultLanguage,
    fallback: fallback === 'none' ? [] : fallback,
  }
}

function readPage(name: string, document: Document, marks: Mark[], valid: boolean, settings: Settings): Page {
  const { json, file } = document
  const { slug, address } = placeOf(name)
  const policy = json.fallback ?? settings.fallback
  return {
    name,
    slug,
    file,
    address: typeof json.path === 'string' ? json.path : address,
    document,
    marks,
    words: wordsOf(json, marks),
    valid,
    lang: typeof json.lang === 'string' ? json.lang : settings.defaultLanguage,
    fallback: Array.isArray(policy) ? policy.map(String) : 'none',
  }
}

/** What a page's file name says of it: "ventilation/tunnel-fan" is tunnel-fan at /tunnel-fan. */
function placeOf(name: string): Pick<Page, 'name' | 'slug' | 'address'> {
  const slug = name.slice(name.lastIndexOf('/') + 1)
  return { name, slug, address: slug === 'index' ? '/' : `/${slug}` }
}

/** Pages whose documents could not be read: they exist, which is all that others need to know of them. */
export function unreadablePages({ unreadable }: Site): Pick<Page, 'name' | 'slug' | 'address'>[] {
  return [...unreadable].flatMap((file) => /^pages\/(.*)\.json$/.exec(file)?.[1] ?? []).map(placeOf)
}

/** `locales/<language>/<name>.json`; whether such languages and pages exist is for the checks to say. */
function readLocales(documents: Map<string, Document>): Locales {
  const locales: Locales = new Map()
  for (const document of documents.values()) {
    const [, language, name] = /^locales\/([^/]+)\/(.*)\.json$/.exec(document.file) ?? []
    if (language === undefined || name === undefined) continue
    const names = locales.get(language) ?? new Map<string, Document>()
    locales.set(language, names.set(name, document))
  }
  return locales
}

/** Files and folders whose name starts with "_" are not routes. */
function isPrivate(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_'))
}

/** The words among the marks, each with its translation key. */
function wordsOf(json: unknown, marks: Mark[]): Word[] {
  return marks
    .filter(({ kind, value }) => ['text', 'markdown', 'cell'].includes(kind) && typeof value === 'string')
    .map(({ kind, path, value, argument }) => ({
      key: keyOf(json, path),
      path,
      value: String(value),
      markdown: kind === 'markdown',
      toSource: argument === 'source',
    }))
}

/** A path with ids for list positions: blocks/0/images/1/alt → "blocks.views.images.outlet.alt". */
function keyOf(json: unknown, path: Path): string {
  return path
    .map((step, i) => {
      const id = typeof step === 'number' ? valueAt(json, [...path.slice(0, i + 1), 'id']) : undefined
      return typeof id === 'string' ? id : String(step)
    })
    .join('.')
}
