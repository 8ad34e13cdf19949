import { memoize } from '../../content/base/memoize'
import { nearest } from '../../content/base/nearest'
import { isOwnWord, leaves } from '../../content/check/message'
import { type Document, valueAt } from '../../content/json/document'
import { repeatedIds } from '../../content/json/ids'
import { hasIds } from '../../content/json/steps'
import { siteWords } from '../../content/read/interface-words'
import type { Page } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { common, siteNamespace } from '../../content/read/words'
import type { Compared, Drift } from './translated'

/** Tree of word keys, with a branch for each step of a key, and `true` for each word. */
type KeyTree = Map<string, KeyTree | true>

/** A value of the wrong type in a translation, such as an object instead of text, or a list instead of an object. */
export type Misshapen = { document: Document; steps: string[]; wanted: 'text' | 'object' }

export type Findings = { drifts: Drift[]; misshapen: Misshapen[] }

/** Compares a page with its translations. There are no findings for invalid pages. */
export function driftOfPage(page: Page, site: Site): Findings {
  // If an id appears twice, it is ambiguous which item a translation belongs to.
  if (!page.valid || repeatedIds(page.document, site.contract).length > 0) return noFindings
  return findingsOf(site)(page.document, page.words, page.name, page.lang)
}

/** Compares the site file, and the shared words of the default language, with their translations. */
export function driftOfShared(site: Site): Findings {
  const { document, words, defaultLanguage } = site.settings
  const ofSiteFile = findingsOf(site)(document, words, siteNamespace, defaultLanguage)
  const ofSharedWords = comparedSharedWords(site).map(findDrifts)
  return {
    drifts: [ofSiteFile, ...ofSharedWords].flatMap(({ drifts }) => drifts),
    misshapen: [ofSiteFile, ...ofSharedWords].flatMap(({ misshapen }) => misshapen),
  }
}

const noFindings: Findings = { drifts: [], misshapen: [] }

/** Findings per source document of a site, cached because two rules need them. */
const findingsOf = memoize(({ settings: { languages }, locales }: Site) =>
  memoize((document: Document, words: Page['words'], name: string, lang: string) => {
    const others = languages.filter(({ code }) => code !== lang)
    const translations = others.flatMap(({ code }) => locales.get(code)?.get(name) ?? [])
    return findDrifts({ document, words: words.filter(isOwnWord), translations })
  }),
)

function findDrifts(source: Compared): Findings {
  const findings: Findings = { drifts: [], misshapen: [] }
  const tree = keyTree(source.words.map(({ steps }) => steps))
  const groups = new Map<string, { fields: Map<string, string[]>; documents: Document[] }>()
  for (const document of source.translations) {
    const strays = new Map<string, Map<string, string[]>>()
    const stray = (steps: string[]) => {
      // All unknown fields of an object are reported together; items and blocks, which have ids, separately.
      const owner = hasIds(source.document.json, steps.slice(0, -1))
        ? steps.join('.')
        : `${steps.slice(0, -1).join('.')}.*`
      strays.set(owner, (strays.get(owner) ?? new Map()).set(steps.join('.'), steps))
    }
    walk(document.json, tree, [], stray, (steps, wanted) => findings.misshapen.push({ document, steps, wanted }))
    for (const [owner, fields] of strays) {
      const group = groups.get(owner) ?? { fields: new Map<string, string[]>(), documents: [] as Document[] }
      for (const [key, steps] of fields) group.fields.set(key, steps)
      group.documents.push(document)
      groups.set(owner, group)
    }
  }
  const takenKeys = new Set<string>()
  const unexplained: Stray[] = []
  for (const { fields, documents } of groups.values()) {
    const unexplainedKeys = [...fields.values()].filter((steps) => {
      const renamed = renamedTo({ source, gone: steps, documents, isOne: fields.size === 1 }, takenKeys)
      if (!renamed) return true
      takenKeys.add(renamed.join('.'))
      findings.drifts.push({ source, gone: [steps], documents, renamed, possible: [] })
      return false
    })
    if (unexplainedKeys.length > 0) unexplained.push({ source, gone: unexplainedKeys, documents })
  }
  for (const stray of unexplained)
    findings.drifts.push({ ...stray, renamed: undefined, possible: possibleKeys(stray, takenKeys) })
  return findings
}

type Stray = Pick<Drift, 'source' | 'gone' | 'documents'>

/** Shared words that the site defines. Excludes interface words, because each language may override different ones. */
function comparedSharedWords({ locales, unreadable, settings: { defaultLanguage, languages } }: Site): Compared[] {
  const ownWordsOf = (code: string) => {
    const document = locales.get(code)?.get(common)
    return document ? [{ ...document, json: siteWords(document.json) }] : []
  }
  const file = `locales/${defaultLanguage}/${common}.json`
  if (unreadable.has(file)) return []
  const [document = { file, text: '{}', json: {}, faulty: new Set() }] = ownWordsOf(defaultLanguage)
  const words = leaves(document).map((key) => ({ steps: key.split('.'), path: key.split('.') }))
  const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)
  return [{ document, words, translations: codes.flatMap(ownWordsOf) }]
}

