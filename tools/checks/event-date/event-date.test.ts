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
  expect(problemsOf(events('2094-03-05', '2094-03-03'), [eventDate])).toContain('The event ends before it begins.')
  expect(problemsOf(events('2094-03-03', '2094-03-05'), [eventDate])).not.toContain('event-date')
})
