import type { Path } from '../base/problem'
import { isObject } from './json'

/** A placeholder in a document: the name of a column in braces, such as "{weight}". */
export type Placeholder = {
  column: string
  /** The path of the text that contains the placeholder, and the offset in that text. */
  path: Path
  offset: number
  /** Whether the placeholder is the whole text. The cell may then become a number, a list or an object. */
  isWhole: boolean
}

/** Matches a placeholder or a doubled brace. */
const brace = /\{\{|\}\}|\{([^{}"\\]+)\}/g

/** Splits a text at its placeholders. */
function partsOf(text: string, path: Path): (string | Placeholder)[] {
  const parts: (string | Placeholder)[] = []
  let end = 0
  for (const { 0: match, 1: column, index: offset } of text.matchAll(brace)) {
    const isWhole = column !== undefined && match === text
    parts.push(text.slice(end, offset))
    parts.push(column === undefined ? (match[0] ?? '') : { column: column.trim(), path, offset, isWhole })
    end = offset + match.length
  }
  return [...parts, text.slice(end)]
}

/** Finds the placeholders in a document. */
export function placeholdersIn(json: unknown, path: Path = []): Placeholder[] {
  if (typeof json === 'string') return partsOf(json, path).filter((part) => typeof part !== 'string')
  if (Array.isArray(json)) return json.flatMap((item, i) => placeholdersIn(item, [...path, i]))
  return Object.entries(json ?? {}).flatMap(([name, value]) => placeholdersIn(value, [...path, name]))
}

/** Returns a text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(brace, '')
}

/** Returns the column of a text that is one placeholder and nothing else; undefined for other values. */
export function wholePlaceholder(value: unknown): string | undefined {
  return typeof value === 'string' ? placeholdersIn(value).find(({ isWhole }) => isWhole)?.column : undefined
}

/** Functions that decide how a template is filled. */
export type Filling = {
  /** Returns the value of a placeholder. If undefined, the field or item with the placeholder is left out. */
  write(placeholder: Placeholder): unknown
  /** Whether the cell on which a value depends is empty, so that the value is left out. */
  isLeftOut(value: unknown, path: Path): boolean
}

/**
 * Fills the placeholders of a document.
 * @param onValue called with the path of each value in the template, and its path in the filled document
 */
export function fillTemplate(json: unknown, { write, isLeftOut }: Filling, onValue?: (from: Path, to: Path) => void) {
  const fill = (value: unknown, from: Path, to: Path): unknown => {
    if (isLeftOut(value, from)) return undefined
    onValue?.(from, to)
    if (typeof value === 'string') return /[{}]/.test(value) ? fillText(partsOf(value, from)) : value
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const [i, item] of value.entries()) {
        const filled = fill(item, [...from, i], [...to, items.length])
        if (filled !== undefined) items.push(filled)
      }
      return items
    }
    if (!isObject(value)) return value
    const fields = Object.entries(value).flatMap(([name, field]) => {
      if (name === 'if' && conditionOf(value) !== undefined) return []
      const filled = fill(field, [...from, name], [...to, name])
      return filled === undefined ? [] : [[name, filled]]
    })
    return Object.fromEntries(fields)
  }
  const fillText = (parts: (string | Placeholder)[]): unknown => {
    const values = parts.map((part) => (typeof part === 'string' ? part : write(part)))
    const whole = parts.findIndex((part) => typeof part !== 'string' && part.isWhole)
    if (whole >= 0) return values[whole]
    return values.includes(undefined) ? undefined : values.join('')
  }
  return fill(json, [], [])
}

/** Returns the column that an object names in "if"; undefined if it names none. */
export function conditionOf(value: unknown): string | undefined {
  return isObject(value) ? wholePlaceholder(value.if) : undefined
}

/** Whether a cell is empty: missing, blank, or a list or object without content. */
export function isEmptyCell(cell: unknown): boolean {
  if (typeof cell === 'object' && cell !== null) return Object.keys(cell).length === 0
  return String(cell ?? '').trim() === ''
}
