import { isObject } from '../../content/json/json'
import { newId } from '../../content/json/new-id'
import { readingsOf } from '../../content/language/numbers'

/** The numbers of a figure, in their order. */
function numbersIn(value: unknown): number[] {
  if (!isObject(value)) return []
  const found = [value.value, value.values, value.from, value.to, value.size, value.upTo, value.within].flat()
  return found.filter((one) => typeof one === 'number')
}

/** A number as `readNumber` reads it: three digits behind a point would be thousands. */
function writeNumber(number: number): string {
  return String(number).replace(/^-?[1-9]\d{0,2}\.\d{3}$/, '$&0')
}

/** The number that is typed: of two readings the one with groups, as the form shows at once. */
function readNumber(text: string): number | undefined {
  return readingsOf(text.trim())[0]
}

const tick = /^(✓|✔|x|yes|evet|var)$/i
const dash = /^(-|–|—|no|hayır|yok)$/i

/**
 * What a cell of a spreadsheet means: "1.500 kg" and "1,500 kg" are a figure with a unit, "90–100 °C" a range, "✓" a
 * tick, and the rest words. A point or comma in front of three digits separates thousands.
 * @param isUnit whether a unit is known: what is not is taken for words
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
    if (numbers.length > 1 && numbers.every((one) => one !== undefined) && (listUnit === '' || isUnit(listUnit)))
      return withUnit({ [kind]: numbers.slice(0, kind === 'size' ? 3 : undefined) }, listUnit)
  }
  const [, limit, rest] = /^([≤±])\s*(.*)$/u.exec(plain) ?? []
  if (limit && rest !== undefined) {
    const figure = readCell(rest, isUnit)
    return isObject(figure) && 'value' in figure
      ? withUnit({ [limit === '≤' ? 'upTo' : 'within']: figure.value }, figure.unit)
      : plain
  }
  const number = String.raw`[+-]?\d[\d.,\u00a0\u202f' ]*`
  const found = new RegExp(
    `^(${number}?)(?:\\s*(?:–|\\.\\.\\.|…|\\s-\\s|(?<=\\d)-(?=\\d))\\s*(${number}?))?\\s*([^\\d\\s.,'].*)?$`,
    'u',
  ).exec(plain)
  const [, from = '', to, unit = ''] = found ?? []
  const [a, b] = [readNumber(from), to === undefined ? undefined : readNumber(to)]
  if (!found || a === undefined || (to !== undefined && b === undefined) || (unit !== '' && !isUnit(unit.trim())))
    return plain
  return withUnit(b === undefined ? { value: a } : { from: a, to: b }, unit.trim())
}

function withUnit(figure: object, unit: unknown): object {
  return typeof unit === 'string' && unit !== '' ? { ...figure, unit } : figure
}

/** A cell as it is typed: what `readCell` reads as the same. */
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

/** The cells of a text that was copied from a spreadsheet: tabs between columns, quotation marks around line breaks. */
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
 * A table with pasted rows at its end. With more than two columns they are compared: the first pasted row then names the
 * columns, unless the table has columns already. Rows of a name that is there are written over.
 */
export function pastedTable(
  pasted: string[][],
  rows: Row[],
  columns: Row[],
  isUnit: (unit: string) => boolean,
): { rows: Row[]; columns?: Row[] } {
  const taken = new Set([...rows, ...columns].map(({ id }) => String(id)))
  const named = (label: string, list: string): Row => ({ id: newId({ label }, [list], taken), label })
  const width = Math.max(...pasted.map((row) => row.length))
  const isCompared = columns.length > 0 || (rows.length === 0 && width > 2)
  const [head = [], ...rest] = pasted
  const isHead = isCompared && (columns.length === 0 || head.slice(1).every((cell, i) => cell === columns[i]?.label))
  const allColumns =
    isCompared && columns.length === 0 ? head.slice(1).map((label) => named(label, 'columns')) : columns
  const all = [...rows]
  for (const [label = '', ...cells] of isHead ? rest : pasted) {
    const before = all.findIndex((row) => row.label === label)
    const content = isCompared
      ? { cells: Object.fromEntries(allColumns.map(({ id }, i) => [String(id), cellOf(cells[i], isUnit)])) }
      : { value: cellOf(cells[0], isUnit) }
    if (before >= 0) all[before] = { ...all[before], ...content }
    else all.push({ ...named(label, 'rows'), ...content })
  }
  return { rows: all, ...(isCompared && { columns: allColumns }) }
}

function cellOf(text: string | undefined, isUnit: (unit: string) => boolean): unknown {
  return text === undefined || text === '' ? { none: true } : readCell(text, isUnit)
}
