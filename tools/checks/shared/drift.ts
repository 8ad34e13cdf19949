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

/** Keys of words as a tree: a branch for each step, and `true` where a word is. */
type KeyTree = Map<string, KeyTree | true>

/** A value of a translation that has the wrong form: words as an object or number, or a list where ids are expected. */
export type Misshapen = { document: Document; steps: string[]; wanted: 'text' | 'object' }

export type Findings = { drifts: Drift[]; misshapen: Misshapen[] }

/** Compares the translations of a page with the page. Of a page with mistakes nothing is said. */
export function driftOfPage(page: Page, site: Site): Findings {
  // With an id twice it is unclear which of the two a translation means.
  if (!page.valid || repeatedIds(page.document, site.contract).length > 0) return noFindings
  return findingsOf(site)(page.document, page.words, page.name, page.lang)
}

/** Compares the translations of the site file with it, and those of shared words with the default language’s. */
export function driftOfShared(site: Site): Findings {
  const { document, words, defaultLanguage } = site.settings
  const own = findingsOf(site)(document, words, siteNamespace, defaultLanguage)
  const shared = comparedSharedWords(site).map(findDrifts)
  return {
    drifts: [own, ...shared].flatMap(({ drifts }) => drifts),
    misshapen: [own, ...shared].flatMap(({ misshapen }) => misshapen),
  }
}

const noFindings: Findings = { drifts: [], misshapen: [] }

/** Kept for each source of a site, because two rules ask. */
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
  const groups = new Map<string, { gone: Map<string, string[]>; documents: Document[] }>()
  for (const document of source.translations) {
    const strays = new Map<string, Map<string, string[]>>()
    const stray = (steps: string[]) => {
      // Fields of one object are one finding; items and blocks, which have ids, are one each.
      const owner = hasIds(source.document.json, steps.slice(0, -1))
        ? steps.join('.')
        : `${steps.slice(0, -1).join('.')}.*`
      strays.set(owner, (strays.get(owner) ?? new Map()).set(steps.join('.'), steps))
    }
    walk(document.json, tree, [], stray, (steps, wanted) => findings.misshapen.push({ document, steps, wanted }))
    for (const [owner, gone] of strays) {
      const group = groups.get(owner) ?? { gone: new Map<string, string[]>(), documents: [] as Document[] }
      for (const [key, steps] of gone) group.gone.set(key, steps)
      group.documents.push(document)
      groups.set(owner, group)
    }
  }
  const taken = new Set<string>()
  for (const { gone, documents } of groups.values()) {
    const drift = { source, gone: [...gone.values()], documents }
    const renamed = renamedTo(drift, taken)
    if (renamed) taken.add(renamed.join('.'))
    findings.drifts.push({ ...drift, renamed })
  }
  return findings
}

/** The site's own shared words. Interface words translate nothing: each language changes those it likes. */
function comparedSharedWords({ locales, unreadable, settings: { defaultLanguage, languages } }: Site): Compared[] {
  const own = (code: string) => {
    const document = locales.get(code)?.get(common)
    return document ? [{ ...document, json: siteWords(document.json) }] : []
  }
  const file = `locales/${defaultLanguage}/${common}.json`
  if (unreadable.has(file)) return []
  const [document = { file, text: '{}', json: {}, faulty: new Set() }] = own(defaultLanguage)
  const words = leaves(document).map((key) => ({ steps: key.split('.'), path: key.split('.') }))
  const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)
  return [{ document, words, translations: codes.flatMap(own) }]
}

/** Goes through a translation as far as its source goes. */
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

/** @param keys each as its steps */
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

/** The new place in the source of something that is gone, where that is clear. */
function renamedTo({ source, gone, documents }: Omit<Drift, 'renamed'>, taken: Set<string>): string[] | undefined {
  const [first] = gone
  const [example] = documents
  if (!first || !example || gone.length > 1) return undefined
  const shape = shapeOf(valueAt(example.json, first))
  const candidates = untranslated(source, documents).filter(
    ({ steps, shape: words }) => !taken.has(steps.join('.')) && shape.every((key) => words.includes(key)),
  )
  const last = first.at(-1) ?? ''
  const moved = candidates.filter(({ steps }) => steps.at(-1) === last)
  const near = nearest(
    last,
    candidates.map(({ steps }) => steps.at(-1) ?? ''),
  )
  const [best] = moved.length > 0 ? moved : candidates.filter(({ steps }) => steps.at(-1) === near)
  // Of blocks and items, and of fields of the same object, the only one that is free says enough.
  const owner = first.slice(0, -1).join('.')
  const [only, second] = candidates.filter(
    ({ steps }) => hasIds(source.document.json, steps.slice(0, -1)) || steps.slice(0, -1).join('.') === owner,
  )
  return (best ?? (second ? undefined : only))?.steps
}

/** The topmost parts of a source that none of some translations have, with the keys of the words in them. */
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

/** The keys of the words in a part of a translation. */
function shapeOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? leaves({ json: { ...value } }) : ['']
}
