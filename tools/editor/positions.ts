import { findNodeAtLocation, findNodeAtOffset, getNodeValue, type Node } from 'jsonc-parser'
import type { Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { isTextFile, pageOfFile } from '../content/base/page-of-file'
import type { Path, Problem } from '../content/base/problem'
import { endOf, spliceIn } from '../content/json/json-text'
import { openText } from '../content/json/open-text'
import type { Base } from '../content/read/site'
import { type NamePlace, namedBy, namedInText } from '../edit/named'

/** JSON text with its syntax tree, or Markdown text without one. Converts paths and problems to ranges in the text. */
export class Text {
  readonly document: TextDocument
  readonly tree: Node | undefined
  readonly json: unknown

  constructor(
    readonly text: string,
    uri = '',
  ) {
    this.document = TextDocument.create(uri, 'json', 0, text)
    this.tree = isTextFile(uri) ? undefined : openText(text).node([])
    this.json = this.tree && getNodeValue(this.tree)
  }

  range(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  /** Range of a value, or of a part of the parsed value. If there is no value, an empty range at the text's start. */
  at(path: Path, start?: number, end = 0): Range {
    const node = path.length > 0 && this.tree ? findNodeAtLocation(this.tree, path) : undefined
    if (!node) return this.range(0, 0)
    if (start === undefined) return this.range(node.offset, endOf(node))
    const part = spliceIn(this.text, node, start, end, '')
    return this.range(part.start, part.end)
  }

  /** Range of a problem: a property name, or the rest of a value; for an object or list, the rest of the line. */
  about({ line, column }: Pick<Problem, 'line' | 'column'>): Range {
    const start = this.document.offsetAt({ line: line - 1, character: column - 1 })
    const node = this.tree && findNodeAtOffset(this.tree, start)
    const target = node?.type === 'property' ? node.children?.[0] : node
    const isWhole = target !== undefined && target.type !== 'object' && target.type !== 'array'
    const lineLength = this.text.slice(start, this.document.offsetAt({ line, character: 0 })).trimEnd().length
    return this.range(start, isWhole ? endOf(target) : start + Math.max(1, lineLength))
  }
}

/** All references in a text file, or in the values and property names of a document. */
function placesIn(base: Base, file: string, text: Text): NamePlace[] {
  const naming = { ...pageOfFile(file), ...text }
  const walk = (node: Node): NamePlace[] => [...namedBy(base, naming, node), ...(node.children ?? []).flatMap(walk)]
  return text.tree ? walk(text.tree) : namedInText(base, naming.name, text.text)
}

/** The reference at an offset; in a text with several links, the link at the offset. */
export function placeAt(base: Base, file: string, text: Text, offset: number): NamePlace | undefined {
  return placesIn(base, file, text).find(({ start, end }) => start <= offset && offset <= end)
}
