import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser'
import type { Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { endOf, type Splice } from '../content/json-text'
import { openText } from '../content/open-text'
import type { Path, Problem } from '../content/problem'

/** A text with its tree, where places in it are asked for. */
export class Text {
  readonly document: TextDocument
  readonly tree: Node | undefined

  constructor(readonly text: string) {
    this.document = TextDocument.create('', 'json', 0, text)
    this.tree = openText(text).node([])
  }

  range(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  /** The range of a part of the text. */
  rangeOf({ start, end }: Pick<Splice, 'start' | 'end'>): Range {
    return this.range(start, end)
  }

  /** Where a value is; of a path that leads nowhere, how far it leads. */
  at(path: Path): Range {
    for (let length = path.length; this.tree && length > 0; length--) {
      const node = findNodeAtLocation(this.tree, path.slice(0, length))
      if (node) return this.range(node.offset, endOf(node))
    }
    return this.range(0, 0)
  }

  /** What a problem is about: a value or a name; of what has several lines the rest of the first. */
  about({ line, column }: Pick<Problem, 'line' | 'column'>): Range {
    const start = this.document.offsetAt({ line: line - 1, character: column - 1 })
    const node = this.tree && findNodeAtOffset(this.tree, start)
    const own = node?.type === 'property' ? node.children?.[0] : node
    const lineEnd = this.document.offsetAt({ line, character: 0 })
    const last = this.text.slice(start, lineEnd).trimEnd().length
    const isWhole = own?.offset === start && own.type !== 'object' && own.type !== 'array'
    return this.range(start, isWhole ? endOf(own) : start + Math.max(1, last))
  }

  /** The value or name at an offset, with its path. */
  nodeAt(offset: number): { node: Node; path: Path; isName: boolean } | undefined {
    const node = this.tree && findNodeAtOffset(this.tree, offset, true)
    if (!node) return undefined
    const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
    return { node, path: getNodePath(node), isName }
  }
}