/** Calls `stray` for keys of a translation that are not in the source, and `misshapen` for values of a wrong type. */
function walk(
  value: unknown,
  tree: KeyTree | true | undefined,
  steps: string[],
  stray: (steps: string[]) => void,
  misshapen: (steps: string[], wanted: Misshapen['wanted']) => void,
): void {
  if (tree === undefined) stray(steps)
  else if (tree === true) {
    if (typeof value !== 'string') misshapen(steps, 'text')
  } else if (typeof value !== 'object' || value === null || Array.isArray(value)) misshapen(steps, 'object')
  else
    for (const [step, child] of Object.entries(value)) walk(child, tree.get(step), [...steps, step], stray, misshapen)
}

/** @param keys word keys, each as a list of steps like ['blocks', 'about', 'text'] */
function keyTree(keys: string[][]): KeyTree {
  const root: KeyTree = new Map()
  for (const steps of keys) {
    let branch = root
    for (const step of steps.slice(0, -1)) {
      const next = branch.get(step)
      const inner: KeyTree = next instanceof Map ? next : new Map()
      branch.set(step, inner)
      branch = inner
    }
    branch.set(steps.at(-1) ?? '', true)
  }
  return root
}

/**
 * The new key of a field, item or block that was renamed or moved in the source; undefined if uncertain.
 * @param stray `gone` is the unknown key. `isOne` tells whether no other key of the same object is unknown; if others
 * are, the new key must have an equal or similar name
 */
function renamedTo(
  { source, gone, documents, isOne }: Omit<Stray, 'gone'> & { gone: string[]; isOne: boolean },
  takenKeys: Set<string>,
): string[] | undefined {
  const candidates = fitting({ source, documents }, gone, takenKeys)
  const lastStep = gone.at(-1) ?? ''
  const moved = candidates.filter((steps) => steps.at(-1) === lastStep)
  const near = nearest(
    lastStep,
    candidates.map((steps) => steps.at(-1) ?? ''),
  )
  const [best] = moved.length > 0 ? moved : candidates.filter((steps) => steps.at(-1) === near)
  // A candidate is certain enough if it is the only block or item, or the only field of the same object.
  const [only, second] = candidates.filter(
    (steps) => hasIds(source.document.json, steps.slice(0, -1)) || isSibling(steps, gone),
  )
  return best ?? (second || !isOne ? undefined : only)
}

/** Untranslated keys that authors may have meant instead of the unknown keys in the same objects. */
function possibleKeys({ source, gone, documents }: Stray, takenKeys: Set<string>): string[][] {
  const keys = gone.flatMap((steps) =>
    fitting({ source, documents }, steps, takenKeys).filter((other) => isSibling(other, steps)),
  )
  return [...new Map(keys.map((steps) => [steps.join('.'), steps])).values()]
}

/**
 * Untranslated parts of a source that contain all words of an unknown part. Parts in the same object are listed first,
 * and need to share only one word with the unknown part.
 */
function fitting({ source, documents }: Omit<Stray, 'gone'>, steps: string[], takenKeys: Set<string>): string[][] {
  const shape = shapeOf(valueAt(documents[0]?.json, steps))
  const parts = untranslated(source, documents).filter(({ steps }) => !takenKeys.has(steps.join('.')))
  const siblings = parts.filter((part) => isSibling(part.steps, steps) && shape.some((key) => part.shape.includes(key)))
  const others = parts.filter((part) => !isSibling(part.steps, steps) && shape.every((key) => part.shape.includes(key)))
  return [...siblings, ...others].map((part) => part.steps)
}

/** Whether two keys are in the same object. */
function isSibling(a: string[], b: string[]): boolean {
  return a.slice(0, -1).join('.') === b.slice(0, -1).join('.')
}

/**
 * Outermost parts of a source that are missing from all given translations. `shape` lists the keys of the words inside
 * a part.
 */
function untranslated({ words }: Compared, documents: Document[]): { steps: string[]; shape: string[] }[] {
  const parts = new Map<string, { steps: string[]; shape: string[] }>()
  for (const { steps } of words) {
    if (documents.some(({ json }) => valueAt(json, steps) !== undefined)) continue
    const depth = steps.findIndex((_, i) =>
      documents.every(({ json }) => valueAt(json, steps.slice(0, i + 1)) === undefined),
    )
    const top = steps.slice(0, depth + 1)
    const part = parts.get(top.join('.')) ?? { steps: top, shape: [] }
    part.shape.push(steps.slice(depth + 1).join('.'))
    parts.set(top.join('.'), part)
  }
  return [...parts.values()]
}

/** Keys of the words in a part of a translation, relative to that part. */
function shapeOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? leaves({ json: { ...value } }) : ['']
}
