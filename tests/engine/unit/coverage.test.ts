import { expect, test } from 'vitest'
import { countMissing, coverLanguages } from '../../../tools/content/check/coverage'
import { homeLinkingTo, page, siteOf } from './site'

const text = { type: 'text', id: 'about', title: 'Başlık', text: 'Sözler' }
const site = siteOf({
  ...homeLinkingTo('/fan', '/pad'),
  'pages/fan.json': page([text]),
  'pages/pad.json': page([text], { fallback: 'none' }),
  'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 'Words' } } },
})

test('how much each language has', () => {
  const missing = new Map(site.pages.map((page) => [page.name, countMissing(page, site)]))
  expect(coverLanguages(site, missing)).toMatchInlineSnapshot(`
    [
      {
        "code": "tr",
        "fallback": 0,
        "missing": 0,
        "notice": 0,
        "translated": 4,
      },
      {
        "code": "en",
        "fallback": 0,
        "missing": 2,
        "notice": 1,
        "translated": 3,
      },
      {
        "code": "ar",
        "fallback": 1,
        "missing": 0,
        "notice": 1,
        "translated": 2,
      },
    ]
  `)
})
