import { getNodePath, type Node } from 'jsonc-parser'
import { endOf, spliceIn } from '../content/json/json-text'
import { linkPlaces } from '../content/language/rich-text'
import type { PageInfo } from '../content/read/page-info'
import { keySteps } from '../content/read/read-page'
import type { Base } from '../content/read/site'
import { common, siteNamespace } from '../content/read/words'
import { splitLink } from './references'

/** What a part of a document names: a page or a place on it, a file, a shared word by its key, words by their steps, a rule. */
export type Subject =
  | { kind: 'page'; info: PageInfo; anchor?: string }
  | { kind: 'media'; file: string }
  | { kind: 'key'; key: string }
  | { kind: 'words'; steps: string[] }
  | { kind: 'rule'; code: string }

/** Where a text says what it names. */
export type Place = { subject: Subject; start: number; end: number }

/** The document that something is named in: of a page or of what all pages share, or a translation of it. */
export type Naming = { name: string; language?: string; text: string; json: unknown }

/** What a value or a name of a document names: rich text with links several things, and words themselves. */
export function namedBy({ index, source }: Base, { name, language, text, json }: Naming, node: Node): Place[] {
  if (node.type !== 'string') return []
  const path = getNodePath(node)
  const value = String(node.value)
  const own = index.byName.get(name)
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const whole = (subject: Subject | undefined): Place[] =>
    subject ? [{ subject, start: node.offset + 1, end: endOf(node) - 1 }] : []
  const page = (info: PageInfo | undefined, anchor?: string) => whole(info && { kind: 'page', info, anchor })
  /** A link says the address of a page and, after "#", the id of a place on it. */
  const linkAt = ({ link, start, end }: ReturnType<typeof linkPlaces>[number]): Place[] => {
    const { address, rest } = splitLink(link)
    const info = address === '' ? own : index.byAddress.get(address)
    const hash = start + address.length
    const part = (from: number, to: number, anchor?: string): Place[] =>
      info && from < to ? [{ subject: { kind: 'page', info, anchor }, ...spliceIn(text, node, from, to, '') }] : []
    return [...part(start, hash), ...(rest.startsWith('#') ? part(hash + 1, end, rest.slice(1)) : [])]
  }
  const links = () => (value.includes('](') ? linkPlaces(value).flatMap(linkAt) : [])
  if (language !== undefined && name === common) return whole({ kind: 'key', key: path.join('.') })
  if (language !== undefined) return [...links(), ...whole({ kind: 'words', steps: path.map(String) })]
  if (isName && path.length === 2 && path[0] === 'rules' && name === siteNamespace)
    return whole({ kind: 'rule', code: value })
  if (isName) return path.length === 1 ? page(own) : []
  if (value.startsWith('t:')) return whole({ kind: 'key', key: value.slice(2) })
  if (Object.hasOwn(source.media, value)) return whole({ kind: 'media', file: value })
  if (path.at(-1) === 'id' && own?.anchors.includes(value)) return page(own, value)
  if (path.length === 1 && path[0] === 'parent') return page(index.bySlug.get(value))
  if (/^[/#]\S*$/.test(value)) return linkAt({ link: value, start: 0, end: value.length })
  return [...links(), ...whole({ kind: 'words', steps: keySteps(json, path) })]
}
