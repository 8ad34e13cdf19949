import { type Figure, figureNumbers } from '../base/figure'
import { readingsOf, signsOf } from '../language/numbers'
import { isObject } from './json'

const tick = /^(✓|✔|x|yes|evet|var)$/i
const dash = /^(-|–|—|no|hayır|yok)$/i

/**
 * Separators between numbers. A slash needs spaces around it, because "5/8" may be a fraction. Without spaces, a hyphen
 * is a separator only if a unit follows, because "555-1234" may be a code.
 */
const separators = {
  size: /\s*×\s*/,
  values: /\s+\/\s+/,
  range: /\s*(?:–|…|\.\.\.)\s*|\s+-\s+/,
  rangeWithUnit: /\s*(?:–|…|\.\.\.)\s*|\s+-\s+|(?<=\d)-(?=\d)/,
}

/**
 * Reads a cell as written by an author: "90–100 °C" becomes a range, "✓" a tick, and "1.500 kg" in Turkish a figure
 * with a unit. Texts such as "00123", "1.2.3" and "+5" stay texts, because they would be displayed differently as
 * figures.
 * @param isUnit whether a unit is known; a number with an unknown unit stays a text
 * @param language the language of the text; if it is unknown, "1.500" has two readings and stays a text
 */
export function readCell(text: string, isUnit: (unit: string) => boolean, language?: string): string | Figure {
  const words = text.trim()
  const plain = words.replaceAll('−', '-')
  if (tick.test(plain)) return { tick: true }
  if (dash.test(plain)) return { none: true }
  const [, limit, list = '', unit = ''] = /^([≤±]?)([-+\d.,'’٬\s/×–…]*\d)\s*(.*)$/u.exec(plain) ?? []
  if (unit !== '' && !isUnit(unit)) return words
  // Removes a plus sign in a range that begins below 0: "-20…+60".
  const plainList = list.trim().replace(/(?<=^-[\d.,\s]*[–…])\s*\+/u, '')
  const numbersOf = (separator: RegExp): number[] => {
    const numbers = plainList.split(separator).map((part) => numberOf(part, unit !== '', language))
    return numbers.every((number) => number !== undefined) ? numbers : []
  }
  const [size, values] = [numbersOf(separators.size), numbersOf(separators.values)]
  const range = numbersOf(unit === '' ? separators.range : separators.rangeWithUnit)
  const [first, second] = range
  const unitField = unit === '' ? {} : { unit }
  if (limit !== '') {
    if (first === undefined || second !== undefined || (limit === '±' && first <= 0)) return words
    return limit === '≤' ? { upTo: first, ...unitField } : { within: first, ...unitField }
  }
  if (size.length === 2 || size.length === 3) return { size, ...unitField }
  if (values.length > 1) return { values, ...unitField }
  if (first === undefined || range.length > 2) return words
  if (second === undefined) return { value: first, ...unitField }
  return first < second ? { from: first, to: second, ...unitField } : words
}

/**
 * Reads a number; undefined if displaying it as a figure would change its digits. A number without a unit may be a code
 * if it ends with a zero or has the separators of another language, so such a number is not read either.
 */
function numberOf(text: string, hasUnit: boolean, language: string | undefined): number | undefined {
  const [value, other] = readingsOf(text, language)
  if (value === undefined || other !== undefined) return undefined
  if (!/^-?(?!0\d)\d+(?:\D\d{3})*(?:\D\d+)?$/.test(text)) return undefined
  const [writtenDigits, shownDigits] = [text, String(value)].map((number) => number.replace(/\D/g, ''))
  if (writtenDigits === shownDigits) return hasUnit || hasOwnMarks(text, value, language) ? value : undefined
  const isDecimal = hasUnit && readingsOf(text).length === 1
  return isDecimal && writtenDigits?.replace(/0+$/, '') === shownDigits?.replace(/0+$/, '') ? value : undefined
}

/** Whether all separators in a number are those of its language. As in JSON, a point is also accepted for decimals. */
function hasOwnMarks(text: string, value: number, language: string | undefined): boolean {
  const signs = language === undefined ? undefined : signsOf(language)
  const marks = text.match(/[^\d-]/g) ?? []
  const decimal = Number.isInteger(value) ? undefined : marks.pop()
  return (
    (decimal === undefined || decimal === '.' || decimal === signs?.decimal) &&
    (marks.length === 0 || (marks.length === 1 && plainMark(marks[0]) === plainMark(signs?.group)))
  )
}

function plainMark(mark: string | undefined): string | undefined {
  return mark?.replace(/\s/, ' ').replace('’', "'")
}

/**
 * Whether some cells contain numbers in the format of another language, such as "12.5" in Turkish. If so, the point in
 * a number such as "42.000" in the same cells may also be a decimal point.
 */
export function hasOtherMarks(cells: string[], language: string): boolean {
  const signs = signsOf(language)
  return cells
    .flatMap((cell) => cell.match(/(?<![\d.,])(?!0\d)\d+(?:[.,]\d+)+/g) ?? [])
    .filter((number) => readingsOf(number).length === 1)
    .some((number) => {
      const marks = number.match(/[.,]/g) ?? []
      const isDecimal = marks.length === 1 || marks[0] !== marks.at(-1)
      return (isDecimal && marks.at(-1) !== signs.decimal) || (marks.length > 1 && marks[0] !== signs.group)
    })
}

/** Writes a cell as text for an input. In the same language, `readCell` converts the text back to the cell. */
export function writeCell(cell: unknown, language?: string): string {
  if (typeof cell === 'string') return cell
  if (!isObject(cell)) return ''
  const unit = typeof cell.unit === 'string' ? ` ${cell.unit}` : ''
  if (cell.tick) return '✓'
  if (cell.none) return '–'
  const decimal = language === undefined ? '.' : signsOf(language).decimal
  const numbers = figureNumbers(cell)
    // Keeps texts, because a pattern may contain a placeholder instead of a number.
    .filter((number) => typeof number !== 'object')
    .map((number) => (typeof number === 'number' ? String(number).replace('.', decimal) : number))
  if ('from' in cell) return numbers.join(' – ') + unit
  if ('values' in cell) return numbers.join(' / ') + unit
  if ('size' in cell) return numbers.join(' × ') + unit
  if ('upTo' in cell) return `≤ ${numbers[0]}${unit}`
  if ('within' in cell) return `± ${numbers[0]}${unit}`
  return (numbers[0] ?? '') + unit
}
