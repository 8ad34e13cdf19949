import type { LocalizedPage } from '../../../../schema/localized'
import type { RichNode, RichText, Text } from '../../../../schema/parts'
import type { Annotation } from '../../../content/contract'
import { isObject } from '../../../content/json'
import type { Mark } from '../../../content/localizer'
import { slotOf } from '../../../content/media'
import type { Path } from '../../../content/problem'
import { isWithin } from '../paths'

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

/** Marks the values of a page, and notes where each is written. */
export function marking(): { mark: Mark; markHead(page: LocalizedPage): LocalizedPage } {
  paths = []
  return { mark: (value, of) => marked(value, of), markHead }
}

/** Where the marked values of the page that was localized last are written. */
let paths: Path[] = []

/** Where a value is written, by the number of its mark. */
export function pathOfMark(number: number): Path | undefined {
  return paths[number]
}

function signFor(path: Path): string {
  return apart + String.fromCodePoint(first + paths.push(path) - 1)
}

function marked(value: unknown, { kind, path, argument }: Annotation): unknown {
  if (kind === 'text') return withSign(value as Text, path)
  if (kind === 'markdown') {
    const rich = value as RichText
    return { ...rich, nodes: endingWith(rich.nodes, signFor(path)) }
  }
  if (kind === 'cell' && isObject(value)) return { ...value, text: withSign(value.text as Text, path) }
  if (kind === 'figure' && isObject(value) && typeof value.number === 'string')
    return { ...value, number: value.number + signFor(path) }
  if (kind === 'media' && isObject(value) && typeof value.src === 'string' && slotOf(argument).kind === 'picture')
    return { ...value, src: `${value.src}#p${paths.push(path) - 1}` }
  return value
}

function withSign(text: Text, path: Path): Text {
  const sign = signFor(path)
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
function markHead(page: LocalizedPage): LocalizedPage {
  if (page.state === 'missing') return page
  return { ...page, title: withSign(page.title, ['title']), description: withSign(page.description, ['description']) }
}

/** The marks of all that is written at a path or below it. */
export function marksAt(path: Path): number[] {
  return paths.flatMap((one, number) => (isWithin(one, path) ? [number] : []))
}
