import { expect, test } from 'vitest'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { calendarsOf } from '../../../tools/html/calendar'
import { homeLinkingTo, page, siteOf } from './site'

function calendars(items: object[]): Record<string, string> {
  const site = siteOf({
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([{ type: 'events', id: 'dates', items, empty: 'Yok' }]),
  })
  const fan = site.pages.find(({ name }) => name === 'fan')
  return fan ? calendarsOf(localizePage(site, fan, 'tr', createTranslator(site)), 'https://site.example/fan') : {}
}

test('an event is a file, and a list of several is one more', () => {
  const night = {
    id: 'night',
    title: 'Gece; yıldız, ay',
    start: '2094-03-27T22:00',
    end: '2094-03-28T03:30',
    timeZone: 'Europe/Berlin',
  }
  const files = calendars([night, { id: 'fair', title: 'Fuar', start: '2094-05-03', end: '2094-05-05' }])
  expect(Object.keys(files)).toEqual(['fan.dates.night.ics', 'fan.dates.fair.ics', 'fan.dates.ics'])
  expect(files['fan.dates.night.ics']?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//pages-of-json//EN',
    'BEGIN:VEVENT',
    'UID:site.example/fan.dates.night',
    'DTSTAMP:20000101T000000Z',
    'DTSTART:20940327T210000Z',
    'DTEND:20940328T013000Z',
    'SUMMARY:Gece\\; yıldız\\, ay',
    'URL:https://site.example/fan#dates',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  // In calendar files, the end of an event is the day after its last day.
  expect(files['fan.dates.fair.ics']).toMatch(/DTSTART;VALUE=DATE:20940503\r\nDTEND;VALUE=DATE:20940506\r\n/)
  expect(files['fan.dates.ics']?.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('no line is longer than 75 bytes, and none is cut within a letter', () => {
  const { 'fan.dates.night.ics': file = '' } = calendars([{ id: 'night', title: 'ğ'.repeat(90), start: '2094-05-03' }])
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ğ'.repeat(90)}\r\n`)
})
