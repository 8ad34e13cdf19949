import { expect, test } from 'vitest'
import { type Files, page, problemsOf } from '../../../tests/engine/unit/site'
import { eventDate } from '.'

const events = (start: string, end?: string): Files => ({
  'locales/en/index.json': undefined,
  'locales/ar/index.json': undefined,
  'pages/index.json': page([
    { type: 'events', id: 'dates', items: [{ id: 'fair', title: 'Fuar', start, end }], empty: 'Yok' },
  ]),
})

test('days are in the calendar, and in their order', () => {
  expect(problemsOf(events('2094-02-30'), [eventDate])).toContain('There is no day "2094-02-30".')
  expect(problemsOf(events('2094-03-05', '2094-03-03'), [eventDate])).toContain('The end is before the start.')
  expect(problemsOf(events('2094-03-03', '2094-03-05'), [eventDate])).not.toContain('event-date')
})

test('times are on the clock of a time zone', () => {
  const timed = (start: string, end?: string, timeZone?: string) =>
    problemsOf(
      {
        ...events(start),
        'pages/index.json': page([
          { type: 'events', id: 'dates', items: [{ id: 'fair', title: 'Fuar', start, end, timeZone }], empty: 'Yok' },
        ]),
      },
      [eventDate],
    )
  expect(timed('2094-03-28T01:30', undefined, 'Europe/Berlin')).not.toContain('event-date')
  expect(timed('2094-03-28T02:30', undefined, 'Europe/Berlin')).toContain(
    'There is no "02:30" on this day: clocks in Europe/Berlin are set forward.',
  )
  expect(timed('2094-03-28T01:30')).toContain('These times have no time zone.')
  expect(timed('2094-03-28T01:30', undefined, 'Europe/Berlim')).toContain('There is no time zone "Europe/Berlim".')
  expect(timed('2094-03-28T01:30', '2094-03-29', 'Europe/Berlin')).toContain('Only one of "start" and "end"')
})
