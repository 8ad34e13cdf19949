import type { Message } from '../../content/check/message'
import type { Numeral } from '../../content/language/numbers'

/** Numbers in a text. `meant` lists the values that may differ from those in the other text. */
type Counted = { numbers: Numeral[]; message: Message; meant: number[] }

/**
 * Numbers in digits that only one of two texts contains: only `here` (returned as `more`), or only `there` (`less`).
 * Numbers that the other text may word differently are left out. Undefined if no numbers remain.
 */
export function unlikeNumbers(here: Counted, there: Counted): { more: Numeral[]; less: Numeral[] } | undefined {
  // Numbers in Chinese characters cannot be read, so they are not compared.
  if ([here, there].some(({ message }) => /[〇零一二三四五六七八九十百千]{2}/.test(message.prose))) return undefined
  const [onlyHere, onlyThere] = [
    lacking(here.numbers, there.numbers, isSame),
    lacking(there.numbers, here.numbers, isSame),
  ]
  // If one of these numbers is part of a date or a time, other numbers that may be days or hours are ignored as well.
  const isDated = [...onlyHere, ...onlyThere].some(({ isLoose }) => isLoose)
  const sure = (numbers: Numeral[], others: Numeral[]) =>
    lacking(numbers, others, isConverted).filter((number) => !number.isLoose && !(isDated && mayBeDay(number)))
  const meant = [...here.meant, ...there.meant]
  const [more, less] = withoutMeant(sure(onlyHere, onlyThere), sure(onlyThere, onlyHere), meant)
  if (more.some((a) => less.some((b) => isMeasuredAlike(a, b) || (isLarge(a) && isLarge(b))))) return { more, less }
  const [moreFigures, lessFigures] = [more.filter(isFigure), less.filter(isFigure)]
  return moreFigures.length + lessFigures.length > 0 ? { more: moreFigures, less: lessFigures } : undefined
}

/** Leaves out the numbers in `meant`, which may differ, each together with its counterpart in the other text. */
function withoutMeant(more: Numeral[], less: Numeral[], meant: number[]): [more: Numeral[], less: Numeral[]] {
  const isMeant = ({ values }: Numeral) => values.some((value) => meant.includes(value))
  const kept = (numbers: Numeral[], others: Numeral[]) => {
    const left = numbers.filter((number) => !isMeant(number))
    return others.filter(isMeant).reduce((rest, other) => {
      // The counterpart is a number with the same unit, or else a number whose unit does not occur in `others`.
      const replaced =
        rest.find((number) => isMeasuredAlike(number, other)) ??
        rest.find((number) => !others.some((another) => isMeasuredAlike(number, another)))
      return rest.filter((number) => number !== replaced)
    }, left)
  }
  return [kept(more, less), kept(less, more)]
}

function lacking(numbers: Numeral[], others: Numeral[], isAlike: (a: Numeral, b: Numeral) => boolean): Numeral[] {
  return numbers.filter((number) => !others.some((other) => isAlike(number, other)))
}

/** Whether two numbers have the same value, or are the same part of a name such as "Node 22.100". */
function isSame(a: Numeral, b: Numeral): boolean {
  return (
    a.values.some((value) => b.values.includes(value)) ||
    (a.written === b.written && a.before !== '' && a.before === b.before)
  )
}

/** Whether two numbers with different values have the same unit, or are written with the same digits. */
function isMeasuredAlike(a: Numeral, b: Numeral): boolean {
  return a.written === b.written || (a.unit !== '' && a.unit === b.unit)
}

/** Matches units and currencies that translators convert. */
const foreignMeasure =
  /^(?:°?[CF]$|ft|feet|foot|in$|inch|″|miles?|mi$|mp[gh]|hp$|lbs?|pounds?|oz|ounces?|gal|acres?|yards?|sq|cups?|tsp|tbsp|\p{Sc}|[A-Z]{3}$)/u

/** Ratios between units (such as days and weeks), and powers of ten, as in "2 million" for 2,000,000. */
const ratios = [7, 12, 24, 30, 52, 60, 365, ...Array.from({ length: 12 }, (_, i) => 10 ** (i + 1))]

/** Offsets in years of the Buddhist, Islamic, Persian and two Japanese calendars. */
const calendars = [543, 578, 579, 621, 622, 1988, 2018]

/** Whether one number may be the other, converted to a different unit, scale or calendar. */
function isConverted(a: Numeral, b: Numeral): boolean {
  if (isMeasuredAlike(a, b)) return false
  if (foreignMeasure.test(a.unit) || foreignMeasure.test(b.unit)) return true
  const [small = 0, large = 0] = [a.values[0] ?? 0, b.values[0] ?? 0].sort((a, b) => a - b)
  return (
    ratios.includes(Number((large / small).toPrecision(9))) ||
    calendars.includes(large - small) ||
    // One of the numbers may be a short year, such as 25 in 2024/25.
    (large > 1900 && large < 2100 && large % 100 === small)
  )
}

function mayBeDay({ values: [value = 0] }: Numeral): boolean {
  return value <= 31
}

/** Whether a number is too large to be written as a word. */
function isLarge({ values: [value = 0] }: Numeral): boolean {
  return value > 12
}

/** Whether a number is always written in digits, because it has at least three digits, not counting trailing zeros. */
function isFigure({ values: [value = 0], unit }: Numeral): boolean {
  return /[1-9]\d+[1-9]/.test(`${value}`.replace('.', '')) && !foreignMeasure.test(unit)
}
