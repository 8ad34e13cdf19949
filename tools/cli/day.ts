import colors from 'picocolors'
import { type Dated, isDay, isThereOn, nextChange } from '../content/read/dates'
import { joined, type Said, say } from '../content/say/say.js'
import { Refusal } from './errors.js'

/** @param name what it was given as @throws Refusal when the day of the build is no day */
export function refuseWrongDay(name = 'BUILD_DAY'): void {
  const { BUILD_DAY: day } = process.env
  if (day !== undefined && !isDay(day))
    throw new Refusal(say`${name} is "${day}", which is not a date. Write 2027-03-01.`)
}

/** Which pages the site does not have on a day, and what will change next: a line each, none when no page has a first or last day. */
export function printDates(pages: Dated[], day: string): Said[] {
  const missing = pages.filter((page) => !isThereOn(page, day))
  const next = nextChange(pages, day)
  const lines = missing.map(({ address, from = '', until = '' }) =>
    from > day ? say`${address} (from ${from})` : say`${address} (until ${until})`,
  )
  return [
    ...(lines.length > 0 ? [say`Not on the site on ${day}: ${joined(lines, ', ')}.`] : []),
    ...(next
      ? [
          say`The next change is on ${colors.bold(next.day)}: ${joined(
            [
              ...next.come.map((address) => say`${address} is added`),
              ...next.go.map((address) => say`${address} is removed`),
            ],
            ', ',
          )}. Build and publish on that day.`,
        ]
      : []),
  ]
}
