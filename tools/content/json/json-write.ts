import { isObject } from './json'
import { literal } from './json-text'

/** How a value is written in its place: how far the line is indented, and whether everything stays on that line. */
export type Place = { indent: string; isInline: boolean }

/** How a file is written, as far as it shows. */
export type Manner = { unit: string; lineEnd: string }

/** A value as its author wrote it elsewhere, and how far it was indented there. */
export type Raw = { raw: string; indent: string }

/** Values that keep the form in which they are written elsewhere. */
export type Origins = ReadonlyMap<unknown, Raw>

/** A list of plain values that is longer has a line for each. */
const longestLine = 100

/** How a file is indented and where its lines end, as far as it shows. */
export function mannerOf(text: string): Manner {
  return { unit: /\n([ \t]+)/.exec(text)?.[1] ?? '  ', lineEnd: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** A value as JSON, in its place. Lists of plain values stand on one line. */
export function writeValue(value: unknown, place: Place, manner: Manner, origins?: Origins): string {
  const origin = origins?.get(value)
  if (origin && !(place.isInline && origin.raw.includes('\n'))) return reindent(origin, place.indent, manner)
  const isList = Array.isArray(value)
  if (!isList && !isObject(value)) return literal(value)
  const part = (inner: unknown, place: Place) => writeValue(inner, place, manner, origins)
  const partsIn = (place: Place) =>
    isList
      ? value.map((item) => part(item, place))
      : Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${part(inner, place)}`)
  const [open, close] = isList ? '[]' : '{}'
  const line = partsIn({ ...place, isInline: true })
  if (line.length === 0) return `${open}${close}`
  const space = isList ? '' : ' '
  const asLine = `${open}${space}${line.join(', ')}${space}${close}`
  const isPlain = isList && !value.some((item) => typeof item === 'object' && item !== null)
  if (place.isInline || (isPlain && asLine.length <= longestLine)) return asLine
  const inner = place.indent + manner.unit
  const start = manner.lineEnd + inner
  const lines = partsIn({ indent: inner, isInline: false }).join(`,${start}`)
  return `${open}${start}${lines}${manner.lineEnd}${place.indent}${close}`
}

/** A value in the form it has elsewhere, indented as its new place is. No line breaks are within its texts: JSON has none there. */
function reindent({ raw, indent: before }: Raw, indent: string, { lineEnd }: Manner): string {
  const [first = '', ...lines] = raw.split(/\r?\n/)
  return [first, ...lines.map((line) => (line.startsWith(before) ? indent + line.slice(before.length) : line))].join(
    lineEnd,
  )
}
