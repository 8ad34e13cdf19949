import { findNodeAtLocation, findNodeAtOffset, getNodeValue, type Node } from 'jsonc-parser'
import type { Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { endOf, spliceIn, treeOf } from '../content/json-text'
import type { Path, Problem } from '../content/problem'
import type { Base } from '../content/site'
import { namedBy, type Place } from '../edit/named'
import { nameOf } from './editor-site'

/** A text with its tree, where places in it are asked for. */
export class Text {
  readonly document: TextDocument
  readonly tree: Node | undefined
  readonly json: unknown

  constructor(readonly text: string) {
    this.document = TextDocument.create('', 'json', 0, text)
    this.tree = treeOf(text)
    this.json = this.tree && getNodeValue(this.tree)
  }

  range(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  /** Where a value is, or a part of one as it is read; nothing of the text where the path leads nowhere. */
  at(path: Path, part?: { start: number; end: number }): Range {
    const node = path.length > 0 && this.tree ? findNodeAtLocation(this.tree, path) : undefined
    if (!node) return this.range(0, 0)
    const found = part && spliceIn(this.text, node, part.start, part.end, '')
    return found ? this.range(found.start, found.end) : this.range(node.offset, endOf(node))
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

/** What the value or name at an offset is about; of several links in a text the one that is there. */
export function placeAt(base: Base, file: string, text: Text, offset: number): Place | undefined {
  const node = text.tree && findNodeAtOffset(text.tree, offset, true)
  const named = node && namedBy(base, { ...nameOf(file), ...text }, node)
  return named?.find(({ start, end }) => start <= offset && offset <= end)
}

/** All that the values and names of a document are about. */
export function placesIn(base: Base, file: string, text: Text): Place[] {
  const naming = { ...nameOf(file), ...text }
  const walk = (node: Node): Place[] => [...namedBy(base, naming, node), ...(node.children ?? []).flatMap(walk)]
  return text.tree ? walk(text.tree) : []
}
