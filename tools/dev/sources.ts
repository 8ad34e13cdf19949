import { place, valueAt } from '../content/document'
import { policyFor } from '../content/fallback'
import { isObject } from '../content/json'
import { mediaAddress } from '../content/media'
import type { Page, Settings } from '../content/model'
import type { Path } from '../content/problem'
import type { Site } from '../content/site'
import { sharedLanguages, siteNamespace } from '../content/words'
import type { OpenPage } from './content'

/** Where something on a page is written ("pages/about.json:12:5"): its title, its frame, its blocks by their ids, its pictures by their addresses. */
export type Sources = { title: string; frame: string; blocks: Record<string, string>; pictures: Record<string, string> }

/** Where each part of a page is written, as it is shown in a language: its words are in the translation that is shown. */
export function sourcesOf({ site, page }: OpenPage, language: string): Sources {
  const { settings } = site
  const frame = { name: siteNamespace, lang: settings.defaultLanguage, document: settings.document }
  const wanted = policyFor(page, language)
  const pictures = page.annotations.flatMap(({ kind, value, path }) => {
    const file = String(value)
    return kind === 'media' ? [[mediaAddress(file, site.source.media[file]), at(page.document, path)]] : []
  })
  const blocks = idsIn(page.document.json.blocks, ['blocks'], ['blocks'])
  return {
    title: shownAt(site, page, wanted, ['title'], ['title']),
    frame: shownAt(site, frame, sharedLanguages(site, language), [], []),
    blocks: Object.fromEntries(blocks.map(({ id, path, steps }) => [id, shownAt(site, page, wanted, path, steps)])),
    pictures: Object.fromEntries(pictures),
  }
}

/** Something that is translated: a page, or the site file. */
type Owner = Pick<Page, 'name' | 'lang'> & Pick<Settings, 'document'>

/**
 * Where words are written that are shown: in the first of the wanted languages that has them, or where they come from.
 * @param path in the document
 * @param steps in its translations
 */
function shownAt({ locales }: Site, { name, lang, document }: Owner, wanted: string[], path: Path, steps: string[]) {
  const translation = wanted
    .slice(0, wanted.includes(lang) ? wanted.indexOf(lang) : undefined)
    .flatMap((code) => locales.get(code)?.get(name) ?? [])
    .find(({ json }) => valueAt(json, steps) !== undefined)
  return translation ? at(translation, steps) : at(document, path)
}

function at(document: Settings['document'], path: Path): string {
  const { line, column } = place(document, path)
  return `${document.file}:${line}:${column}`
}

/** Everything in a document that has an id, which is its anchor on the page. @param steps the way to it in translations */
function idsIn(value: unknown, path: Path, steps: string[]): { id: string; path: Path; steps: string[] }[] {
  if (Array.isArray(value))
    return value.flatMap((one, i) => idsIn(one, [...path, i], [...steps, String(Object(one).id ?? i)]))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, one]) => idsIn(one, [...path, key], [...steps, key]))
  return typeof value.id === 'string' ? [...inner, { id: value.id, path, steps }] : inner
}
