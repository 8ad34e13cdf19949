import type { Contract } from '../base/contract'
import { runGuarded } from '../base/guard'
import { isTextFile, pageOfFile, tableOfFile } from '../base/page-of-file'
import { fileProblem, isError, type Problem } from '../base/problem'
import { isRootFile } from '../base/root-files'
import { type Document, positionOf, readDocument } from '../json/document'
import { migrationsFor } from '../json/migrations'
import { say } from '../say/say.js'
import { patternPages, tableTranslations } from './data-words'
import { meantDocument } from './file-name'
import { pageFillerOf } from './fill-pages'
import { noGlossary, readGlossary } from './glossary'
import { glossaryFile, isNotFound, type Locales, type Page, printedFolder, type Settings, siteFile } from './model'
import { type PageInfo, pageInfoOf } from './page-info'
import { annotatedWords, isPrivate, placesOf, readPage } from './read-page'
import { schemaProblems } from './schema-problems'
import type { Base, Site, Source } from './site'
import { createSiteIndex, type SiteIndex } from './site-index'
import { languageMeant, languageProblems } from './site-languages'
import { addTranslatedTexts, withSegments, withTextFiles } from './text-files'
import { common, createTranslator } from './words'

/**
 * Reads a site from its files.
 * @param whole the index of all pages; needed only if `source` contains no pages, just the shared documents
 * @param read parses a document
 * @returns the problems of the individual documents, and the site unless its `_site.json` is unusable
 */
export function readSite(
  source: Source,
  contract: Contract,
  whole?: SiteIndex,
  read = readDocument,
): { site?: Site; problems: Problem[] } {
  const { documents, problems } = readDocuments(source.documents, source.problems, read)
  const settings = runGuarded(siteFile, 'reading', problems, () =>
    readSiteSettings(documents.get(siteFile), contract, problems),
  )
  if (!settings) {
    if (
      !Object.hasOwn(source.documents, siteFile) &&
      !problems.some(({ file }) => `${siteFile}/`.startsWith(`${meantDocument(file)}/`))
    ) {
      const hint = say`It lists the languages, brands and menus that every page shares; see schema/site.json.`
      problems.push(fileProblem(siteFile, 'missing-site', say`The file is missing.`, hint))
    }
    return { problems }
  }
  const { pages, printed } = readSitePages(documents, contract, settings, problems, source.documents)
  const unreadable = unreadableOf(source.documents, documents, source.problems)
  const locales = readLocales(documents)
  for (const { name, language, document } of source.tables ? tableTranslations(source.tables) : [])
    locales.set(language, (locales.get(language) ?? new Map()).set(name, document))
  addTranslatedTexts(locales, pages, codesOf(settings), source.documents)
  for (const file of removeInvalidWords(locales, contract, problems)) unreadable.add(file)
  for (const file of filesElsewhere(locales, settings)) unreadable.add(file)
  const glossary =
    runGuarded(glossaryFile, 'reading', problems, () =>
      readGlossary(documents.get(glossaryFile), contract, problems),
    ) ?? noGlossary
  const index =
    whole ?? createSiteIndex(pageInfosOf({ pages, settings, locales, contract }, problems), placesOf(unreadable))
  const base = { contract, source, settings, index, locales, glossary, unreadable }
  return { site: makeSite(base, pages, printed), problems }
}

/**
 * Reads some pages of a site, with the lists that tables fill.
 * @param texts the texts of the pages' documents and translations, by file
 * @param failures problems of files that could not be read
 * @param read parses a document; an editor passes a cached version, because it reads the page again on every keystroke
 * @returns a site that contains only these pages, and the problems of their documents
 */
