import colors from 'picocolors'
import { type Dated, isDay, isThereOn, nextChange } from '../content/dates'
import { Refusal } from './errors.js'

/** @param name what it was given as @throws Refusal when the day of the build is no day */
export function refuseWrongDay(name = 'BUILD_DAY'): void {
  const { BUILD_DAY: day } = process.env
  if (day !== undefined && !isDay(day)) throw new Refusal(`${name} is "${day}", which is no day. Write 2027-03-01.`)
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
