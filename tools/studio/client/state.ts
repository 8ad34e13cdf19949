import { isError, type Path, type Problem } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import type { Page } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { type Edited, isShared, sourceFile, type Texts, translationFile } from '../document/operation'
import { readJson } from '../document/translations'
import type { FileState, Question, SiteState, WordStates } from '../protocol'
import type { Behind, Read, Shown } from './core'
import { blockOf } from './paths'

/** How the canvas looks. */
export type Look = { language: string; brand: string; theme: 'light' | 'dark'; width: 'full' | 'tablet' | 'phone' }

/** A step that can be undone: the texts of the files that it changed. Typing in one place within a while is one step. */
export type Step = { before: Texts; after: Texts; merge?: string; at: number }

/**
 * Where edits of the open page are: `stuck` ones are kept as a draft, because the page has errors, and those of a page that
 * is `gone`, because its file was deleted.
 */
type Keeping = 'saved' | 'waiting' | 'saving' | 'stuck' | 'conflict' | 'failed' | 'gone'

export type Open = {
  name: string
  texts: Texts
  /** As they were read or saved last. */
  from: Record<string, FileState>
  ledger: Record<string, string>
  /** The page that what is shared is shown on. */
  behind?: Behind
  past: Step[]
  future: Step[]
  json: Record<string, unknown>
  read: Read
  /** Its file was deleted by another program. */
  isGone: boolean
  /** The page as it last could be shown, and the reading that was. */
  shown?: Shown
  shownFrom?: Read['page']
  problems: Problem[]
}

export type State = {
  /** The list of pages, and under which name the browser keeps what is not saved. */
  site: Pick<SiteState, 'id' | 'pages'>
  base: Site
  states: WordStates
  look: Look
  open?: Open
  /** What is being written: a path in the page's document. */
  selected?: Path
  /** Where the last change of `selected` came from: the canvas is not scrolled by itself. */
  from: 'canvas' | 'form' | 'outline'
  keeping: Keeping
  questions: Question[]
  /** How often files were said to have changed on the disk: what the server knows of them is another since. */
  changes: number
  /** Why its files could not be read or saved, in a sentence. */
  trouble?: string
  /** Said by the live region. */
  said: string
}

/** The block that is being written, with its path. */
export function blockInFocus({ open, selected }: State): { path: Path; block: Record<string, unknown> } | undefined {
  const path = selected && blockOf(selected)
  const block = open && path && valueAt(open.json, path)
  return path && isObject(block) ? { path, block } : undefined
}

/** Errors of the open page's own files. */
export function errorsOf({ problems }: Open): Problem[] {
  return problems.filter(isError)
}

/** Files of the open page that say something else than what was saved. */
export function editedFiles({ texts, from }: Open) {
  const paths = new Set([...Object.keys(texts), ...Object.keys(from)])
  return [...paths]
    .filter((path) => texts[path] !== from[path]?.text)
    .map((path) => ({ path, text: texts[path], from: from[path] ?? { path } }))
}

/** The open page, as operations take it. */
export function editedOf({ name, read }: Pick<Open, 'name' | 'read'>): Edited {
  const { settings, contract } = read.site
  const lang = (!isShared(name) && read.page?.lang) || settings.defaultLanguage
  return { name, lang, anchors: contract.anchors }
}

/** What has the words of the open form: the page, or the site's settings. */
export function wordsOwner({ name, read }: Open): Pick<Page, 'name' | 'lang' | 'fallback' | 'words'> | undefined {
  const { defaultLanguage: lang, fallback, words } = read.site.settings
  if (name === '_site') return { name, lang, fallback, words }
  return isShared(name) ? undefined : read.page
}

/** The file that what is open is written in. */
export function openFile(open: Pick<Open, 'name' | 'read'>): string {
  return sourceFile(editedOf(open))
}

/**
 * The file that keeps the open page from being written on in a language: it is no JSON, and no field can be changed in it.
 * @returns undefined where all can be written
 */
export function damagedFile(open: Open | undefined, language: string): string | undefined {
  if (!open) return undefined
  return [openFile(open), translationFile(open.name, language)].find((file) => {
    const text = open.texts[file]
    return text !== undefined && !isObject(readJson(text))
  })
}