export function readPart(
  base: Base,
  texts: Record<string, string>,
  failures: Problem[] = [],
  read = readDocument,
): { site: Site; problems: Problem[] } {
  const filler = pageFillerOf(base)
  const readOne: typeof read = filler ? (file, text) => filler.read(file, text, read) : read
  const { documents, problems } = readDocuments(texts, failures, readOne)
  const { pages } = readSitePages(documents, base.contract, base.settings, problems, texts)
  const ownLocales = readLocales(documents)
  addTranslatedTexts(ownLocales, pages, codesOf(base.settings), texts)
  const locales = mergeLocales(base.locales, ownLocales)
  const unreadable = new Set([...base.unreadable, ...unreadableOf(texts, documents, failures)])
  return { site: makeSite({ ...base, locales, unreadable }, pages), problems }
}

function mergeLocales(shared: Locales, added: Locales): Locales {
  const codes = new Set([...shared.keys(), ...added.keys()])
  return new Map([...codes].map((code) => [code, new Map([...(shared.get(code) ?? []), ...(added.get(code) ?? [])])]))
}

/**
 * Collects the data about pages that the rest of the site needs.
 * @param problems list to which an internal error is added for each page that causes one; such pages are left out
 */
export function pageInfosOf(
  { pages, settings, locales, contract }: Pick<Site, 'pages' | 'settings' | 'locales' | 'contract'>,
  problems: Problem[] = [],
): PageInfo[] {
  const translator = createTranslator({ locales })
  return pages.flatMap(
    (page) =>
      runGuarded(page.file, 'reading', problems, () =>
        pageInfoOf(page, settings.languages, locales, translator, contract),
      ) ?? [],
  )
}

/** Assembles a site from pages. @param printed the pages for PDF documents; undefined if the site was read in part */
function makeSite(base: Base, pages: Page[], printed?: Page[]): Site {
  const read = [...pages, ...(printed ?? [])]
  const patterns = printed ? patternPages(base) : []
  return {
    ...base,
    patterns,
    isPart: printed === undefined,
    pages,
    printed: printed ?? [],
    marked: printed ? [...read, ...patterns, base.settings] : read,
  }
}

/** Parses documents. @param failures problems of files that could not be read; they come first in the result */
function readDocuments(
  texts: Source['documents'],
  failures: Problem[] = [],
  readOne = readDocument,
): { documents: Map<string, Document>; problems: Problem[] } {
  const problems = [...failures]
  const documents = new Map<string, Document>()
  for (const [file, text] of Object.entries(texts)) {
    if (tableOfFile(file) || isTextFile(file) || isRootFile(file)) continue
    const result = runGuarded(file, 'reading', problems, () => readOne(file, text))
    if (!result) continue
    problems.push(...result.problems)
    const { document } = result
    if (!document) continue
    const oldFormProblems = oldForms(document)
    problems.push(...oldFormProblems)
    if (oldFormProblems.length === 0) documents.set(file, document)
  }
  return { documents, problems }
}

/** Problems of a document that uses a form from an older schema. Such a document is not checked further. */
function oldForms(document: Document): Problem[] {
  return migrationsFor(document.file, document.json).map(({ find, about }) => ({
    file: document.file,
    ...positionOf(document, find(document.json) ?? [], 'key'),
    code: 'old-form',
    severity: 'error',
    message: about,
    hint: say`"npm run migrate" rewrites it; with "-- --dry-run" it shows how.`,
  }))
}

function unreadableOf(
  texts: Source['documents'],
  documents: Map<string, Document>,
  failures: Problem[] = [],
): Set<string> {
  const failedFiles = failures.filter(isError).map(({ file }) => meantDocument(file))
  const files = Object.keys(texts).filter((file) => !tableOfFile(file) && !isTextFile(file) && !isRootFile(file))
  return new Set([...files, ...failedFiles].filter((file) => !documents.has(file)))
}

