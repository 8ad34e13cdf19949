import type { Message } from '../../content/check/message'
import type { Numeral } from '../../content/language/numbers'

type Counted = { numbers: Numeral[]; message: Message }

/**
 * The numbers in digits that one text has and the other lacks, if they cannot be a matter of wording.
 * @returns undefined if there are none
 */
export function unlikeNumbers(here: Counted, there: Counted): { more: Numeral[]; less: Numeral[] } | undefined {
  // Numbers in Chinese characters are not read.
  if ([here, there].some(({ message }) => /[〇零一二三四五六七八九十百千]{2}/.test(message.prose))) return undefined
  const [own, other] = [lacking(here.numbers, there.numbers, isSame), lacking(there.numbers, here.numbers, isSame)]
  // A day or an hour on one side may be said in another way on the other.
  const isDated = [...own, ...other].some(({ isLoose }) => isLoose)
  const sure = (numbers: Numeral[], others: Numeral[]) =>
    lacking(numbers, others, isConverted).filter((one) => !one.isLoose && !(isDated && mayBeDay(one)))
  const [more, less] = [sure(own, other), sure(other, own)]
  if (more.some((one) => less.some((two) => isMeasuredAlike(one, two) || (isLarge(one) && isLarge(two)))))
    return { more, less }
  const [moreFigures, lessFigures] = [more.filter(isFigure), less.filter(isFigure)]
  return moreFigures.length + lessFigures.length > 0 ? { more: moreFigures, less: lessFigures } : undefined
}

function lacking(numbers: Numeral[], others: Numeral[], isAlike: (a: Numeral, b: Numeral) => boolean): Numeral[] {
  return numbers.filter((one) => !others.some((other) => isAlike(one, other)))
}

/** Whether two numbers have one value, or are the same part of a name: "Node 22.100". */
function isSame(a: Numeral, b: Numeral): boolean {
  return (
    a.values.some((value) => b.values.includes(value)) ||
    (a.written === b.written && a.before !== '' && a.before === b.before)
  )
}

/** Whether the same sign or word of measure stands at two numbers, or they are written alike but read differently. */
function isMeasuredAlike(a: Numeral, b: Numeral): boolean {
  return a.written === b.written || (a.unit !== '' && a.unit === b.unit)
}

/** Measures and currencies that translators convert. */
const foreignMeasure =
  /^(?:°?[CF]$|ft|feet|foot|in$|inch|″|miles?|mi$|mp[gh]|hp$|lbs?|pounds?|oz|ounces?|gal|acres?|yards?|sq|cups?|tsp|tbsp|\p{Sc}|[A-Z]{3}$)/u

/** Thousands and millions as words, kilos and grams, and weeks and days as ratios. */
const ratios = [7, 12, 24, 30, 52, 60, 365, ...Array.from({ length: 12 }, (_, i) => 10 ** (i + 1))]

/** The years by which other calendars differ: of Buddha, the Hijra, Persia and two emperors. */
const calendars = [543, 578, 579, 621, 622, 1988, 2018]

/** Whether one number may be the other in another unit, scale or calendar. */
function isConverted(a: Numeral, b: Numeral): boolean {
  if (isMeasuredAlike(a, b)) return false
  if (foreignMeasure.test(a.unit) || foreignMeasure.test(b.unit)) return true
  const [small = 0, large = 0] = [a.values[0] ?? 0, b.values[0] ?? 0].sort((one, two) => one - two)
  return (
    ratios.includes(Number((large / small).toPrecision(9))) ||
    calendars.includes(large - small) ||
    // 2024/25
    (large > 1900 && large < 2100 && large % 100 === small)
  )
}

function mayBeDay({ values: [value = 0] }: Numeral): boolean {
  return value <= 31
}

/** Whether a number is more than those that are words in any language. */
function isLarge({ values: [value = 0] }: Numeral): boolean {
  return value > 12
}

/** Whether prose says a number in digits alone: it has three of them without those that are 0 at its end. */
function isFigure({ values: [value = 0], unit }: Numeral): boolean {
  return /[1-9]\d+[1-9]/.test(`${value}`.replace('.', '')) && !foreignMeasure.test(unit)
}
