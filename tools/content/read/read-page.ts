import type { Annotation } from '../base/contract'
import { pageOfFile } from '../base/page-of-file'
import type { Path } from '../base/problem'
import { type Document, valueAt } from '../json/document'
import { meantAddress } from '../json/written'
import type { Page, Settings, Word } from './model'
import type { PageRef } from './site-index'

/** Makes a page from a validated document. @param valid whether the schema accepts the document */
export function readPage(
  name: string,
  document: Document,
  annotations: Annotation[],
  valid: boolean,
  settings: Settings,
): Page {
  const { json, file } = document
  const { slug, address } = placeOf(name)
  const policy = json.fallback ?? settings.document.json.fallback ?? settings.fallback
  const codes = settings.languages.map(({ code }) => code)
  const lang = codes.find((code) => code === json.lang) ?? settings.defaultLanguage
  return {
    name,
    slug,
    file,
    address: typeof json.path === 'string' ? pathFrom(json.path, address) : address,
    document,
    annotations,
    words: annotatedWords(json, annotations),
    // A page in an unknown language counts as invalid, so that only this problem is reported.
    valid: valid && isLanguageKnown({ lang, document }),
    lang,
    fallback: Array.isArray(policy) ? codesAmong(policy, codes) : 'none',
    wanted: Array.isArray(json.languages) ? codesAmong(json.languages, codes) : codes,
  }
}

/** Whether the language in which a page is written ("lang") is one of the site's languages. */
export function isLanguageKnown({ lang, document: { json } }: Pick<Page, 'lang' | 'document'>): boolean {
  return json.lang === undefined || json.lang === lang
}

function codesAmong(list: unknown[], codes: string[]): string[] {
  return list.map(String).filter((code) => codes.includes(code))
}

/** The address in "path", corrected if possible, so that links to the page are not reported as dead. */
function pathFrom(path: string, address: string): string {
  const corrected = meantAddress(path)
  return /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(corrected) ? corrected : address
}

/** The slug and address of a page, from its name: `placeOf('ventilation/tunnel-fan').address // '/tunnel-fan'` */
export function placeOf(name: string): PageRef {
  const slug = name.slice(name.lastIndexOf('/') + 1)
  return { name, slug, address: slug === 'index' ? '/' : `/${slug}` }
}

/** Names, slugs and addresses of pages, from the names of their files. Used for files that cannot be read. */
export function placesOf(files: Iterable<string>): PageRef[] {
  const names = [...files].map(pageOfFile).flatMap(({ name, language }) => (language === undefined ? name : []))
  return names.filter(Boolean).map(placeOf)
}

/** Whether a page's name or one of its folders starts with "_" or, for patterns, "[". Such pages are not routes. */
export function isPrivate(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_') || part.startsWith('['))
}

/** The translatable words among the annotated values, each with its translation key. */
export function annotatedWords(json: unknown, annotations: Annotation[]): Word[] {
  const names = new Set(annotations.flatMap(({ kind, path }) => (kind === 'name' ? path.join('/') : [])))
  return annotations
    .filter(({ kind, value }) => ['text', 'markdown', 'cell'].includes(kind) && typeof value === 'string')
    .map(({ kind, path, value, argument }) => {
      const steps = keySteps(json, path)
      const isName = names.has(path.join('/'))
      return {
        key: steps.join('.'),
        steps,
        path,
        value: String(value),
        markdown: kind === 'markdown',
        fallsBackToSource: argument === 'source' || isName,
        isName,
      }
    })
}

/** Converts a path to key steps, with ids for list positions: ['blocks', 0, 'title'] → ['blocks', 'hero', 'title']. */
export function keySteps(json: unknown, path: Path): string[] {
  let value = json
  return path.map((step) => {
    value = valueAt(value, [step])
    const id = typeof step === 'number' ? valueAt(value, ['id']) : undefined
    return typeof id === 'string' ? id : String(step)
  })
}
