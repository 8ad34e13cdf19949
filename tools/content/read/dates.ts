import type { EventDate } from '../../../schema/parts'
import type { Event } from '../../../schema/types'
import { memoize } from '../base/memoize'
import { instantOf, isZone, withOffset } from '../base/zone'
import { valueAt } from '../json/document'
import { directionOf } from '../language/language'
import { withoutDrafts, withoutPages } from './draft'
import type { PageInfo } from './page-info'
import type { Site } from './site'

/** A page with a first or last day of publication. Days are ISO dates ("2027-03-01"), which can be sorted as text. */
export type Dated = Pick<PageInfo, 'address' | 'from' | 'until'>

/** Lists the pages with a first or last day of publication. Drafts are left out because they are never published. */
export function datedPages({ index }: Pick<Site, 'index'>): Dated[] {
  return index.pages
    .filter(({ from, until, draft }) => !draft && (from ?? until) !== undefined)
    .map(({ address, from, until }) => ({ address, from, until }))
}

/** Lists all content with a first or last day: pages, and the notice of the site, named by its field of the site file. */
export function datedContent(site: Pick<Site, 'index' | 'settings'>): Dated[] {
  const { from, until } = Object(site.settings.document.json.notice)
  return [...datedPages(site), ...((from ?? until) === undefined ? [] : [{ address: '"notice"', from, until }])]
}

/** Whether the site has a notice that is shown on the day of the build. */
export function hasNotice({ settings, source: { day } }: Pick<Site, 'settings' | 'source'>): boolean {
  const { notice } = settings.document.json
  return notice !== undefined && (day === undefined || isThereOn(Object(notice), day))
}

/** Whether a page or notice is shown on a day. */
export function isThereOn({ from, until }: Pick<Dated, 'from' | 'until'>, day: string): boolean {
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

/** The period of an event, or another period of days, as written in a document. Times are in the time zone `zone`. */
export type Period = { start: string; end?: unknown; zone?: string }

/**
 * Formats the date of an event in a language, with Latin digits: "3–5 May 2030" in English. An event with times also
 * gets the times and the name of the time zone.
 * @param day the day of the build, as an ISO date, before which events count as over; by default, no event is over
 */
export function eventDate({ start, end, zone }: Period, language: string, day = ''): EventDate {
  const last = typeof end === 'string' && end > start ? end : start
  const over = last.slice(0, 10) < day ? { over: true as const } : {}
  const days = { day: start.slice(0, 10), last: last.slice(0, 10), ...over }
  const timed = isTimed(start) && zone !== undefined && isZone(zone) ? zone : undefined
  const [from, to] = [start, last].map((moment) => (timed ? instantOf(moment, timed) : Date.parse(moment)))
  // The schema accepts days that do not exist (a rule reports them), so the dates may be invalid.
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return { ...days, text: start }
  const text = rangeText(dateFormat(`${language} ${timed ?? ''}`), from, to, language)
  if (timed === undefined) return { ...days, text }
  const ends = last === start ? {} : { ends: withOffset(to, timed) }
  return { ...days, text, begins: withOffset(from, timed), ...ends, zone: timed }
}

/**
 * Formats a range of dates. In right-to-left languages, both ends are isolated; otherwise the Latin name of a time zone
 * would move the end before the beginning.
 */
function rangeText(format: Intl.DateTimeFormat, from: number, to: number, language: string): string {
  if (directionOf(language) !== 'rtl') return format.formatRange(from, to)
  const ends = { shared: '', startRange: '', endRange: '' }
  let text = ''
  for (const { value, source } of format.formatRangeToParts(from, to)) {
    if (source === 'shared') text += value
    else text += ends[source] === '' ? `{${source}}` : ''
    ends[source] += value
  }
  return text.replace(/{(startRange|endRange)}/g, (_, end: 'startRange' | 'endRange') => `\u2068${ends[end]}\u2069`)
}

/** Whether a moment has a time of day: "2030-05-03T19:00". */
export function isTimed(moment: string): boolean {
  return moment.includes('T')
}

const dateFormat = memoize((key: string) => {
  const [language, zone] = key.split(' ')
  const times = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(
    `${language}-u-ca-gregory-nu-latn`,
    zone ? { ...times, timeZoneName: 'short', timeZone: zone } : { dateStyle: 'long', timeZone: 'UTC' },
  )
})

/** Returns the time zone of a period or, if the period has none, of the site. */
export function zoneOf(period: unknown, site: unknown): string | undefined {
  const zone = valueAt(period, ['timeZone']) ?? valueAt(site, ['timeZone'])
  return typeof zone === 'string' ? zone : undefined
}

/** Sorts events by their start. Past events are left out or, if `isKept`, come last, the latest first. */
export function eventsInOrder(items: Event[], isKept: boolean): Event[] {
  const keyOf = ({ start }: Event) => start.begins ?? start.day
  const sorted = [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const past = isKept ? sorted.filter(({ start }) => start.over).reverse() : []
  return [...sorted.filter(({ start }) => !start.over), ...past]
}

/** Formats a day in a language, with Latin digits: "3 May 2030". @param day an ISO date */
export function dayText(day: string, language: string): string {
  return eventDate({ start: day }, language).text
}
