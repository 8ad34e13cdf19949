import type { Path } from '../content/base/problem'
import { leaves } from '../content/check/message'
import { knownUnits } from '../content/check/units'
import { valueAt } from '../content/json/document'
import { idsIn } from '../content/json/new-id'
import { interfaceWords } from '../content/read/interface-words'
import { formatOf, formats } from '../content/read/media'
import type { Base, Site } from '../content/read/site'
import { common } from '../content/read/words'
import { translatablesOf } from '../content/translation/translatable'
import type { BlockType, Field } from '../studio/fields'

/** What can be written, and what is said of it; `isGroup` of a name that has others in it. */
export type Choice = { value: string; detail?: string; isGroup?: boolean }

/** Where something is written: on a page, at a path of its document, with what is there in front of the cursor. */
type Writing = { page: string; path: Path; written: string; valueAt(path: Path): unknown }

/**
 * The fields of the object at a path of a document.
 * @param outer those of the document, but for its blocks
 * @param valueAt the value at a path, as far as it can be read
 */
export function fieldsIn(outer: Field[], types: BlockType[], path: Path, valueAt: (path: Path) => unknown): Field[] {
  const at = path.findLastIndex((step, i) => typeof step === 'number' && path[i - 1] === 'blocks')
  const type = at < 0 ? undefined : valueAt([...path.slice(0, at + 1), 'type'])
  let fields = at < 0 ? outer : (types.find((one) => one.type === type)?.fields ?? [])
  for (const step of path.slice(at + 1)) {
    if (typeof step === 'number') continue
    const field = fields.find(({ name }) => name === step)
    fields = field && 'fields' in field ? field.fields : []
  }
  return fields
}

/** What only the site knows of what can be written in a field: addresses, media, ids, shared words, units. */
export function choicesFor(base: Base, field: Field | undefined, writing: Writing): Choice[] {
  const { page, path, written } = writing
  const { settings, index, source } = base
  if (path.at(-1) === 'unit') return [...knownUnits(base.locales)].map((value) => ({ value }))
  const one = field?.kind === 'chips' ? field.item : field
  const isLink = /^[/#]/.test(written)
  switch (one?.kind) {
    case 'link':
      return addresses(base, page, written)
    case 'media': {
      const files = Object.entries(source.media).filter(([file]) => formats[one.slot.kind].includes(formatOf(file)))
      const sizeOf = (width = 0, height = 0) => (width > 0 ? `${width} × ${height}` : undefined)
      return files.map(([value, { width, height }]) => ({ value, detail: sizeOf(width, height) }))
    }
    case 'parent':
      return index.pages.map(({ slug, names, lang }) => ({ value: slug, detail: names[lang]?.text }))
    case 'language':
      return settings.languages.map(({ code, name }) => ({ value: code, detail: name }))
    case 'contact':
      return named(settings.document.json.contacts)
    case 'field':
      return named(settings.document.json.fields)
    case 'words':
    case 'rich':
      return isLink ? addresses(base, page, written) : /^(t|$)/.test(written) ? sharedWords(base) : []
    case 'text': {
      // What names something names an item of its block, or another block.
      const block = path.findLastIndex((step, i) => typeof step === 'number' && path[i - 1] === 'blocks')
      const inside = block < 0 ? [] : idsIn(writing.valueAt(path.slice(0, block + 1)))
      const ids = new Set([...inside, ...(index.byName.get(page)?.anchors ?? [])])
      return block < 0 ? [] : [...ids].map((value) => ({ value }))
    }
    default:
      return []
  }
}

/** The addresses of pages with their titles; after "#" the places of the page before it. */
export function addresses({ index }: Base, page: string, written: string): Choice[] {
  const { byAddress, byName, pages } = index
  const hash = written.indexOf('#')
  if (hash < 0) return pages.map(({ address, names, lang }) => ({ value: address, detail: names[lang]?.text }))
  const address = written.slice(0, hash)
  const target = address === '' ? byName.get(page) : byAddress.get(address)
  return (target?.anchors ?? []).map((anchor) => ({ value: `${address}#${anchor}` }))
}

/**
 * The names that a translation can have at a path and lacks, with the words of their source.
 * @param site with the page that is translated, or with what all pages share
 * @param there the names that it has
 */
export function missingNames(site: Site, page: string, path: string[], there: string[]): Choice[] {
  const found = new Map<string, Choice>()
  for (const { steps, value: detail } of translatablesOf(site).find(({ name }) => name === page)?.words ?? []) {
    const next = steps[path.length] ?? ''
    if (path.some((step, i) => step !== steps[i]) || there.includes(next) || found.has(next)) continue
    found.set(next, { value: next, detail, isGroup: steps.length > path.length + 1 })
  }
  return [...found.values()]
}

function named(list: unknown): Choice[] {
  const items = Array.isArray(list) ? list : []
  return items.map((one) => ({ value: String(one.id), detail: one.label }))
}

/** Words that all pages share: the site's own, and those of the engine. */
function sharedWords({ locales, settings }: Base): Choice[] {
  const document = locales.get(settings.defaultLanguage)?.get(common)
  const own = document ? leaves(document) : []
  const said = (key: string) => String(valueAt(document?.json, key.split('.')) ?? interfaceWords.get(key))
  return [...new Set([...own, ...interfaceWords.keys()])].map((key) => ({ value: `t:${key}`, detail: said(key) }))
}
