import { findNodeAtLocation, findNodeAtOffset, getNodeValue, type Node } from 'jsonc-parser'
import type { Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { pageOfFile } from '../content/base/page-of-file'
import type { Path, Problem } from '../content/base/problem'
import { endOf, spliceIn } from '../content/json/json-text'
import { openText } from '../content/json/open-text'
import type { Base } from '../content/read/site'
import { namedBy, type Place } from '../edit/named'

/** A text with its tree, where places in it are asked for. */
export class Text {
  readonly document: TextDocument
  readonly tree: Node | undefined
  readonly json: unknown

  constructor(
    readonly text: string,
    uri = '',
  ) {
    this.document = TextDocument.create(uri, 'json', 0, text)
    this.tree = openText(text).node([])
    this.json = this.tree && getNodeValue(this.tree)
  }

  range(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  /** Where a value is, or a part of one as it is read; nothing of the text where the path leads nowhere. */
  at(path: Path, start?: number, end = 0): Range {
    const node = path.length > 0 && this.tree ? findNodeAtLocation(this.tree, path) : undefined
    if (!node) return this.range(0, 0)
    if (start === undefined) return this.range(node.offset, endOf(node))
    const part = spliceIn(this.text, node, start, end, '')
    return this.range(part.start, part.end)
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

/** All that the values and names of a document are about. */
function placesIn(base: Base, file: string, text: Text): Place[] {
  const naming = { ...pageOfFile(file), ...text }
  const walk = (node: Node): Place[] => [...namedBy(base, naming, node), ...(node.children ?? []).flatMap(walk)]
  return text.tree ? walk(text.tree) : []
}

/** What the value or name at an offset is about; of several links in a text the one that is there. */
export function placeAt(base: Base, file: string, text: Text, offset: number): Place | undefined {
  return placesIn(base, file, text).find(({ start, end }) => start <= offset && offset <= end)
}
