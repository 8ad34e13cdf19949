import type { Check } from '../../content/check/check'
import { isDay } from '../../content/read/dates'
import { say } from '../../content/say/say.js'

/** The "from" and "until" of a page are existing days, and "from" is not after "until". */
export const pageDates: Check = {
  code: 'page-dates',
  about: say`A page’s "from" or "until" is not a date, or the page ends before it begins.`,
  why: say`A page that ends before it begins is never shown.`,
  wrong: { 'pages/fan.json': { from: '2030-02-01', until: '2030-01-01' } },
  right: { 'pages/fan.json': { from: '2030-01-01', until: '2030-02-01' } },
  create(_, report) {
    return {
      route({ document, valid }) {
        const { from, until } = document.json
        if (!valid) return
        for (const [field, day] of Object.entries({ from, until }))
          if (typeof day === 'string' && !isDay(day))
            report(document, [field], say`There is no day "${day}".`, {
              hint: say`Write year, month and day: "2027-03-01".`,
            })
        if (typeof from === 'string' && typeof until === 'string' && until < from)
          report(document, ['until'], say`The page ends on ${until}, before it begins on ${from}.`, {
            hint: say`The page is on the site on both days as well.`,
          })
      },
    }
  },
}
