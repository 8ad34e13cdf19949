import type { Place } from './catalogue'
import type { Mark } from './contract'
import { type Document, valueAt } from './document'
import type { Path } from './problem'
import type { Page, Settings, Word } from './site'

/** A page of a document, as the schema found it. */
export function readPage(name: string, document: Document, marks: Mark[], valid: boolean, settings: Settings): Page {
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
    wanted: Array.isArray(json.languages) ? json.languages.map(String) : settings.languages.map(({ code }) => code),
  }
}

/** What a page's file name says of it: "ventilation/tunnel-fan" is tunnel-fan at /tunnel-fan. */
function placeOf(name: string): Place {
  const slug = name.slice(name.lastIndexOf('/') + 1)
  return { name, slug, address: slug === 'index' ? '/' : `/${slug}` }
}

/** Where the pages of files are that are no JSON. */
export function placesOf(files: Iterable<string>): Place[] {
  return [...files].flatMap((file) => /^pages\/(.*)\.json$/.exec(file)?.[1] ?? []).map(placeOf)
}

/** Files and folders whose name starts with "_" are not routes. */
export function isPrivate(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_'))
}

/** The words among the marks, each with its translation key. */
export function wordsOf(json: unknown, marks: Mark[]): Word[] {
  return marks
    .filter(({ kind, value }) => ['text', 'markdown', 'cell'].includes(kind) && typeof value === 'string')
    .map(({ kind, path, value, argument }) => {
      const steps = stepsOf(json, path)
      return {
        key: steps.join('.'),
        steps,
        path,
        value: String(value),
        markdown: kind === 'markdown',
        toSource: argument === 'source',
      }
    })
}

/** A path with ids for list positions: blocks/0/images/1/alt → "blocks", "views", "images", "outlet", "alt". */
function stepsOf(json: unknown, path: Path): string[] {
  let value = json
  return path.map((step) => {
    value = valueAt(value, [step])
    const id = typeof step === 'number' ? valueAt(value, ['id']) : undefined
    return typeof id === 'string' ? id : String(step)
  })
}
