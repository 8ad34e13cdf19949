import type { Document } from './document'
import { effectiveWords } from './interface-words'
import { isObject } from './json'
import type { Locales, Page, Word } from './model'
import type { PageInfo } from './page-info'
import { pseudo, pseudoLanguages } from './pseudo'
import type { Site } from './site'
import { contextOf, type PageContext } from './site-index'
import { common, siteNamespace } from './words'

/**
 * A site in its own language and in a pseudo-language, which takes the place of the first in lists of languages, so
 * that there are as many as before.
 * @param code of one of `pseudoLanguages`
 */
export function pseudoSite(site: Site, code: string): Site {
  const { settings } = site
  const language = pseudoLanguages.find((one) => one.code === code)
  const source = settings.languages.find((one) => one.code === settings.defaultLanguage)
  if (!language || !source) return site
  const { languages } = settings.document.json
  const listed = (Array.isArray(languages) ? languages : []).map((one: unknown) =>
    isObject(one) && one.code === source.code ? { ...one, code, dir: language.dir } : one,
  )
  const json = { ...settings.document.json, languages: listed }
  const own = site.locales.get(source.code)?.get(common)?.json
  const words = new Map<string, Document>([
    [common, documentOf(changedWords(effectiveWords(source.code, own), code))],
    [siteNamespace, documentOf(translationTree(settings.words, code))],
    ...site.pages.map((page): [string, Document] => [page.name, documentOf(translationTree(page.words, code))]),
  ])
  const locales: Locales = new Map([...site.locales, [code, words]])
  return {
    ...site,
    locales,
    settings: { ...settings, languages: [source, language], document: { ...settings.document, json } },
  }
}

/** What a page shows of others in such a language. */
export function pseudoContext({ index }: Site, { name, lang }: Page, code: string): PageContext | undefined {
  const info = index.byName.get(name)
  if (!info) return undefined
  const named = (other: PageInfo): PageInfo => {
    const text = other.names[lang]?.text ?? other.slug
    return { ...other, names: { ...other.names, [code]: { text: pseudo(text, code), lang: code } } }
  }
  const { ancestors, siblings, related, compared, found } = contextOf(info, index)
  return {
    ancestors: ancestors.map(named),
    siblings: siblings.map(named),
    related: related.map(named),
    compared,
    found,
  }
}

/** Words of a document in the shape of a translation. Shared words are translated where they are shared. */
function translationTree(words: Word[], code: string): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const { steps, value } of words) {
    if (value.startsWith('t:')) continue
    let group = tree
    for (const step of steps.slice(0, -1)) {
      const inner = group[step]
      const next = isObject(inner) ? inner : {}
      group[step] = next
      group = next
    }
    group[steps.at(-1) ?? ''] = pseudo(value, code)
  }
  return tree
}

/** All words of a `common.json`; what units are called stays. */
function changedWords(words: object, code: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([name]) => name !== '$schema')
      .map(([name, value]: [string, unknown]) => {
        if (typeof value === 'string') return [name, pseudo(value, code)]
        return [name, isObject(value) && name !== 'units' ? changedWords(value, code) : value]
      }),
  )
}

function documentOf(json: Record<string, unknown>): Document {
  return { file: '', text: '', json, faulty: new Set() }
}
