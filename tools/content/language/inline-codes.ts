import type { Root, RootContent } from 'mdast'
import { parseMarkdown } from './markdown'

/**
 * Markup in a text, as opposed to its words: either a pair of marks around words (bold, italics, a link), or a
 * placeholder, which has no `close`. Translation tools protect such markup as inline codes.
 */
export type InlineCode = {
  kind: 'strong' | 'emphasis' | 'link' | 'placeholder'
  open: string
  close?: string
  children: Inline[]
}

/** A piece of a text: words, or a code. */
export type Inline = string | InlineCode

/** Matches placeholders, which are replaced with values. */
export const placeholders = /\{[^}]*\}/g

/** Splits a text into words and codes. Joined in order, the pieces form the whole text. */
export function inlinesOf(text: string, isMarkdown: boolean): Inline[] {
  const plain = (from: number, to: number): Inline[] => {
    const pieces: Inline[] = []
    let start = from
    for (const { 0: open, index } of text.slice(from, to).matchAll(placeholders)) {
      pieces.push(text.slice(start, from + index), { kind: 'placeholder', open, children: [] })
      start = from + index + open.length
    }
    return [...pieces, text.slice(start, to)].filter((piece) => piece !== '')
  }
  const within = (nodes: RootContent[], from: number, to: number): Inline[] => {
    let start = from
    const pieces = nodes.flatMap((node): Inline[] => {
      const [nodeStart, nodeEnd] = bounds(node)
      const children: RootContent[] = 'children' in node ? node.children : []
      const [first, last] = [children[0], children.at(-1)]
      if (!first || !last || nodeStart < start) return []
      const before = plain(start, nodeStart)
      start = nodeEnd
      if (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'link')
        return [...before, ...within(children, nodeStart, nodeEnd)]
      const [innerStart, innerEnd] = [bounds(first)[0], bounds(last)[1]]
      const [open, close] = [text.slice(nodeStart, innerStart), text.slice(innerEnd, nodeEnd)]
      return [...before, { kind: node.type, open, close, children: within(children, innerStart, innerEnd) }]
    })
    return [...pieces, ...plain(start, to)]
  }
  // Parses only texts that may have marks, because most have none and parsing is slow.
  const tree: Root | undefined = isMarkdown && /[*_[`~]/.test(text) ? parseMarkdown(text) : undefined
  return tree ? within(tree.children, 0, text.length) : plain(0, text.length)
}

/** All codes in a list of pieces, including codes inside other codes, in the order of their opening marks. */
export function codesIn(pieces: Inline[]): InlineCode[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...codesIn(piece.children)]))
}

function bounds({ position }: RootContent): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
