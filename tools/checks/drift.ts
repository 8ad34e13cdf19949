import type { Document } from '../content/document'
import { repeatedIds } from '../content/ids'
import { siteWords } from '../content/interface-words'
import { type KeyTree, treeOf } from '../content/key-tree'
import type { Page, Settings } from '../content/model'
import { isOwn, leaves } from '../content/phrase'
import type { Site } from '../content/site'
import { hasIds } from '../content/steps'
import { common, siteNamespace } from '../content/words'
import { renamedTo } from './renamed'
import type { Drift, Translated } from './translated'

/** A value of a translation that has the wrong form: words as an object or number, or a list where ids are expected. */
export type Misshapen = { document: Document; steps: string[]; wanted: 'text' | 'object' }

type Findings = { drifts: Drift[]; misshapen: Misshapen[] }

const known = new WeakMap<Site, Findings>()

/** Compares all translations of a site with what they translate. */
export function findDrift(site: Site): Findings {
  const found = known.get(site) ?? compareAll(site)
  known.set(site, found)
  return found
}

function compareAll(site: Site): Findings {
  const findings: Findings = { drifts: [], misshapen: [] }
  for (const source of translatedOf(site)) {
    const tree = treeOf(source.words.map(({ steps }) => steps))
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
    const drifts = [...groups.values()].map(({ gone, documents }) => ({ source, gone: [...gone.values()], documents }))
    const taken = new Set<string>()
    for (const drift of drifts) {
      const renamed = renamedTo(drift, taken)
      if (renamed) taken.add(renamed.join('.'))
      findings.drifts.push({ ...drift, renamed })
    }
  }
  return findings
}

/** The sources of a site whose translations can be compared with them. */
function translatedOf(site: Site): Translated[] {
  const { isPart, pages, printed, settings, locales } = site
  const codes = settings.languages.map(({ code }) => code)
  const of = (name: string, lang: string, { document, words }: Pick<Page | Settings, 'document' | 'words'>) => {
    const translations = codes.filter((code) => code !== lang).flatMap((code) => locales.get(code)?.get(name) ?? [])
    return { name, document, words: words.filter(isOwn), translations }
  }
  // With an id twice nobody can say which of the two a translation means.
  const valid = [...pages, ...printed].filter((page) => page.valid && repeatedIds(page.document).length === 0)
  const own = valid.map((page) => of(page.name, page.lang, page))
  return isPart
    ? own
    : [...own, of(siteNamespace, settings.defaultLanguage, settings), ...sharedWords(site, codes, settings)]
}

/** The site's own shared words. Interface words translate nothing: each language changes those it likes. */
function sharedWords({ locales, unreadable }: Site, codes: string[], { defaultLanguage }: Settings): Translated[] {
  const own = (code: string) => {
    const document = locales.get(code)?.get(common)
    return document ? [{ ...document, json: siteWords(document.json) }] : []
  }
  const file = `locales/${defaultLanguage}/${common}.json`
  if (unreadable.has(file)) return []
  const [document = { file, text: '{}', json: {}, faulty: new Set() }] = own(defaultLanguage)
  const words = leaves(document).map((key) => ({ steps: key.split('.'), path: key.split('.') }))
  return [
    { name: common, document, words, translations: codes.filter((code) => code !== defaultLanguage).flatMap(own) },
  ]
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
