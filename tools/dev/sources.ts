import type { RichNode } from '../../schema/parts'
import { place } from '../content/document'
import { policyFor } from '../content/fallback'
import { isObject } from '../content/json'
import { mediaAddress } from '../content/media'
import type { Page, Settings, Word } from '../content/model'
import type { Path } from '../content/problem'
import { parseRichText } from '../content/rich-text'
import type { Site } from '../content/site'
import { common, createTranslator, sharedLanguages, siteNamespace, type Translator, translate } from '../content/words'
import type { OpenPage } from './content'

/** Where something on a page is written: "pages/about.json:12:5", by the words, picture address or block id it shows. */
export type Sources = { words: Source[]; pictures: Source[]; blocks: Source[] }

type Source = { shown: string; at: string; path: string }

/** What of a page, and of what all pages share, is written where, as the page is shown in a language. */
export function sourcesOf({ site, page }: OpenPage, language: string): Sources {
  const { settings } = site
  const translator = createTranslator(site)
  const frame = { name: siteNamespace, lang: settings.defaultLanguage, ...settings }
  const shared = sharedLanguages(site, language)
  return {
    words: [
      ...page.words.flatMap((word) => wordsAt(site, page, word, policyFor(page, language), shared, translator)),
      ...settings.words.flatMap((word) => wordsAt(site, frame, word, shared, shared, translator)),
    ],
    pictures: page.annotations.flatMap(({ kind, value, path }) => {
      const file = String(value)
      return kind === 'media' ? [{ shown: mediaAddress(file, site.source.media[file]), ...at(page, path) }] : []
    }),
    blocks: idsIn(page.document.json.blocks, ['blocks']).map(({ id, path }) => ({ shown: id, ...at(page, path) })),
  }
}

/** Something that is translated: a page, or the site file. */
type Owner = Pick<Page, 'name' | 'lang'> & Pick<Settings, 'document'>

function wordsAt(
  site: Site,
  owner: Owner,
  word: Word,
  wanted: string[],
  shared: string[],
  translator: Translator,
): Source[] {
  const { text, lang } = translate(translator, owner, word, wanted, shared)
  const isShared = word.value.startsWith('t:')
  const name = isShared ? common : owner.name
  const steps = isShared ? word.value.slice(2).split('.') : word.steps
  const translation = isShared || lang !== owner.lang ? site.locales.get(lang)?.get(name) : undefined
  const where = translation
    ? { at: written(translation.file, place(translation, steps)), path: steps.join('.') }
    : at(owner, word.path)
  const shown = word.markdown ? parseRichText(text).flatMap(plainParts) : [text]
  return shown.map((text) => ({ shown: text.replace(/\s+/g, ' ').trim(), ...where }))
}

function at({ document }: Pick<Owner, 'document'>, path: Path): Omit<Source, 'shown'> {
  return { at: written(document.file, place(document, path)), path: path.join('.') }
}

function written(file: string, { line, column }: { line: number; column: number }): string {
  return `${file}:${line}:${column}`
}

/** The words of each paragraph and list item: they are elements of their own. */
function plainParts(node: RichNode): string[] {
  if (typeof node === 'string') return [node]
  return node.tag === 'ul' || node.tag === 'ol' ? node.children.flatMap(plainParts) : [plainOf(node)]
}

function plainOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(plainOf).join('')
}

/** Everything in a document that has an id, which is its anchor on the page. */
function idsIn(value: unknown, path: Path): { id: string; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => idsIn(one, [...path, i]))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, one]) => idsIn(one, [...path, key]))
  return typeof value.id === 'string' ? [{ id: value.id, path }, ...inner] : inner
}
