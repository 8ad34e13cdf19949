import type { Check } from '../content/check'
import { isDay } from '../content/dates'

/** "from" and "until" are days that there are, the one not after the other. */
export const pageDates: Check = {
  code: 'page-dates',
  about: 'A page’s "from" or "until" is no day, or it ends before it begins.',
  create(_, report) {
    return {
      route({ document, valid }) {
        const { from, until } = document.json
        if (!valid) return
        for (const [field, day] of Object.entries({ from, until }))
          if (typeof day === 'string' && !isDay(day))
            report(document, [field], `There is no day "${day}".`, {
              hint: 'Write year, month and day: "2027-03-01".',
            })
        if (typeof from === 'string' && typeof until === 'string' && until < from)
          report(document, ['until'], `The page ends on ${until}, before it begins on ${from}.`, {
            hint: 'Both days are days on which the site has it.',
          })
      },
    }
  },
}
