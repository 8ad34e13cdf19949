import type { OpeningHours } from '../../../schema/types'
import { memoize } from '../base/memoize'
import { zoneOf } from '../read/dates'
import type { Localizer } from './localizer'

/** The days of a week as documents name them, from Monday (ISO 8601). */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Days = OpeningHours['days']

/**
 * Returns the opening hours of a block in the page's language (a usual week, then one week for each season), and the
 * time zone of the place.
 */
export function hoursOf(
  written: unknown,
  { days, seasons = [] }: OpeningHours,
  { site, around }: Localizer,
): Required<Pick<OpeningHours, 'weeks'>> & Pick<OpeningHours, 'timeZone'> {
  const week = (days: Days) =>
    weekdays.map((day, i) => ({
      name: formatOf(`${around} day`).format(Date.UTC(2024, 0, 1 + i)),
      ...(days[day] !== undefined && { hours: hoursIn(days[day], around) }),
    }))
  return {
    weeks: [
      { days: week(days) },
      ...seasons.map(({ title, start, days }) => ({ title, period: start, days: week(days) })),
    ],
    timeZone: zoneOf(written, site.settings.document.json),
  }
}

/** Formats opening hours in a language: `hoursIn('09:00-12:30', 'en') // ['9:00 AM–12:30 PM']` */
function hoursIn(hours: string, language: string): string[] {
  const format = formatOf(`${language} time`)
  const timeOf = (time: string) => format.format(Date.parse(`2024-01-01T${time.replace('24:', '00:')}Z`))
  return hours.split(', ').map((span) => span.split('-').map(timeOf).join('–'))
}

const formatOf = memoize((key: string) => {
  const [language, part] = key.split(' ')
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    timeZone: 'UTC',
    ...(part === 'day' ? { weekday: 'long' } : { hour: 'numeric', minute: '2-digit' }),
  })
})
