import { isTextFile, pageOfFile } from '../../content/base/page-of-file'
import { isError, type Path, type Problem } from '../../content/base/problem'
import { valueAt, writtenPath } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import type { Page } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { translatedFile } from '../../content/read/text-files'
import { type Edited, isShared, sourceFile, type Texts, translationFile } from '../document/operation'
import { readJson } from '../document/translations'
import type { FileState, Question, SiteState, WordStates } from '../protocol'
import type { CanvasContent, ParsedDocument, PreviewPage } from './core'
import { blockOf, keyOf } from './paths'

/** Settings of the canvas. */
export type CanvasSettings = {
  language: string
  brand: string
  theme: 'light' | 'dark'
  width: 'full' | 'tablet' | 'phone'
}

/**
 * An undoable step, with the texts of the files that it changed. Continuous typing in a field is one step; `merge` is
 * the key of this field.
 */
export type Step = { before: Texts; after: Texts; merge?: string; at: number }

/**
 * Save state of the open page. In the states `stuck` (the edits cause errors) and `gone` (the file was deleted), edits
 * are stored only as a draft.
 */
type Keeping = 'saved' | 'waiting' | 'saving' | 'stuck' | 'conflict' | 'failed' | 'gone'

export type Open = {
  name: string
  /** Name of the page that the canvas shows if the document is a pattern, see `PageState`. */
  row?: string
  texts: Texts
  /** The files as last read or saved, by path. */
  from: Record<string, FileState>
  ledger: Record<string, string>
  /** The page that the canvas shows while a shared document is edited. */
  behind?: PreviewPage
  past: Step[]
  future: Step[]
  json: Record<string, unknown>
  read: ParsedDocument
  /** Whether another program deleted the page's file. */
  isGone: boolean
  /** The last version of the page that could be shown. It was made from the page `shownFrom`. */
  shown?: CanvasContent
  shownFrom?: ParsedDocument['page']
  problems: Problem[]
  /**
   * The value that the author has just added: its key, the keys of its unvisited fields, and whether the canvas showed
   * another language before. Undefined once something else is selected. The keys contain ids instead of list indexes
   * (`keySteps`), because the author may move the item.
   */
  begun?: { key: string; unvisited: ReadonlySet<string>; isSwitched: boolean }
}

export type State = {
  /** The page list, and the site's id, which is part of keys in the browser's storage. */
  site: Pick<SiteState, 'id' | 'pages'>
  base: Site
  states: WordStates
  look: CanvasSettings
  open?: Open
  /** Path of the selected value in the page's document. Undefined if nothing is selected. */
  selected?: Path
  /** Part of the Studio where the last selection was made. A selection on the canvas does not scroll the canvas. */
  from: 'canvas' | 'form' | 'outline'
  keeping: Keeping
  questions: Question[]
  /** Number of reported file changes so far. When it increases, earlier data from the server is out of date. */
  changes: number
  /** Sentence that explains why the open page's files could not be read or saved. */
  trouble?: string
  /** Text of the live region for screen readers. */
  said: string
}

/** The block that is selected or contains the selected value, and its path. */
export function blockInFocus({ open, selected }: State): { path: Path; block: Record<string, unknown> } | undefined {
  const path = selected && blockOf(selected)
  const block = open && path && valueAt(open.json, path)
  return path && isObject(block) ? { path, block } : undefined
}

/** Problems of the open page that are errors. */
export function errorsOf({ problems }: Open): Problem[] {
  return problems.filter(isError)
}

/** The open page's files that have unsaved edits. */
export function editedFiles({ texts, from }: Open) {
  const paths = new Set([...Object.keys(texts), ...Object.keys(from)])
  return [...paths]
    .filter((path) => texts[path] !== from[path]?.text)
    .map((path) => ({ path, text: texts[path], from: from[path] ?? { path } }))
}

/** The name, source language and anchors of the open page, which are the inputs that operations need. */
export function editedOf({ name, read }: Pick<Open, 'name' | 'read'>): Edited {
  const { settings, contract } = read.site
  const lang = (!isShared(name) && read.page?.lang) || settings.defaultLanguage
  return { name, lang, anchors: contract.anchors }
}

/**
 * The page, pattern or site settings to which the texts in the open form belong. Undefined for other shared documents.
 */
export function wordsOwner({ name, read }: Open): Pick<Page, 'name' | 'lang' | 'fallback' | 'words'> | undefined {
  const { defaultLanguage: lang, fallback, words } = read.site.settings
  if (name === '_site') return { name, lang, fallback, words }
  return isShared(name) ? undefined : read.pattern ? read.pattern.page : read.page
}

/** Name of the page on the canvas. Differs from the name of the open document if that is a pattern. */
export function pageName({ row, name }: Pick<Open, 'row' | 'name'>): string {
  return row ?? name
}

/** Whether the text at a path of a pattern consists only of placeholders, and is therefore translated in the table. */
export function isCellWord({ read: { pattern } }: Open, path: Path): boolean {
  return pattern?.page?.words.every((word) => keyOf(word.path) !== keyOf(path)) ?? false
}

/** Path of the field that shows a value. A list from a table, or a text in a separate file, has only one field. */
export function fieldPath({ read }: Open, path: Path): Path {
  return read.page ? writtenPath(read.page.document, path) : path
}

export function openFile(open: Pick<Open, 'name' | 'read'>): string {
  return sourceFile(editedOf(open))
}

/** The separate file that contains the text of a field in a language. Undefined if the page itself contains the text. */
export function textFileOf(open: Open, path: Path, language: string): string | undefined {
  const { type, file: name, text }: Record<string, unknown> = Object(valueAt(open.json, path.slice(0, -1)))
  if (path.at(-1) !== 'text' || type !== 'text' || typeof name !== 'string' || text !== undefined) return undefined
  const file = openFile(open).replace(/[^/]*$/, name)
  if (!isTextFile(file) || pageOfFile(file).name !== open.name) return undefined
  return language === editedOf(open).lang ? file : translatedFile(file, language)
}

/**
 * Path of the file that prevents editing the open page in a language, because it is not valid JSON.
 * @returns undefined if the page's document and its translation are valid
 */
export function damagedFile(open: Open | undefined, language: string): string | undefined {
  if (!open) return undefined
  return [openFile(open), translationFile(open.name, language)].find((file) => {
    const text = open.texts[file]
    return text !== undefined && !isObject(readJson(text))
  })
}
