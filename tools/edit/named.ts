import { getNodePath, type Node } from 'jsonc-parser'
import { isTextFile } from '../content/base/page-of-file'
import { endOf, spliceIn } from '../content/json/json-text'
import { linkPlaces } from '../content/language/rich-text'
import type { PageInfo } from '../content/read/page-info'
import { keySteps } from '../content/read/read-page'
import type { Base } from '../content/read/site'
import { common, siteNamespace } from '../content/read/words'
import { splitLink } from './references'

/**
 * Target of a reference: a page (or an anchor on a page), a media file, a text in a separate file, a shared word, a text
 * by key, or a rule.
 */
export type Subject =
  | { kind: 'page'; info: PageInfo; anchor?: string }
  | { kind: 'media'; file: string }
  | { kind: 'text'; file: string }
  | { kind: 'key'; key: string }
  | { kind: 'words'; steps: string[] }
  | { kind: 'rule'; code: string }

/** A reference in the text of a document. `start` and `end` are offsets in that text. */
export type NamePlace = { subject: Subject; start: number; end: number }

/** A document that contains references: a page, a shared document, or (if `language` is set) a translation. */
export type Naming = { name: string; language?: string; text: string; json: unknown }

/** References in a string value or property name. Rich text can contain several links. A text also refers to itself. */
export function namedBy(base: Base, { name, language, text, json }: Naming, node: Node): NamePlace[] {
  if (node.type !== 'string') return []
  const { index, source } = base
  const path = getNodePath(node)
  const value = String(node.value)
  const ownPage = index.byName.get(name)
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const whole = (subject: Subject | undefined): NamePlace[] =>
    subject ? [{ subject, start: node.offset + 1, end: endOf(node) - 1 }] : []
  const page = (info: PageInfo | undefined, anchor?: string) => whole(info && { kind: 'page', info, anchor })
  const within = (places: NamePlace[]) =>
    places.map((place) => ({ ...place, ...spliceIn(text, node, place.start, place.end, '') }))
  const links = () => (value.includes('](') ? within(namedInText(base, name, value)) : [])
  if (language !== undefined && name === common) return whole({ kind: 'key', key: path.join('.') })
  if (language !== undefined) return [...links(), ...whole({ kind: 'words', steps: path.map(String) })]
  if (isName && path.length === 2 && path[0] === 'rules' && name === siteNamespace)
    return whole({ kind: 'rule', code: value })
  if (isName) return path.length === 1 ? page(ownPage) : []
  if (value.startsWith('t:')) return whole({ kind: 'key', key: value.slice(2) })
  if (Object.hasOwn(source.media, value)) return whole({ kind: 'media', file: value })
  if (path.at(-1) === 'file' && isTextFile(value))
    return whole(ownPage && { kind: 'text', file: ownPage.file.replace(/[^/]*$/, value) })
  if (path.at(-1) === 'id' && ownPage?.anchors.includes(value)) return page(ownPage, value)
  if (path.at(-1) === 'parent' && (path.length === 1 || path.at(-2) === 'of')) return page(index.bySlug.get(value))
  if (/^[/#]\S*$/.test(value)) return within(namedByLink(base, name, { link: value, start: 0, end: value.length }))
  return [...links(), ...whole({ kind: 'words', steps: keySteps(json, path) })]
}

/** References in the links and pictures of a rich text on a page. Offsets refer to the text. */
export function namedInText(base: Base, page: string, text: string): NamePlace[] {
  return linkPlaces(text).flatMap((place) => namedByLink(base, page, place))
}

/** References in a link: to a media file, or to a page and, after "#", to an anchor on that page. */
function namedByLink({ index, source }: Base, page: string, link: ReturnType<typeof linkPlaces>[number]): NamePlace[] {
  const { link: named, start, end } = link
  if (Object.hasOwn(source.media, named)) return [{ subject: { kind: 'media', file: named }, start, end }]
  const { address, rest } = splitLink(named)
  const info = address === '' ? index.byName.get(page) : index.byAddress.get(address)
  const hash = start + address.length
  const part = (start: number, end: number, anchor?: string): NamePlace[] =>
    info && start < end ? [{ subject: { kind: 'page', info, anchor }, start, end }] : []
  return [...part(start, hash), ...(rest.startsWith('#') ? part(hash + 1, end, rest.slice(1)) : [])]
}
