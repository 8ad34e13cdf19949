import colors from 'picocolors'
import { type Dated, isDay, isThereOn, nextChange } from '../content/dates'
import { Refusal } from './errors.js'

/**
 * The day it is, where this machine is: "2027-03-01". BUILD_DAY names another, to see the site of that day.
 * @throws Refusal when that is no day
 */
export function today(): string {
  const day = process.env.BUILD_DAY
  if (day !== undefined && !isDay(day)) throw new Refusal(`BUILD_DAY is "${day}", which is no day. Write 2027-03-01.`)
  if (day !== undefined) return day
  const now = new Date()
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}

/** Which pages the site does not have on a day, and what will change next: a line each, none when no page has a first or last day. */
export function printDates(pages: Dated[], day: string): string[] {
  const missing = pages.filter((page) => !isThereOn(page, day))
  const next = nextChange(pages, day)
  const lines = missing.map(({ address, from = '', until = '' }) =>
    from > day ? `${address} (from ${from})` : `${address} (until ${until})`,
  )
  return [
    ...(lines.length > 0 ? [`Not there on ${day}: ${lines.join(', ')}.`] : []),
    ...(next
      ? [
          `The next change is on ${colors.bold(next.day)}: ${[
            ...next.come.map((address) => `${address} comes`),
            ...next.go.map((address) => `${address} goes`),
          ].join(', ')}. Build and publish on that day.`,
        ]
      : []),
  ]
}
