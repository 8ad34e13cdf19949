import type { Document } from '../../../tools/content/json/document'
import type { Page, Word } from '../../../tools/content/read/model'
import type { Site } from '../../../tools/content/read/site'
import { type Ledger, readLedger, writeLedger } from '../../../tools/content/translation/ledger'
import { recordTranslations } from '../../../tools/content/translation/ledger-record'
import { findStates } from '../../../tools/content/translation/translation-state'
import { smallSite, unchecked } from './site'

/** A text of the site. Its key in `texts` never changes. `dirty` lists languages with unrecorded translations. */
type Text = { page: number; id: string; source: string; translations: Record<string, string>; dirty: Set<string> }

/**
 * A site during editing. The keys of `madeFrom` are a language code and a translation, separated by a space; the values
 * are the source texts from which that translation was really made.
 */
export type Branch = {
  pages: Map<number, string>
  texts: Map<number, Text>
  madeFrom: Map<string, Set<string>>
  ledger: Record<string, string>
}

export const languages = ['en', 'ar']

export function fork(branch: Branch): Branch {
  return structuredClone(branch)
}

const empty = unchecked({ 'pages/_site.json': smallSite['pages/_site.json'] })

/** The site of a branch, built in memory, because reading files would take a hundred times as long. */
function readBranch({ pages, texts }: Branch): Site {
  const site = { ...empty, locales: new Map(languages.map((lang) => [lang, new Map<string, Document>()])) }
  site.pages = [...pages].map(([page, name]) => {
    const ownTexts = [...texts.values()].filter((text) => text.page === page)
    for (const lang of languages) {
      const words = ownTexts.flatMap(({ id, translations: { [lang]: text } }) => (text ? [[id, { text }]] : []))
      const json = { blocks: Object.fromEntries(words) }
      if (words.length > 0) site.locales.get(lang)?.set(name, documentOf(`locales/${lang}/${name}.json`, json))
    }
    return pageOf(name, ownTexts)
  })
  return site
}

function pageOf(name: string, texts: Text[]): Page {
  const file = `pages/${name}.json`
  const words = texts.map(({ id, source }, i): Word => {
    const steps = ['blocks', id, 'text']
    return { key: steps.join('.'), steps, path: ['blocks', i, 'text'], value: source, markdown: true }
  })
  const lang = 'tr'
  const document = documentOf(file, { blocks: texts.map(({ id, source }) => ({ id, text: source })) })
  const head = { name, slug: name, file, address: `/${name}`, document, lang, wanted: [lang, ...languages] }
  return { ...head, words, annotations: [], valid: true, fallback: 'none' }
}

function documentOf(file: string, json: Document['json']): Document {
  return { file, json, text: '', faulty: new Set() }
}

/**
 * Simulates a command that records translations. Translations without a record are recorded as made from the current
 * source texts.
 */
export function record(branch: Branch): void {
  for (const { source, translations, dirty } of branch.texts.values()) {
    for (const lang of dirty) branch.madeFrom.set(`${lang} ${translations[lang]}`, new Set([source]))
    dirty.clear()
  }
  branch.ledger = writeLedger(recordTranslations(readBranch(branch), readLedger(branch.ledger)))
}

/** True translation state of each text in each language. */
export function truth({ pages, texts, madeFrom }: Branch): string[] {
  return [...texts.values()]
    .flatMap(({ page, id, source, translations, dirty }) =>
      languages.map((lang) => {
        const text = translations[lang]
        const isDone = dirty.has(lang) || madeFrom.get(`${lang} ${text}`)?.has(source)
        const state = text === undefined ? 'missing' : isDone ? 'done' : 'outdated'
        return `${pages.get(page)} ${id} ${lang}: ${state}`
      }),
    )
    .sort()
}

/** Translation state of each text in each language, according to the ledger. */
export function reported(branch: Branch, ledger: Ledger = readLedger(branch.ledger)): string[] {
  return findStates(readBranch(branch), ledger)
    .filter(({ word }) => word.steps[0] === 'blocks')
    .map(({ of, word, lang, state }) => `${of.name} ${word.steps[1]} ${lang}: ${state}`)
    .sort()
}

/** Merges two branches as Git does. If both changed the same value, `ours` wins, as if a person had chosen it. */
export function merge(base: Branch, ours: Branch, theirs: Branch): Branch {
  const pages = new Map<number, string>()
  for (const page of new Set([...ours.pages.keys(), ...theirs.pages.keys()])) {
    const name = pick(base.pages.get(page), ours.pages.get(page), theirs.pages.get(page))
    if (name !== undefined) pages.set(page, name)
  }
  const texts = new Map<number, Text>()
  for (const key of new Set([...ours.texts.keys(), ...theirs.texts.keys()])) {
    const [baseText, a, b] = [base.texts.get(key), ours.texts.get(key), theirs.texts.get(key)]
    const isGone = (!a || !b) && baseText !== undefined
    const remaining = a ?? b
    if (isGone || !remaining) continue
    if (!a || !b) texts.set(key, structuredClone(remaining))
    else texts.set(key, mergeText(baseText ?? a, a, b))
  }
  const madeFrom = new Map(ours.madeFrom)
  for (const [text, sources] of theirs.madeFrom)
    madeFrom.set(text, new Set([...sources, ...(madeFrom.get(text) ?? [])]))
  return { pages, texts, madeFrom, ledger: union(ours.ledger, theirs.ledger) }
}

function mergeText(base: Text, a: Text, b: Text): Text {
  const translations: Record<string, string> = {}
  const dirty = new Set<string>()
  for (const lang of languages) {
    const text = pick(base.translations[lang], a.translations[lang], b.translations[lang])
    if (text === undefined) continue
    translations[lang] = text
    if ([a, b].every((side) => side.translations[lang] !== text || side.dirty.has(lang))) dirty.add(lang)
  }
  return {
    page: pick(base.page, a.page, b.page) ?? a.page,
    id: pick(base.id, a.id, b.id) ?? a.id,
    source: pick(base.source, a.source, b.source) ?? a.source,
    translations,
    dirty,
  }
}

function pick<Value>(base: Value, a: Value, b: Value): Value {
  return a === base ? b : a
}

/** Simulates Git's `merge=union` in its most extreme case, which keeps all lines of both sides. */
function union(ours: Record<string, string>, theirs: Record<string, string>): Record<string, string> {
  const files = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  const linesOf = (text = '') => text.split('\n').filter((line) => line !== '')
  return Object.fromEntries(
    [...files].map((file) => {
      const lines = new Set([...linesOf(ours[file]), ...linesOf(theirs[file])])
      return [file, [...lines].map((line) => `${line}\n`).join('')]
    }),
  )
}