/** Reads the pages of a site, including those for PDF documents. @param problems list to which problems are added */
function readSitePages(
  documents: Map<string, Document>,
  contract: Contract,
  settings: Settings,
  problems: Problem[],
  texts: Record<string, string>,
): Pick<Site, 'pages' | 'printed'> {
  const pages: Page[] = []
  const printed: Page[] = []
  for (const written of documents.values()) {
    const { name, language } = pageOfFile(written.file)
    const isPrinted = name.startsWith(printedFolder)
    if (name === '' || language !== undefined || (isPrivate(name) && !isNotFound({ name }) && !isPrinted)) continue
    const page = runGuarded(written.file, 'reading', problems, () => {
      const document = withTextFiles(written, texts)
      const { errors, annotations } = contract.validate('page', document.json)
      problems.push(...schemaProblems(document, errors, contract))
      return readPage(name, document, withSegments(document, annotations), errors.length === 0, settings)
    })
    if (!page) continue
    if (isPrinted) printed.push(page)
    else pages.push(page)
  }
  for (const list of [pages, printed]) list.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { pages, printed }
}

/**
 * Removes invalid files of shared words from `locales`, so that rules can rely on valid data.
 * @param problems the list to which schema problems are added
 * @returns the removed files
 */
function removeInvalidWords(locales: Locales, contract: Contract, problems: Problem[]): string[] {
  return [...locales.values()].flatMap((names) => {
    const document = names.get(common)
    const { errors } = contract.validate('common', document?.json ?? {})
    if (!document || errors.length === 0) return []
    problems.push(...schemaProblems(document, errors, contract))
    names.delete(common)
    return [document.file]
  })
}

/**
 * Returns the correct paths of translations in folders whose names are misspelt language codes. `unknown-language`
 * reports such folders.
 */
function filesElsewhere(locales: Locales, { languages }: Settings): string[] {
  return [...locales].flatMap(([folder, documents]) => {
    const code = languageMeant(folder, languages, locales.keys())
    const names = code === undefined ? [] : [...documents.keys()].filter((name) => !locales.get(code)?.has(name))
    return names.map((name) => `locales/${code}/${name}.json`)
  })
}

/** Collects translations from `locales/<language>/<name>.json`. Rules check whether the languages and pages exist. */
function readLocales(documents: Map<string, Document>): Locales {
  const locales: Locales = new Map()
  for (const document of documents.values()) {
    const { name, language } = pageOfFile(document.file)
    if (language === undefined) continue
    const names = locales.get(language) ?? new Map<string, Document>()
    locales.set(language, names.set(name, document))
  }
  return locales
}

/**
 * Reads the site file, whose settings all pages share.
 * @param problems the list to which the problems of the file are added
 * @returns undefined if the file is unusable
 */
function readSiteSettings(
  document: Document | undefined,
  contract: Contract,
  problems: Problem[],
): Settings | undefined {
  if (!document) return undefined
  const { errors, annotations } = contract.validate('site', document.json)
  problems.push(...schemaProblems(document, errors, contract))
  if (errors.length > 0) return undefined
  const wrongLanguages = languageProblems(document)
  problems.push(...wrongLanguages)
  if (wrongLanguages.length > 0) return undefined
  const {
    languages,
    defaultLanguage,
    brands,
    contacts = [],
    redirects = [],
    base = '',
    fallback,
    rules = {},
  } = document.json as SettingsFile
  return {
    document,
    annotations,
    words: annotatedWords(document.json, annotations),
    brands,
    contacts,
    redirects,
    base,
    languages,
    defaultLanguage,
    fallback: fallback === 'none' ? [] : (fallback ?? [defaultLanguage]),
    rules,
  }
}

/** The type of the settings in a valid `pages/_site.json`. */
type SettingsFile = Pick<Settings, 'languages' | 'defaultLanguage' | 'brands'> &
  Partial<Pick<Settings, 'contacts' | 'redirects' | 'base' | 'rules'>> & { fallback?: string[] | 'none' }

function codesOf({ languages }: Settings): string[] {
  return languages.map(({ code }) => code)
}
