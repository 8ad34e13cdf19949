import type { Check } from '../../content/check'
import { isDay } from '../../content/dates'
import { valueAt } from '../../content/document'
import { say } from '../../language/say.js'

/** The days of an event are in the calendar, and it ends after it begins. */
export const eventDate: Check = {
  code: 'event-date',
  about: say`An event is on a day that does not exist, or ends before it begins.`,
  create(_, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'date' || !page?.valid) return
        const event = path.slice(0, -1)
        const end = valueAt(document.json, [...event, 'end'])
        for (const [name, day] of Object.entries({ start: value, end }))
          if (typeof day === 'string' && !isDay(day))
            report(document, [...event, name], say`There is no day "${day}".`, {
              hint: say`Write year, month and day: "2030-05-03".`,
            })
        if (typeof end === 'string' && end < String(value))
          report(document, [...event, 'end'], say`The event ends before it begins.`, {
            hint: say`Swap "start" and "end".`,
          })
      },
    }
  },
}
