import { isObject } from './json'
import { literal } from './json-text'

/** The place of a value in a file: the indentation of its line, and whether the value must stay on that line. */
export type Indentation = { indent: string; isInline: boolean }

/** The formatting style of a file: one unit of indentation, and the line end. */
export type JsonStyle = { unit: string; lineEnd: string }

/** The source text of a value, and the indentation of the line on which it begins. */
export type Raw = { raw: string; indent: string }

/** Source texts of values, by value. When such a value is written again, it keeps its formatting. */
export type Origins = ReadonlyMap<unknown, Raw>

/** Maximum length in characters of a list of plain values on one line. */
const longestLine = 100

/** Detects the style of a file; the defaults are two spaces and "\n". */
export function mannerOf(text: string): JsonStyle {
  return { unit: /\n([ \t]+)/.exec(text)?.[1] ?? '  ', lineEnd: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** Formats a value as JSON for its place in a file. Lists of plain values are written on one line if they fit. */
export function writeValue(value: unknown, place: Indentation, manner: JsonStyle, origins?: Origins): string {
  const origin = origins?.get(value)
  if (origin && !(place.isInline && origin.raw.includes('\n'))) return reindent(origin, place.indent, manner)
  const isList = Array.isArray(value)
  if (!isList && !isObject(value)) return literal(value)
  const part = (inner: unknown, place: Indentation) => writeValue(inner, place, manner, origins)
  const partsIn = (place: Indentation) =>
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

/** Changes the indentation of a value's source text. It is safe to split at line breaks: JSON strings contain none. */
function reindent({ raw, indent: oldIndent }: Raw, indent: string, { lineEnd }: JsonStyle): string {
  const [first = '', ...lines] = raw.split(/\r?\n/)
  return [
    first,
    ...lines.map((line) => (line.startsWith(oldIndent) ? indent + line.slice(oldIndent.length) : line)),
  ].join(lineEnd)
}
