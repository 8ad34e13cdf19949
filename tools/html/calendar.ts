import { dataName, plainWords } from '../../renderer/server'
import { allBlocks, type LocalizedPage } from '../../schema/localized'
import type { Event } from '../../schema/types'

/**
 * Calendar files (iCalendar, RFC 5545) of a page: one for each list of events, and one for each coming event in the list.
 * @param address the URL of the page
 * @returns contents by the name below `/data/<language>/`
 */
export function calendarsOf(page: LocalizedPage, address: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const block of allBlocks(page.blocks)) {
    if (block.type !== 'events') continue
    const name = `${dataName(page.address)}.${block.id}`
    const events = block.items.filter(({ start }) => !start.over)
    const entries = events.map((event) => [event.id, entryOf(event, `${address}#${block.id}`, name)] as const)
    for (const [id, entry] of entries) files[`${name}.${id}.ics`] = calendarOf(entry)
    if (entries.length > 1) files[`${name}.ics`] = calendarOf(entries.flatMap(([, entry]) => entry))
  }
  return files
}

function calendarOf(entries: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//pages-of-json//EN', ...entries, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entryOf({ id, title, start, place, text }: Event, address: string, list: string): string[] {
  const { day, last, begins, ends } = start
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${new URL(address).host}/${list}.${id}`)}`,
    // The same for all builds, so that a build writes no new files if nothing has changed.
    'DTSTAMP:20000101T000000Z',
    ...(begins === undefined
      ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${dayAfter(last)}`]
      : [`DTSTART:${utc(begins)}`, ...(ends === undefined ? [] : [`DTEND:${utc(ends)}`])]),
    `SUMMARY:${escaped(plainWords(title))}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(plainWords(place))}`]),
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(plainWords(text))}`]),
    `URL:${address}`,
    'END:VEVENT',
  ]
}

/** An instant in UTC, which every calendar shows by the clock of its owner: "20300503T170000Z". */
function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The day after a day, because the end of an event is the first moment that does not belong to the event. */
function dayAfter(day: string): string {
  return utc(new Date(Date.parse(day) + 86_400_000).toISOString()).slice(0, 8)
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Maximum length of a line in bytes, without its end. */
const longestLine = 75

/** A line broken into lines of at most `longestLine` bytes. Each but the first begins with a space. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    if (Buffer.byteLength((parts.at(-1) ?? '') + sign) > longestLine) parts.push(' ')
    parts.push((parts.pop() ?? '') + sign)
  }
  return parts.join('\r\n')
}
