import type { Path } from '../content/base/problem'
import { leaves } from '../content/check/message'
import { valueAt } from '../content/json/document'
import { idsIn } from '../content/json/new-id'
import { interfaceWords } from '../content/read/interface-words'
import { formatOf, formats, type Slot } from '../content/read/media'
import type { Base, Site } from '../content/read/site'
import { knownUnits } from '../content/read/units'
import { common } from '../content/read/words'
import { translatablesOf } from '../content/translation/translatable'
import type { BlockType, Field } from '../studio/fields'

/** A completion, with a description (`detail`). `isGroup`: whether the value names an object instead of a text. */
export type Choice = { value: string; detail?: string; isGroup?: boolean }

/** Context of a completion: the page, the path in the page's document, and the text before the cursor (`written`). */
type Writing = { page: string; path: Path; written: string; valueAt(path: Path): unknown }

/**
 * Fields of the object at a path in a document.
 * @param outer fields of the document, without "blocks"
 * @param valueAt returns the value at a path, or undefined if the value cannot be parsed
 */
export function fieldsIn(outer: Field[], types: BlockType[], path: Path, valueAt: (path: Path) => unknown): Field[] {
  const blockIndex = path.findLastIndex((step, i) => typeof step === 'number' && path[i - 1] === 'blocks')
  const type = blockIndex < 0 ? undefined : valueAt([...path.slice(0, blockIndex + 1), 'type'])
  let fields = blockIndex < 0 ? outer : (types.find((blockType) => blockType.type === type)?.fields ?? [])
  for (const step of path.slice(blockIndex + 1)) {
    if (typeof step === 'number') continue
    const field = fields.find(({ name }) => name === step)
    fields = field && 'fields' in field ? field.fields : []
  }
  return fields
}

/** Completions that come from the site instead of the schema: addresses, media, ids, shared words and units. */
export function choicesFor(base: Base, field: Field | undefined, writing: Writing): Choice[] {
  const { page, path, written } = writing
  const { settings, index } = base
  if (path.at(-1) === 'unit') return [...knownUnits(base.locales)].map((value) => ({ value }))
  const valueField = field?.kind === 'chips' ? field.item : field
  const isLink = /^[/#]/.test(written)
  switch (valueField?.kind) {
    case 'link':
      return addresses(base, page, written)
    case 'media':
      return mediaFiles(base, valueField.slot.kind)
    case 'parent':
      return index.pages.map(({ slug, names, lang }) => ({ value: slug, detail: names[lang]?.text }))
    case 'language':
      return settings.languages.map(({ code, name }) => ({ value: code, detail: name }))
    case 'brand':
      return settings.brands.map(({ id, name }) => ({ value: id, detail: name }))
    case 'contact':
      return namedItems(settings.document.json.contacts)
    case 'field':
      return namedItems(settings.document.json.fields)
    case 'words':
    case 'rich':
      return isLink ? addresses(base, page, written) : /^(t|$)/.test(written) ? sharedWords(base) : []
    case 'text': {
      // Offers ids, because a text in a block may be the id of an item in the same block, or of a block on the page.
      const block = path.findLastIndex((step, i) => typeof step === 'number' && path[i - 1] === 'blocks')
      const inside = block < 0 ? [] : idsIn(writing.valueAt(path.slice(0, block + 1)))
      const ids = new Set([...inside, ...(index.byName.get(page)?.anchors ?? [])])
      return block < 0 ? [] : [...ids].map((value) => ({ value }))
    }
    default:
      return []
  }
}

/** Completions for a link: page addresses (with titles) or, after "#", the anchors of the linked page. */
export function addresses({ index }: Base, page: string, written: string): Choice[] {
  const { byAddress, byName, pages } = index
  const hash = written.indexOf('#')
  if (hash < 0) return pages.map(({ address, names, lang }) => ({ value: address, detail: names[lang]?.text }))
  const address = written.slice(0, hash)
  const target = address === '' ? byName.get(page) : byAddress.get(address)
  return (target?.anchors ?? []).map((anchor) => ({ value: `${address}#${anchor}` }))
}

/** Completions for a media file of a kind, with the size of each picture. */
export function mediaFiles({ source }: Base, kind: Slot['kind']): Choice[] {
  const files = Object.entries(source.media).filter(([file]) => formats[kind].includes(formatOf(file)))
  const sizeOf = (width = 0, height = 0) => (width > 0 ? `${width} × ${height}` : undefined)
  return files.map(([value, { width, height }]) => ({ value, detail: sizeOf(width, height) }))
}

/**
 * Names that a translation lacks at a path, each with its source text.
 * @param site a site in which the translated page or shared document is loaded
 * @param existingNames names that the translation already has at the path
 */
export function missingNames(site: Site, page: string, path: string[], existingNames: string[]): Choice[] {
  const choices = new Map<string, Choice>()
  for (const { steps, value: detail } of translatablesOf(site).find(({ name }) => name === page)?.words ?? []) {
    const next = steps[path.length] ?? ''
    if (path.some((step, i) => step !== steps[i]) || existingNames.includes(next) || choices.has(next)) continue
    choices.set(next, { value: next, detail, isGroup: steps.length > path.length + 1 })
  }
  return [...choices.values()]
}

function namedItems(list: unknown): Choice[] {
  const items = Array.isArray(list) ? list : []
  return items.map((item) => ({ value: String(item.id), detail: item.label }))
}

/** Completions for the shared words of the site and the interface words of the engine. */
function sharedWords({ locales, settings }: Base): Choice[] {
  const document = locales.get(settings.defaultLanguage)?.get(common)
  const siteKeys = document ? leaves(document) : []
  const textOf = (key: string) => String(valueAt(document?.json, key.split('.')) ?? interfaceWords.get(key))
  return [...new Set([...siteKeys, ...interfaceWords.keys()])].map((key) => ({
    value: `t:${key}`,
    detail: textOf(key),
  }))
}
