import type { EventDate } from '../../../schema/parts'
import type { Event } from '../../../schema/types'
import { memoize } from '../base/memoize'
import { withoutDrafts, withoutPages } from './draft'
import type { PageInfo } from './page-info'
import type { Site } from './site'

/** A page with a first or last day of publication. Days are ISO dates ("2027-03-01"), which can be sorted as text. */
export type Dated = Pick<PageInfo, 'address' | 'from' | 'until'>

/** The pages with a first or last day of publication. Drafts are left out because they are never published. */
export function datedPages({ index }: Pick<Site, 'index'>): Dated[] {
  return index.pages
    .filter(({ from, until, draft }) => !draft && (from ?? until) !== undefined)
    .map(({ address, from, until }) => ({ address, from, until }))
}

/** Whether a page is published on a day. */
export function isThereOn({ from, until }: Dated, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}

/** The site as published on a day: every brand excludes drafts and pages that are not published on that day. */
export function publishedOn<Part extends Pick<Site, 'settings' | 'index'>>(site: Part, day: string): Part {
  const unpublished = datedPages(site).filter((page) => !isThereOn(page, day))
  return withoutPages(
    withoutDrafts(site),
    unpublished.map(({ address }) => address),
  )
}

/** The next day after `day` on which pages are added (`come`) or removed (`go`); undefined if there is none. */
export function nextChange(pages: Dated[], day: string): { day: string; come: string[]; go: string[] } | undefined {
  const days = pages.flatMap(({ from, until }) => [from, until === undefined ? undefined : dayAfter(until)])
  const futureDays = days.filter((other) => other !== undefined && other > day && changesOn(other)).sort()
  const [next] = futureDays
  if (next === undefined) return undefined
  const changed = pages.filter((page) => isThereOn(page, next) !== isThereOn(page, dayBefore(next)))
  const [come, go] = [true, false].map((isThere) =>
    changed.filter((page) => isThereOn(page, next) === isThere).map(({ address }) => address),
  )
  return { day: next, come: come ?? [], go: go ?? [] }

  function changesOn(other: string): boolean {
    return pages.some((page) => isThereOn(page, other) !== isThereOn(page, dayBefore(other)))
  }
}

/** Whether a text is an ISO date of a day that exists: false for "2027-02-30". */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && shifted(text, 0) === text
}

function dayAfter(day: string): string {
  return shifted(day, 1)
}

function dayBefore(day: string): string {
  return shifted(day, -1)
}

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * The date of an event in a language's format, with Latin digits: "3–5 May 2030" in English.
 * @param start the first day, as an ISO date
 * @param end the last day, if the event lasts several days
 */
export function eventDate(start: string, end: unknown, language: string): EventDate {
  const last = typeof end === 'string' && end > start ? end : start
  const [from, to] = [new Date(start), new Date(last)]
  // The days may not exist: a rule checks this, but the schema does not.
  const isReal = !Number.isNaN(from.getTime()) && !Number.isNaN(to.getTime())
  return { day: start, last, text: isReal ? dateFormat(language).formatRange(from, to) : start }
}

/** A day in a language's format, with Latin digits: "3 May 2030". @param day a day that exists, as an ISO date */
export function dayText(day: string, language: string): string {
  return dateFormat(language).format(new Date(day))
}

const dateFormat = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** Events that are not over on `day` (an ISO date; by default no event is over), in order of their first day. */
export function upcoming(items: Event[], day = ''): Event[] {
  const remaining = items.filter(({ start }) => start.last >= day)
  return remaining.sort((a, b) => (a.start.day < b.start.day ? -1 : 1))
}
