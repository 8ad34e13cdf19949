import { memoize } from './memoize'

/** Whether a text is the name of a time zone, such as "Europe/Berlin". */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Z]/.test(name)
  } catch {
    return false
  }
}

/** Creates a function that returns the day and time of an instant in a time zone, such as "2030-05-03T19:00". */
const clockOf = memoize((zone: string) => {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
  return (instant: number) => format.format(instant).replace(' ', 'T')
})

/**
 * Returns the instant (in ms since 1970) at which the clock of a time zone shows a day and time: the first one if
 * clocks are set back and show the time twice; undefined if clocks are set forward and skip the time.
 */
export function instantOf(local: string, zone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const clock = clockOf(zone)
  const offsetAt = (instant: number) => Date.parse(`${clock(instant)}Z`) - instant
  // The offsets of the day before and after include the one that applies, because clocks change at most once a day.
  const day = 86_400_000
  const instants = [asUtc - day, asUtc + day].map((near) => asUtc - offsetAt(near)).sort((a, b) => a - b)
  return instants.find((instant) => clock(instant) === local)
}

/** Formats an instant with a time zone's offset: `withOffset(0, 'Europe/Berlin') // '1970-01-01T01:00+01:00'` */
export function withOffset(instant: number, zone: string): string {
  const local = clockOf(zone)(instant)
  const minutes = Math.round((Date.parse(`${local}Z`) - instant) / 60_000)
  const two = (number: number) => String(Math.trunc(number)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}
