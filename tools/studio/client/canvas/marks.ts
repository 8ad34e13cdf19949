import type { LocalizedPage } from '../../../../schema/localized'
import type { RichNode, RichText, Text } from '../../../../schema/parts'
import type { Annotation } from '../../../content/base/contract'
import type { Path } from '../../../content/base/problem'
import { isObject } from '../../../content/json/json'
import type { Mark } from '../../../content/localize/localizer'
import { slotOf } from '../../../content/read/media'

/**
 * How words on the canvas know where they are written, though components know nothing of files: while a page is edited,
 * each word ends with a sign of its own from Unicode's private use planes, behind a space without width, so that the word
 * before it stays as long as it is. The canvas takes the signs off again before anybody sees them (`find-marks.ts`).
 * Pictures have their number behind the "#" of their address. Nothing else in the project knows of this.
 */
const first = 0xf0000
const apart = '\u200b'

/** Finds signs in a text. */
export const signs = /\u200b([\u{f0000}-\u{fffff}])/gu

/** The number of a sign. */
export function numberOf(sign: string): number {
  return (sign.codePointAt(0) ?? first) - first
}

/** The address of a picture, in front of the number of its mark. */
export const pictureMark = /#p(\d+)$/

/** Where the marked values of a page are written, by the numbers of their marks. */
export type Places = Path[]

/** Marks the values of a page, and notes where each is written. */
export function marking(): { mark: Mark; markHead(page: LocalizedPage): LocalizedPage; places: Places } {
  const places: Places = []
  return {
    mark: (value, of) => marked(value, of, places),
    markHead: (page) => markHead(page, places),
    places,
  }
}

function signFor(path: Path, places: Places): string {
  return apart + String.fromCodePoint(first + places.push(path) - 1)
}

function marked(value: unknown, { kind, path, argument }: Annotation, places: Places): unknown {
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

/** Puts a sign behind the last words of rich text. */
function endingWith(nodes: RichNode[], sign: string): RichNode[] {
  const last = nodes.at(-1)
  if (last === undefined) return [sign]
  const end = typeof last === 'string' ? last + sign : { ...last, children: endingWith(last.children, sign) }
  return [...nodes.slice(0, -1), end]
}

/** Title and description of a page are in no block. A notice in their place is not the page's own. */
function markHead(page: LocalizedPage, places: Places): LocalizedPage {
  if (page.state === 'missing') return page
  const { title, description } = page
  return {
    ...page,
    title: withSign(title, signFor(['title'], places)),
    description: withSign(description, signFor(['description'], places)),
  }
}
