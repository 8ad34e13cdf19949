import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'
import { valueAt } from '../../content/document'
import { writeWords } from '../../content/edit-words'
import { isObject, parseJson } from '../../content/json'
import { idsIn, newId } from '../../content/new-id'
import type { Path } from '../../content/problem'
import type { Texts } from './core'

/** A change of the open page: of its document, or of words in another language. */
export type Operation =
  /** Writes a value, or takes it away: then empty objects that it leaves go too. */
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'word'; language: string; steps: string[]; value: string | undefined }
  | { kind: 'add'; list: Path; at: number; item: unknown }
  | { kind: 'remove'; path: Path }
  | { kind: 'move'; list: Path; from: number; to: number }
  | { kind: 'duplicate'; path: Path }

/** The files of a page. */
export type Files = { name: string; languages: string[]; texts: Texts; order: string[][] }

export function pageFile(name: string): string {
  return `pages/${name}.json`
}

export function localeFile(name: string, language: string): string {
  return `locales/${language}/${name}.json`
}

/** Carries an operation out. @returns the files that it changed */
export function carryOut(files: Files, operation: Operation): Texts {
  const file = pageFile(files.name)
  const text = files.texts[file] ?? '{}'
  switch (operation.kind) {
    case 'set':
      return { [file]: write(text, operation.path, operation.value) }
    case 'word':
      return writeWord(files, operation.language, operation.steps, operation.value)
    case 'add': {
      const item = withNewIds(operation.item, operation.list, idsIn(parseJson(text)))
      return { [file]: insert(text, operation.list, operation.at, item) }
    }
    case 'remove':
      return { [file]: write(text, operation.path, undefined) }
    case 'move': {
      const list = valueAt(parseJson(text), operation.list)
      const item = Array.isArray(list) ? list[operation.from] : undefined
      const without = edit(text, [...operation.list, operation.from], undefined)
      return { [file]: insert(without, operation.list, operation.to, item) }
    }
    case 'duplicate': {
      const json = parseJson(text)
      const list = operation.path.slice(0, -1)
      const copy = withNewIds(valueAt(json, operation.path), list, idsIn(json))
      return { [file]: insert(text, list, Number(operation.path.at(-1)) + 1, copy) }
    }
  }
}

function writeWord({ name, texts, order }: Files, language: string, steps: string[], value: string | undefined): Texts {
  const file = localeFile(name, language)
  const text = texts[file]
  if (value === undefined) return text === undefined ? {} : { [file]: write(text, steps, undefined) }
  return { [file]: writeWords(text, [{ steps, value }], order) }
}

function write(text: string, path: Path, value: unknown): string {
  if (value !== undefined) return edit(text, path, value)
  let written = edit(text, path, undefined)
  for (let owner = path.slice(0, -1); owner.length > 0; owner = owner.slice(0, -1)) {
    const left = valueAt(parseJson(written), owner)
    if (!isObject(left) || Object.keys(left).length > 0) break
    written = edit(written, owner, undefined)
  }
  return written
}

function insert(text: string, list: Path, at: number, item: unknown): string {
  const json = parseJson(text)
  if (!Array.isArray(valueAt(json, list))) return edit(text, list, [item])
  return applyEdits(
    text,
    modify(text, [...list, at], item, { formattingOptions: formatOf(text), isArrayInsertion: true }),
  )
}

function edit(text: string, path: Path, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: formatOf(text) }))
}

/** A copy with other ids: none that the document has. */
function withNewIds(item: unknown, list: Path, taken: Set<string>): unknown {
  const copy: unknown = structuredClone(item)
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((one, i) => walk(one, [...path, i]))
    else if (isObject(value)) {
      if (typeof value.id === 'string' && taken.has(value.id)) value.id = newId(value, path, taken)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
    }
  }
  walk(copy, list)
  return copy
}

function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '  '
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
