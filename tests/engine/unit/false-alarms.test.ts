import { expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { wordsOf } from '../../../tools/content/say/say.js'
import { bicycleSite, type Tongue } from './bicycle-site'
import { page, problemsOf, smallSite, sourceOf } from './site'

const contract = await readEngineContract()

/** Codes of problems that are not false alarms, because the sites of these tests really have them. */
const rightly = ['missing-shared-words', 'unused-media', 'missing-glyph']

test.each<[Tongue, Tongue[]]>([
  ['ja', ['en']],
  ['fi', ['en']],
  ['he', ['en']],
  ['en', ['fi', 'he', 'ja']],
])('a site of eight pages in %s, translated into %s, has no false alarm', (own, others) => {
  const { problems } = checkSite(sourceOf(bicycleSite(own, others)), contract, checks)
  const alarms = problems.filter(({ code }) => !rightly.includes(code))
  expect(alarms.map(({ file, code, message }) => `${file} ${code} ${wordsOf(message)}`)).toEqual([])
})

test('names, times and code on a page and in the site file need no translation', () => {
  const blocks = [
    { type: 'text', id: 'about', text: 'Araç:\n\n```js\nconst height = await tide()\n```' },
    {
      ...{
        type: 'spec-table',
        id: 'day',
        title: 'Ada Byron ile gün',
        rowHeading: 'Saat',
        columns: [{ id: 'hall', label: 'Salon' }],
      },
      rows: [{ id: 'ten', label: '10:00', cells: { hall: { none: true } } }],
    },
    {
      ...{ type: 'link-list', id: 'friends', look: 'logos' },
      links: [{ id: 'hill', label: 'Hill Observatory', href: 'https://hill.example', image: 'fan.svg' }],
    },
    {
      ...{ type: 'testimonials', id: 'praise' },
      items: [{ id: 'ada', name: 'Ada Byron', role: '1843', comment: '42' }],
    },
    {
      ...{ type: 'people', id: 'team' },
      items: [
        {
          ...{ id: 'ada', name: 'Ada Byron' },
          links: [{ id: 'work', label: 'Analytical Engine', href: 'https://engine.example' }],
        },
      ],
    },
  ]
  const site = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  const arabic = {
    ...{ title: 'مروحة', description: 'مروحة هادئة للجدران من الحجر والخشب.' },
    blocks: {
      about: { text: 'الأداة:\n\n```js\nconst height = await tide()\n```' },
      day: { title: 'يوم مع Ada Byron', rowHeading: 'الوقت', columns: { hall: { label: 'القاعة' } } },
    },
  }
  const problems = problemsOf({
    'pages/_site.json': { ...site, address: 'Rıhtım Sokağı 1', authors: [{ id: 'ada', name: 'Ada Byron' }] },
    'locales/ar/_site.json': { ...Object(smallSite['locales/ar/_site.json']), address: undefined },
    'pages/fan.json': page(blocks),
    'locales/ar/fan.json': arabic,
  })
  const codes = ['missing-translation', 'wrong-language', 'seo-length']
  const alarms = problems.split('\n\n').filter((text) => codes.some((code) => text.split('\n')[0]?.endsWith(code)))
  expect(alarms.filter((text) => !/\(en\)|locales\/en/.test(text))).toEqual([])
})
