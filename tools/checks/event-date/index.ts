import type { Path } from '../../content/base/problem'
import { instantOf, isZone } from '../../content/base/zone'
import type { Check, Report } from '../../content/check/check'
import { type Document, valueAt } from '../../content/json/document'
import { isDay, isTimed, zoneOf } from '../../content/read/dates'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

const event = (start: string) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'events',
        id: 'dates',
        title: 'Dates',
        empty: 'None now.',
        items: [{ id: 'fair', title: 'Fair', start }],
      },
    ],
  },
})

/**
 * The days of an event exist in the calendar, and its times exist on these days in its time zone; no event ends before
 * it begins. The same applies to closed days and seasons of opening hours.
 */
export const eventDate: Check = {
  code: 'event-date',
  about: say`An event is on a day or at a time that does not exist, or ends before it begins.`,
  why: say`An event is removed from the page when it is over, so its day and its time must exist.`,
  wrong: event('2030-02-30'),
  right: event('2030-02-28'),
  needed: true,
  create({ settings }, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind === 'zone' && !isZone(String(value)))
          report(document, path, say`There is no time zone "${String(value)}".`, {
            hint: say`Write one such as "Europe/Berlin".`,
          })
        if (kind === 'date' && page?.valid) checkPeriod(document, path.slice(0, -1), settings, report)
      },
      block({ type, block, path, page: { document, valid } }) {
        if (valid && type === 'hours') requireZone(block, document, path, settings, report)
      },
    }
  },
}

function checkPeriod(document: Document, path: Path, settings: Site['settings'], report: Report) {
  const period = valueAt(document.json, path)
  const { start, end } = Object(period) as Record<string, string | undefined>
  const moments = Object.entries({ start, end }).flatMap(([name, moment]) =>
    moment === undefined ? [] : [{ name, moment }],
  )
  const unreal = moments.filter(({ moment }) => !isDay(moment.slice(0, 10)))
  for (const { name, moment } of unreal)
    report(document, [...path, name], say`There is no day "${moment.slice(0, 10)}".`, {
      hint: say`Write year, month and day: "2030-05-03".`,
    })
  if (unreal.length > 0 || start === undefined) return
  if (end !== undefined && isTimed(start) !== isTimed(end))
    return report(document, [...path, 'end'], say`Only one of "start" and "end" has a time of day.`, {
      hint: say`Write both with a time, "2030-05-03T19:00", or both without.`,
    })
  if (isTimed(start)) {
    const zone = requireZone(period, document, [...path, 'start'], settings, report)
    for (const { name, moment } of moments)
      if (zone !== undefined && instantOf(moment, zone) === undefined)
        report(
          document,
          [...path, name],
          say`There is no "${moment.slice(11)}" on this day: clocks in ${zone} are set forward.`,
          {
            hint: say`Write a time before or after the change.`,
          },
        )
  }
  if (end !== undefined && end < start)
    report(document, [...path, 'end'], say`The end is before the start.`, { hint: say`Swap "start" and "end".` })
}

/** Returns the time zone of a period. Undefined if the time zone is invalid, or if it is missing, which is reported. */
function requireZone(
  period: unknown,
  document: Document,
  path: Path,
  { document: { json } }: Site['settings'],
  report: Report,
): string | undefined {
  const zone = zoneOf(period, json)
  if (zone !== undefined) return isZone(zone) ? zone : undefined
  report(document, path, say`These times have no time zone.`, {
    hint: say`Write "timeZone" in pages/_site.json, for example "Europe/Berlin".`,
  })
  return undefined
}
