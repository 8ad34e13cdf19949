import colors from 'picocolors'
import { type Dated, isDay, isThereOn, nextChange } from '../content/read/dates'
import { joined, type Said, say } from '../content/say/say.js'
import { Refusal } from './errors.js'

/**
 * Validates BUILD_DAY, the day that counts as today.
 * @param name name of the variable or option in the message
 * @throws Refusal if invalid
 */
export function refuseWrongDay(name = 'BUILD_DAY'): void {
  const { BUILD_DAY: day } = process.env
  if (day !== undefined && !isDay(day))
    throw new Refusal(say`${name} is "${day}", which is not a date. Write 2027-03-01.`)
}

/** Lines about the pages that are hidden on a day, and about the next day on which a page is added or removed. */
export function printDates(pages: Dated[], day: string): Said[] {
  const hiddenPages = pages.filter((page) => !isThereOn(page, day))
  const next = nextChange(pages, day)
  const lines = hiddenPages.map(({ address, from = '', until = '' }) =>
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
