import type { LocalizedPage } from '../../../../schema/localized'
import type { RichNode, RichText, Text } from '../../../../schema/parts'
import type { Annotation } from '../../../content/base/contract'
import type { Path } from '../../../content/base/problem'
import { isObject } from '../../../content/json/json'
import type { MarkValue } from '../../../content/localize/localizer'
import { slotOf } from '../../../content/read/media'

/**
 * Marks connect values on the canvas with their places in the document; components need not support this. While a page
 * is edited, a sign is appended to each text: a zero-width space, which separates the sign from the last word, and a
 * private-use character of Unicode, which encodes the number of the mark. The canvas removes the signs before the
 * browser paints (`find-marks.ts`). A picture has the number of its mark in the fragment of its address.
 */
const firstCodePoint = 0xf0000
const zeroWidthSpace = '\u200b'

/** Matches the signs in a text. Group 1 is the private-use character. */
export const signs = /\u200b([\u{f0000}-\u{fffff}])/gu

/** The number of a mark, from the private-use character of its sign. */
export function numberOf(sign: string): number {
  return (sign.codePointAt(0) ?? firstCodePoint) - firstCodePoint
}

/** Matches the mark at the end of a picture's address; group 1 is its number. */
export const pictureMark = /#p(\d+)$/

/** Paths of the marked values in the page's document. The number of a mark is the index of its path. */
export type MarkedPaths = Path[]

/** Creates functions that mark the values of a page and collect their paths in `places`. */
export function marking(): { mark: MarkValue; markHead(page: LocalizedPage): LocalizedPage; places: MarkedPaths } {
  const places: MarkedPaths = []
  return {
    mark: (value, of) => markedValue(value, of, places),
    markHead: (page) => markHead(page, places),
    places,
  }
}

function signFor(path: Path, places: MarkedPaths): string {
  return zeroWidthSpace + String.fromCodePoint(firstCodePoint + places.push(path) - 1)
}

function markedValue(value: unknown, { kind, path, argument }: Annotation, places: MarkedPaths): unknown {
  if (kind === 'text') return withSign(value as Text, signFor(path, places))
  if (kind === 'markdown') {
    const rich = value as RichText
    return { ...rich, nodes: endingWith(rich.nodes, signFor(path, places)) }
  }
  if (kind === 'cell' && isObject(value)) return { ...value, text: withSign(value.text as Text, signFor(path, places)) }
  if (kind === 'figure' && isObject(value) && typeof value.number === 'string')
    return { ...value, number: value.number + signFor(path, places) }
  if (kind === 'media' && isObject(value) && typeof value.src === 'string' && slotOf(argument).kind === 'picture')
    return { ...value, src: `${value.src}#p${places.push(path) - 1}` }
  return value
}

function withSign(text: Text, sign: string): Text {
  return typeof text === 'string' ? text + sign : { ...text, text: text.text + sign }
}

/** Appends a sign to the last text node of rich text. */
function endingWith(nodes: RichNode[], sign: string): RichNode[] {
  const lastNode = nodes.at(-1)
  if (lastNode === undefined) return [sign]
  const endNode =
    typeof lastNode === 'string' ? lastNode + sign : { ...lastNode, children: endingWith(lastNode.children, sign) }
  return [...nodes.slice(0, -1), endNode]
}

/** Marks the title and description of a page, unless its state is "missing", because a notice then replaces both. */
function markHead(page: LocalizedPage, places: MarkedPaths): LocalizedPage {
  if (page.state === 'missing') return page
  const { title, description } = page
  return {
    ...page,
    title: withSign(title, signFor(['title'], places)),
    description: withSign(description, signFor(['description'], places)),
  }
}
