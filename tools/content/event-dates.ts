import type { EventDate } from '../../schema/parts'
import type { Event } from '../../schema/types'
import { memoize } from './memoize'

/**
 * When an event is, in a language's own form, with Latin digits as everywhere: "3–5 May 2030".
 * @param start its first day, as ISO 8601 writes it
 * @param end its last day, where it takes several
 */
export function eventDate(start: string, end: unknown, language: string): EventDate {
  const last = typeof end === 'string' && end > start ? end : start
  const [from, to] = [new Date(start), new Date(last)]
  // The schema knows no lengths of months; that the day exists is a rule of its own.
  const isReal = !Number.isNaN(from.getTime()) && !Number.isNaN(to.getTime())
  return { day: start, last, text: isReal ? dateFormat(language).formatRange(from, to) : start }
}

const dateFormat = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** Events that are not over, the next first. */
export function upcoming(items: Event[], day = ''): Event[] {
  const left = items.filter(({ start }) => start.last >= day)
  return left.sort((a, b) => (a.start.day < b.start.day ? -1 : 1))
}
