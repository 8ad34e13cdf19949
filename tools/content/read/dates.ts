import type { EventDate } from '../../../schema/parts'
import type { Event } from '../../../schema/types'
import { memoize } from '../base/memoize'
import { withoutDrafts, withoutPages } from './draft'
import type { PageInfo } from './page-info'
import type { Site } from './site'

/** A page that the site has for some time only. Days are written as "2027-03-01", so that they can be compared as text. */
export type Dated = Pick<PageInfo, 'address' | 'from' | 'until'>

/** The pages with a first or a last day; drafts are left out anyway. */
export function datedPages({ index }: Pick<Site, 'index'>): Dated[] {
  return index.pages
    .filter(({ from, until, draft }) => !draft && (from ?? until) !== undefined)
    .map(({ address, from, until }) => ({ address, from, until }))
}

/** Whether the site has a page on a day. */
export function isThereOn({ from, until }: Dated, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}

/** The site as visitors get it on a day: every brand leaves out drafts, and the pages whose time has not come, or is over. */
export function publishedOn<Part extends Pick<Site, 'settings' | 'index'>>(site: Part, day: string): Part {
  const missing = datedPages(site).filter((page) => !isThereOn(page, day))
  return withoutPages(
    withoutDrafts(site),
    missing.map(({ address }) => address),
  )
}

/** The next day on which pages come or go, and which; undefined when none will. */
export function nextChange(pages: Dated[], day: string): { day: string; come: string[]; go: string[] } | undefined {
  const days = pages.flatMap(({ from, until }) => [from, until === undefined ? undefined : dayAfter(until)])
  const ahead = days.filter((one) => one !== undefined && one > day && changesOn(one)).sort()
  const [next] = ahead
  if (next === undefined) return undefined
  const changed = pages.filter((page) => isThereOn(page, next) !== isThereOn(page, dayBefore(next)))
  const [come, go] = [true, false].map((isThere) =>
    changed.filter((page) => isThereOn(page, next) === isThere).map(({ address }) => address),
  )
  return { day: next, come: come ?? [], go: go ?? [] }

  function changesOn(one: string): boolean {
    return pages.some((page) => isThereOn(page, one) !== isThereOn(page, dayBefore(one)))
  }
}

/** Whether a text is a day that there is. */
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
