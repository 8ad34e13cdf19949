import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import { type Document, type TextPart, valueAt } from '../json/document'
import { isObject } from '../json/json'
import { parseMarkdown } from '../language/markdown'
import type { Locales, Page } from './model'
import { keySteps } from './read-page'

/** Parts of Markdown without words of their own, which are the same in each language. */
const wordless = new Set(['code', 'definition', 'thematicBreak'])

/**
 * Reads a text in a file of its own: its paragraphs, headings, lists and tables are the texts of the page.
 * @param path path of the text in the document that contains it
 */
export function readTextPart(path: Path, file: string, written: string): TextPart {
  const text = written.startsWith('\ufeff') ? ` ${written.slice(1)}` : written
  const { children } = parseMarkdown(text)
  const placed = children.map((node) => ({
    type: node.type,
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  }))
  const segments = placed
    .filter(({ type }) => !wordless.has(type))
    .map(({ start, end }, i) => ({ key: `p${i + 1}`, start, end, text: text.slice(start, end) }))
  const context = placed
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n\n')
  return { path, file, text, segments, context }
}

/** The paths of all texts of a document that are in a file of their own, each with the file that the author named. */
function textFilesIn(json: unknown, path: Path = []): { path: Path; name: string }[] {
  if (Array.isArray(json)) return json.flatMap((item, i) => textFilesIn(item, [...path, i]))
  if (!isObject(json)) return []
  const { type, file } = json
  const isText = type === 'text' && typeof file === 'string'
  const inner = Object.entries(json).flatMap(([name, value]) => textFilesIn(value, [...path, name]))
  return isText ? [{ path: [...path, 'text'], name: file }, ...inner] : inner
}

/**
 * Adds the texts that are in files of their own to a page's document. Each text is whole until the schema has accepted
 * the document; `withSegments` then divides it.
 * @param texts texts of the site's files by path
 */
export function withTextFiles(document: Document, texts: Record<string, string>): Document {
  const files = textFilesIn(document.json).filter(({ path }) => valueAt(document.json, path) === undefined)
  if (files.length === 0) return document
  const json = structuredClone(document.json)
  const folder = document.file.slice(0, document.file.lastIndexOf('/') + 1)
  const parts = files.map(({ path, name }) => {
    const part = readTextPart(path, folder + name, texts[folder + name] ?? '')
    // A file that is missing or empty is reported by a rule.
    Object.assign(Object(valueAt(json, path.slice(0, -1))), { text: part.text.trim() === '' ? '…' : part.text })
    return part
  })
  return { ...document, json, parts }
}

/** Divides the texts of a page that are in files of their own into their paragraphs, and marks each of these. */
export function withSegments(document: Document, annotations: Annotation[]): Annotation[] {
  const { parts } = document
  if (!parts) return annotations
  for (const { path, segments } of parts)
    Object.assign(Object(valueAt(document.json, path.slice(0, -1))), { text: wordsOf(segments) })
  return annotations.flatMap((mark) => {
    const part = mark.kind === 'markdown' && parts.find(({ path }) => path.join() === mark.path.join())
    if (!part) return [mark]
    return part.segments.map(({ key, text }) => ({ ...mark, path: [...mark.path, key], value: text }))
  })
}

function wordsOf(segments: TextPart['segments']): Record<string, string> {
  return Object.fromEntries(segments.map(({ key, text }) => [key, text]))
}

/** The translation of a text in a file: `translatedFile('pages/news/a.md', 'en') // 'locales/en/news/a.md'` */
export function translatedFile(file: string, language: string): string {
  return file.replace(/^pages\//, `locales/${language}/`)
}

/** Adds the translations in files to the translations of their pages. @param texts texts of the site's files by path */
export function addTranslatedTexts(
  locales: Locales,
  pages: Page[],
  languages: string[],
  texts: Record<string, string>,
): void {
  for (const { name, lang, document } of pages)
    for (const { path, file, segments } of document.parts ?? [])
      for (const code of languages.filter((other) => other !== lang)) {
        const translated = texts[translatedFile(file, code)]
        if (translated === undefined || translated.trim() === '') continue
        const steps = keySteps(document.json, path)
        const part = readTextPart(steps, translatedFile(file, code), translated)
        const names = locales.get(code) ?? new Map<string, Document>()
        const none: Document = { file: `locales/${code}/${name}.json`, text: '{}', json: {}, faulty: new Set<string>() }
        const { parts = [], ...rest } = names.get(name) ?? none
        const json = structuredClone(rest.json)
        steps.reduce<Record<string, unknown>>((owner, step, i) => {
          const inner =
            i === steps.length - 1
              ? wordsOf(part.segments.slice(0, segments.length))
              : isObject(owner[step])
                ? owner[step]
                : {}
          owner[step] = inner
          return inner
        }, json)
        locales.set(code, names.set(name, { ...rest, json, parts: [...parts, part] }))
      }
}

/** A text in a file, whose paragraphs are replaced. A new translation is the source with the paragraphs that exist. */
export function writtenSegments(part: TextPart, words: Map<string, string>): string {
  return part.segments.reduceRight((text, { key, start, end }) => {
    const replacement = words.get(key)
    return replacement === undefined ? text : text.slice(0, start) + replacement + text.slice(end)
  }, part.text)
}
