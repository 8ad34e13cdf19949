import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { isDay } from '../../content/read/dates'
import { say } from '../../content/say/say.js'

/**
 * The dates of a page and of the site's notice are existing days, "from" is not after "until", and "date" is not after
 * "updated".
 */
export const pageDates: Check = {
  code: 'page-dates',
  about: say`A date of a page or of the notice does not exist, its last day is before its first, or the page was updated before its date.`,
  why: say`A page that ends before it begins is never shown.`,
  wrong: { 'pages/fan.json': { from: '2030-02-01', until: '2030-01-01' } },
  right: { 'pages/fan.json': { from: '2030-01-01', until: '2030-02-01' } },
  create(_, report) {
    return {
      route({ document, valid }) {
        const { from, until, date, updated } = document.json
        if (!valid) return
        for (const [field, day] of Object.entries({ from, until, date, updated })) reportDay(document, [field], day)
        if (typeof from === 'string' && typeof until === 'string' && until < from)
          report(document, ['until'], say`The page ends on ${until}, before it begins on ${from}.`, {
            hint: say`The page is on the site on both days as well.`,
          })
        if (typeof date === 'string' && typeof updated === 'string' && updated < date)
          report(document, ['updated'], say`The page was updated on ${updated}, before its date ${date}.`, {
            hint: say`Swap "date" and "updated".`,
          })
      },
      site({ settings: { document } }) {
        const { from, until } = Object(document.json.notice)
        for (const [field, day] of Object.entries({ from, until })) reportDay(document, ['notice', field], day)
        if (until < from)
          report(document, ['notice', 'until'], say`The notice ends on ${until}, before it begins on ${from}.`, {
            hint: say`The notice is shown on both days as well.`,
          })
      },
    }

    function reportDay(document: Document, path: Path, day: unknown): void {
      if (typeof day === 'string' && !isDay(day))
        report(document, path, say`There is no day "${day}".`, { hint: say`Write year, month and day: "2027-03-01".` })
    }
  },
}
