import { findNodeAtLocation, findNodeAtOffset, getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import type { Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { endOf, spliceIn, treeOf } from '../content/json-text'
import type { PageInfo } from '../content/page-info'
import type { Path, Problem } from '../content/problem'
import { linkPlaces } from '../content/rich-text'
import type { Base } from '../content/site'
import { common, siteNamespace } from '../content/words'
import { splitLink } from '../edit/references'
import { isAnchor } from '../studio/document/ids'
import { stepsOf } from '../studio/document/translations'
import { nameOf } from './editor-site'

/** A text with its tree, where places in it are asked for. */
export class Text {
  readonly document: TextDocument
  readonly tree: Node | undefined

  constructor(readonly text: string) {
    this.document = TextDocument.create('', 'json', 0, text)
    this.tree = treeOf(text)
  }

  range(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  /** Where a value is, or a part of one as it is read; nothing of the text where the path leads nowhere. */
  at(path: Path, part?: { start: number; end: number }): Range {
    const node = path.length > 0 && this.tree ? findNodeAtLocation(this.tree, path) : undefined
    if (!node) return this.range(0, 0)
    const { start, end } = part ? spliceIn(this.text, node, part.start, part.end, '') : nodeRange(node)
    return this.range(start, end)
  }

  /** What a problem is about: a value or a name; of what has several lines the rest of the first. */
  about({ line, column }: Pick<Problem, 'line' | 'column'>): Range {
    const start = this.document.offsetAt({ line: line - 1, character: column - 1 })
    const node = this.tree && findNodeAtOffset(this.tree, start)
    const own = node?.type === 'property' ? node.children?.[0] : node
    const isWhole = own?.offset === start && own.type !== 'object' && own.type !== 'array'
    const last = this.text.slice(start, this.document.offsetAt({ line, character: 0 })).trimEnd().length
    return this.range(start, isWhole ? endOf(own) : start + Math.max(1, last))
  }
}

function nodeRange(node: Node): { start: number; end: number } {
  return { start: node.offset, end: endOf(node) }
}

/** What a part of a document is about: a page or a place on it, a file, a shared word by its key, words by their steps, a rule. */
export type Subject =
  | { kind: 'page'; info: PageInfo; anchor?: string }
  | { kind: 'media'; file: string }
  | { kind: 'key'; key: string }
  | { kind: 'words'; steps: string[] }
  | { kind: 'rule'; code: string }

/** Where what a document is about is said. */
export type Place = { subject: Subject; start: number; end: number }

/** What the value or name at an offset is about; of several links in a text the one that is there. */
export function placeAt(base: Base, file: string, text: Text, offset: number): Place | undefined {
  const node = text.tree && findNodeAtOffset(text.tree, offset, true)
  return node && placesOf(base, file, text, node).find(({ start, end }) => start <= offset && offset <= end)
}

/** All that the values and names of a document are about. */
export function placesIn(base: Base, file: string, text: Text): Place[] {
  const walk = (node: Node): Place[] => [...placesOf(base, file, text, node), ...(node.children ?? []).flatMap(walk)]
  return text.tree ? walk(text.tree) : []
}

function placesOf({ index, source }: Base, file: string, { text, tree }: Text, node: Node): Place[] {
  if (node.type !== 'string') return []
  const { name, language } = nameOf(file)
  const path = getNodePath(node)
  const value = String(node.value)
  const own = index.byName.get(name)
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const whole = (subject: Subject | false | undefined): Place[] =>
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
  const json: unknown = tree && getNodeValue(tree)
  if (own && path.at(-1) === 'id' && isAnchor(json, path.slice(0, -1))) return page(own, value)
  if (path.length === 1 && path[0] === 'parent') return page(index.bySlug.get(value))
  if (/^[/#]\S*$/.test(value)) return linkAt({ link: value, start: 0, end: value.length })
  return [...links(), ...whole({ kind: 'words', steps: stepsOf(json, path) })]
}
