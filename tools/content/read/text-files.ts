import type { Annotation } from '../base/contract'
import type { Path } from '../base/problem'
import { type Document, type TextPart, valueAt } from '../json/document'
import { isObject } from '../json/json'
import { parseMarkdown } from '../language/markdown'
import type { Locales, Page } from './model'
import { keySteps } from './read-page'

/** Types of Markdown nodes that contain no words to translate, and are therefore the same in each language. */
const wordless = new Set(['code', 'definition', 'thematicBreak'])

/**
 * Reads a text that is in a separate file. Each paragraph, heading, list or table becomes a separate text of the page.
 * @param path path of the text in the document that contains it
 */
function readTextPart(path: Path, file: string, written: string): TextPart {
  const text = written.startsWith('\ufeff') ? ` ${written.slice(1)}` : written
  const { children } = parseMarkdown(text)
  const placedNodes = children.map((node) => ({
    type: node.type,
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  }))
  const segments = placedNodes
    .filter(({ type }) => !wordless.has(type))
    .map(({ start, end }, i) => ({ key: `p${i + 1}`, start, end, text: text.slice(start, end) }))
  const context = placedNodes
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n\n')
  return { path, file, text, segments, context }
}

/** Finds the texts that are in separate files: the path of each, and the file name that the author wrote. */
export function textFilesIn(json: unknown, path: Path = []): { path: Path; name: string }[] {
  if (Array.isArray(json)) return json.flatMap((item, i) => textFilesIn(item, [...path, i]))
  if (!isObject(json)) return []
  const { type, file } = json
  const isText = type === 'text' && typeof file === 'string'
  const inner = Object.entries(json).flatMap(([name, value]) => textFilesIn(value, [...path, name]))
  return isText ? [{ path: [...path, 'text'], name: file }, ...inner] : inner
}

/**
 * Adds the texts in separate files to a page's document, each as one value. `withSegments` divides the texts once the
 * schema has accepted the document.
 * @param texts texts of the site's files by path
 */
export function withTextFiles(document: Document, texts: Record<string, string>): Document {
  const files = textFilesIn(document.json).filter(({ path }) => valueAt(document.json, path) === undefined)
  if (files.length === 0) return document
  const json = structuredClone(document.json)
  const folder = document.file.slice(0, document.file.lastIndexOf('/') + 1)
  const parts = files.map(({ path, name }) => {
    const part = readTextPart(path, folder + name, texts[folder + name] ?? '')
    // A rule reports a file that is missing or empty, so "…" replaces its text: an empty text would cause a second
    // problem.
    Object.assign(Object(valueAt(json, path.slice(0, -1))), { text: part.text.trim() === '' ? '…' : part.text })
    return part
  })
  return { ...document, json, parts }
}

/** Divides texts in separate files into paragraphs. @returns the annotations, with one for each paragraph */
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

/** Returns the path of a translated text file: `translatedFile('pages/news/a.md', 'en') // 'locales/en/news/a.md'` */
export function translatedFile(file: string, language: string): string {
  return file.replace(/^pages\//, `locales/${language}/`)
}

/** Adds translations in text files to those of their pages. @param texts texts of the site's files by path */
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

/** Replaces paragraphs of a text file. In a new translation, all other paragraphs are those of the source. */
export function writtenSegments(part: TextPart, words: Map<string, string>): string {
  return part.segments.reduceRight((text, { key, start, end }) => {
    const replacement = words.get(key)
    return replacement === undefined ? text : text.slice(0, start) + replacement + text.slice(end)
  }, part.text)
}
