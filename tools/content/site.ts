import type { WorldDrawing } from '../../schema/localized'
import { type Catalogue, createCatalogue } from './catalogue'
import type { Contract, Mark } from './contract'
import { type Document, readDocument } from './document'
import { type Entry, entryOf } from './entry'
import { type Glossary, glossaryFile, readGlossary } from './glossary'
import { type Phrase, readPhrases } from './phrase'
import type { Path, Problem } from './problem'
import { isPrivate, placesOf, readPage, wordsOf } from './read-page'
import { schemaProblems } from './sentences'
import { createTranslator } from './words'

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
}

/** Everything a site is made of, as it came from wherever it is kept. Paths start at the project's root. */
export type Source = {
  documents: Record<string, string>
  media: Record<string, Media>
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
  /** The languages it should exist in. */
  wanted: string[]
}

/** Words by language and by namespace: a page's name, "_site" or "common". */
export type Locales = Map<string, Map<string, Document>>

export type Site = {
  contract: Contract
  source: Source
  settings: Settings
  /** The pages that were read, of all or of a part of the site. */
  pages: Page[]
  /** Pages under `pages/_documents`: no routes, printed as PDF documents. */
  printed: Page[]
  /** All pages. */
  catalogue: Catalogue
  locales: Locales
  /** All words of pages, site file and shared words, each followed by its translations; read when they are first asked for. */
  readonly phrases: Phrase[]
  glossary: Glossary
  /** Files that are there but could not be read: their own problem is told, and nothing else is said of them. */
  unreadable: Set<string>
}

/** The 404 page: a page like any other, at no address of its own. */
export const notFoundPage = '_not-found'

/** Where pages lie that are printed, not visited; with this begin their names. */
export const printedFolder = '_documents/'

/**
 * Reads a site from its files.
 * @param whole all pages, where the files are only a part of the site's
 * @returns the site, unless its `_site.json` cannot be used, and what is wrong with each single document
 */
export function readSite(source: Source, contract: Contract, whole?: Catalogue): { site?: Site; problems: Problem[] } {
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
  const printed: Page[] = []
  for (const document of documents.values()) {
    const name = /^pages\/(.*)\.json$/.exec(document.file)?.[1]
    const isPrinted = name?.startsWith(printedFolder)
    if (name === undefined || (isPrivate(name) && name !== notFoundPage && !isPrinted)) continue
    const { errors, marks } = contract.validate('page', document.json)
    problems.push(...schemaProblems(document, errors, contract))
    const page = readPage(name, document, marks, errors.length === 0, settings)
    if (isPrinted) printed.push(page)
    else pages.push(page)
  }
  for (const list of [pages, printed]) list.sort((a, b) => (a.name < b.name ? -1 : 1))
  const unreadable = new Set(Object.keys(source.documents).filter((file) => !documents.has(file)))
  const locales = readLocales(documents)
  const glossary = readGlossary(documents.get(glossaryFile), contract, problems)
  const catalogue = whole ?? createCatalogue(entriesOf(pages, settings, locales), placesOf(unreadable))
  let phrases: Phrase[] | undefined
  const site = {
    ...{ contract, source, settings, pages, printed, catalogue, locales, glossary, unreadable },
    get phrases() {
      phrases ??= readPhrases([...pages, ...printed], settings, locales)
      return phrases
    },
  }
  return { site, problems }
}

function entriesOf(pages: Page[], { languages }: Settings, locales: Locales): Entry[] {
  const translator = createTranslator({ locales })
  return pages.map((page) => entryOf(page, languages, translator))
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
