import { dataName, plainWords } from '../../renderer/server'
import { allBlocks, type LocalizedPage } from '../../schema/localized'
import type { Event } from '../../schema/types'

/**
 * Makes the calendar files (iCalendar, RFC 5545) of a page: one for each upcoming event, and one for each list with
 * several upcoming events.
 * @param address the URL of the page
 * @returns file contents, by path below `/data/<language>/`
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
    // A fixed date, so that builds of the same content produce identical files.
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

/** Formats an instant in UTC, which calendar programs convert to the user's time zone: "20300503T170000Z". */
function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Returns the day after the last day of an event, because DTEND is the first moment after the event. */
function dayAfter(day: string): string {
  return utc(new Date(Date.parse(day) + 86_400_000).toISOString()).slice(0, 8)
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Maximum length of a line in bytes, without the line break. */
const longestLine = 75

/** Breaks a line into lines of at most `longestLine` bytes. All but the first begin with a space. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    if (Buffer.byteLength((parts.at(-1) ?? '') + sign) > longestLine) parts.push(' ')
    parts.push((parts.pop() ?? '') + sign)
  }
  return parts.join('\r\n')
}
