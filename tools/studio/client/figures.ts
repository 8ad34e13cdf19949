import { isObject } from '../../content/json/json'
import { newId } from '../../content/json/new-id'
import { readingsOf } from '../../content/language/numbers'

/** The numbers of a figure, in the order in which they are written. */
function numbersIn(value: unknown): number[] {
  if (!isObject(value)) return []
  const values = [value.value, value.values, value.from, value.to, value.size, value.upTo, value.within].flat()
  return values.filter((number) => typeof number === 'number')
}

/** Writes a number so that `readNumber` reads the same number: 1.234 as "1.2340", because "1.234" is read as 1234. */
function writeNumber(number: number): string {
  return String(number).replace(/^-?[1-9]\d{0,2}\.\d{3}$/, '$&0')
}

/** Reads a typed number. An ambiguous point or comma is read as a thousands separator; the author sees the result. */
function readNumber(text: string): number | undefined {
  return readingsOf(text.trim())[0]
}

const tick = /^(✓|✔|x|yes|evet|var)$/i
const dash = /^(-|–|—|no|hayır|yok)$/i

/**
 * Reads a cell of a spreadsheet: "1.500 kg" and "1,500 kg" become figures with a unit, "90–100 °C" a range, "✓" a tick,
 * and all other texts stay texts. A point or comma before three digits separates thousands.
 * @param isUnit whether a unit is known; a number with an unknown unit stays a text
 */
export function readCell(text: string, isUnit: (unit: string) => boolean = () => true): string | object {
  const plain = text.trim()
  if (tick.test(plain)) return { tick: true }
  if (dash.test(plain)) return { none: true }
  const [, list = '', listUnit = ''] = /^([-+\d.,'\s/×]*\d)\s*(.*)$/u.exec(plain) ?? []
  for (const [sign, kind] of [
    ['/', 'values'],
    ['×', 'size'],
  ] as const) {
    const numbers = list.split(sign).map((part) => readNumber(part))
    if (numbers.length > 1 && numbers.every((value) => value !== undefined) && (listUnit === '' || isUnit(listUnit)))
      return withUnit({ [kind]: numbers.slice(0, kind === 'size' ? 3 : undefined) }, listUnit)
  }
  const [, limit, limitText] = /^([≤±])\s*(.*)$/u.exec(plain) ?? []
  if (limit && limitText !== undefined) {
    const figure = readCell(limitText, isUnit)
    return isObject(figure) && 'value' in figure
      ? withUnit({ [limit === '≤' ? 'upTo' : 'within']: figure.value }, figure.unit)
      : plain
  }
  const number = String.raw`[+-]?\d[\d.,\u00a0\u202f' ]*`
  const match = new RegExp(
    `^(${number}?)(?:\\s*(?:–|\\.\\.\\.|…|\\s-\\s|(?<=\\d)-(?=\\d))\\s*(${number}?))?\\s*([^\\d\\s.,'].*)?$`,
    'u',
  ).exec(plain)
  const [, from = '', to, unit = ''] = match ?? []
  const [low, high] = [readNumber(from), to === undefined ? undefined : readNumber(to)]
  if (!match || low === undefined || (to !== undefined && high === undefined) || (unit !== '' && !isUnit(unit.trim())))
    return plain
  return withUnit(high === undefined ? { value: low } : { from: low, to: high }, unit.trim())
}

function withUnit(figure: object, unit: unknown): object {
  return typeof unit === 'string' && unit !== '' ? { ...figure, unit } : figure
}

/** Writes a cell as text for an input. `readCell` reads this text. */
export function writeCell(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (!isObject(cell)) return ''
  const unit = typeof cell.unit === 'string' ? ` ${cell.unit}` : ''
  if (cell.tick) return '✓'
  if (cell.none) return '–'
  const numbers = numbersIn(cell).map(writeNumber)
  if ('from' in cell) return numbers.join(' – ') + unit
  if ('values' in cell) return numbers.join(' / ') + unit
  if ('size' in cell) return numbers.join(' × ') + unit
  if ('upTo' in cell) return `≤ ${numbers[0]}${unit}`
  if ('within' in cell) return `± ${numbers[0]}${unit}`
  return (numbers[0] ?? '') + unit
}

type Row = Record<string, unknown>

/** Parses text copied from a spreadsheet. Tabs separate columns; cells that contain line breaks are quoted. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end.includes('\n')) rows.push([])
    else if (end === '') break
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/**
 * Adds pasted rows to a table. If the table is empty and the pasted rows have more than two columns, the table becomes
 * a comparison, and the first pasted row names its columns. An existing row with the same label is overwritten.
 */
export function pastedTable(
  pasted: string[][],
  rows: Row[],
  columns: Row[],
  isUnit: (unit: string) => boolean,
): { rows: Row[]; columns?: Row[] } {
  const takenIds = new Set([...rows, ...columns].map(({ id }) => String(id)))
  const newRow = (label: string, list: string): Row => ({ id: newId({ label }, [list], takenIds), label })
  const width = Math.max(...pasted.map((row) => row.length))
  const isCompared = columns.length > 0 || (rows.length === 0 && width > 2)
  const [headRow = [], ...bodyRows] = pasted
  const isHead = isCompared && (columns.length === 0 || headRow.slice(1).every((cell, i) => cell === columns[i]?.label))
  const allColumns =
    isCompared && columns.length === 0 ? headRow.slice(1).map((label) => newRow(label, 'columns')) : columns
  const allRows = [...rows]
  for (const [label = '', ...cells] of isHead ? bodyRows : pasted) {
    const existingIndex = allRows.findIndex((row) => row.label === label)
    const content = isCompared
      ? { cells: Object.fromEntries(allColumns.map(({ id }, i) => [String(id), cellOf(cells[i], isUnit)])) }
      : { value: cellOf(cells[0], isUnit) }
    if (existingIndex >= 0) allRows[existingIndex] = { ...allRows[existingIndex], ...content }
    else allRows.push({ ...newRow(label, 'rows'), ...content })
  }
  return { rows: allRows, ...(isCompared && { columns: allColumns }) }
}

function cellOf(text: string | undefined, isUnit: (unit: string) => boolean): unknown {
  return text === undefined || text === '' ? { none: true } : readCell(text, isUnit)
}
