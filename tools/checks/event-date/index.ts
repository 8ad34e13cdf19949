import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { isDay } from '../../content/read/dates'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

const event = (start: string) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'events',
        id: 'dates',
        title: 'Dates',
        empty: 'None now.',
        items: [{ id: 'fair', title: 'Fair', start }],
      },
    ],
  },
})

/** The first and last day of an event exist in the calendar, and no event ends before it begins. */
export const eventDate: Check = {
  code: 'event-date',
  about: say`An event is on a day that does not exist, or ends before it begins.`,
  why: say`An event leaves the page when it is over, so its day must be in the calendar.`,
  wrong: event('2030-02-30'),
  right: event('2030-02-28'),
  create(_, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'date' || !page?.valid) return
        const eventPath = path.slice(0, -1)
        const end = valueAt(document.json, [...eventPath, 'end'])
        for (const [name, day] of Object.entries({ start: value, end }))
          if (typeof day === 'string' && !isDay(day))
            report(document, [...eventPath, name], say`There is no day "${day}".`, {
              hint: say`Write year, month and day: "2030-05-03".`,
            })
        if (typeof end === 'string' && end < String(value))
          report(document, [...eventPath, 'end'], say`The event ends before it begins.`, {
            hint: say`Swap "start" and "end".`,
          })
      },
    }
  },
}
