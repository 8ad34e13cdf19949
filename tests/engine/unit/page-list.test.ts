import { expect, test } from 'vitest'
import { pagesFor } from '../../../renderer/blocks/finder/use-choice'
import { createKeys } from '../../../tools/builder/pages'
import { deadLink } from '../../../tools/checks/dead-link'
import { impactOf } from '../../../tools/content/check/impact'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { type Files, homeLinkingTo, page, problemsOf, siteOf, smallSite } from './site'

const site = Object(smallSite['pages/_site.json'])
const find = { type: 'finder', id: 'find', title: 'Bul', for: 'Ne?', does: 'Neden?' }
const files = (more: Files = {}): Files => ({
  ...homeLinkingTo('/heater', '/fan', '/all'),
  'pages/_site.json': {
    ...site,
    fields: [{ ...site.fields[0], href: '/all' }],
    for: [
      { id: 'homes', name: 'Evler' },
      { id: 'barns', name: 'Ahırlar' },
    ],
    does: [{ id: 'heat', name: 'Isıtma' }],
  },
  'locales/en/_site.json': { ...Object(smallSite['locales/en/_site.json']), for: { homes: { name: 'Homes' } } },
  'pages/heater.json': page([{ type: 'text', id: 'a', text: 'Isıtır.' }], {
    title: 'Isıtıcı',
    parent: 'all',
    for: ['homes', 'barns'],
    does: ['heat'],
  }),
  'pages/fan.json': page([{ type: 'text', id: 'a', text: 'Üfler.' }], { title: 'Fan' }),
  'pages/all.json': page([find], { title: 'Hepsi' }),
  'locales/en/all.json': {
    title: 'All',
    description: 'All',
    blocks: { find: { title: 'Find', for: 'What?', does: 'Why?' } },
  },
  ...more,
})

function answersIn(language: string, site: Site) {
  const finderPage = site.pages.find(({ address }) => address === '/all')
  const [block] = finderPage ? localizePage(site, finderPage, language, createTranslator(site)).blocks : []
  return block?.type === 'finder' ? block.answers : undefined
}

test('a finder leads to the pages that say what they are for and what they do', () => {
  const wholeSite = siteOf(files())
  expect(answersIn('en', wholeSite)).toEqual({
    for: [
      { id: 'homes', name: 'Homes' },
      { id: 'barns', name: { text: 'Ahırlar', lang: 'tr', dir: 'ltr' } },
    ],
    does: [{ id: 'heat', name: { text: 'Isıtma', lang: 'tr', dir: 'ltr' } }],
    pages: [
      {
        href: '/heater',
        name: { text: 'Isıtıcı', lang: 'tr', dir: 'ltr' },
        group: 'All',
        field: 'fans',
        for: ['homes', 'barns'],
        does: ['heat'],
      },
    ],
  })
  // The data that all pages share contains neither the finder's lists nor the site's settings for rules.
  const rules = { 'small-picture': { severity: 'off', reason: 'There is no other.' } }
  const ruled = siteOf(files({ 'pages/_site.json': { ...Object(files()['pages/_site.json']), rules } }))
  const shared = localizeSite(ruled, 'tr', createTranslator(ruled))
  expect([Object.keys(rules), 'for' in shared, 'rules' in shared]).toEqual([['small-picture'], false, false])
})

test('a page for none of the answers comes by what it does alone', () => {
  const text = [{ type: 'text', id: 'a', text: 'Ölçer.' }]
  const meter = page(text, { title: 'Ölçer', for: [], does: ['heat'] })
  const answers = answersIn('tr', siteOf(files({ 'pages/meter.json': meter })))
  const found = (choice: object) => pagesFor(answers?.pages ?? [], choice).map(({ href }) => href)
  expect(found({ does: 'heat' }).sort()).toEqual(['/heater', '/meter'])
  expect(found({ for: 'homes', does: 'heat' })).toEqual(['/heater'])
  expect(found({ for: 'barns' })).toEqual(['/heater'])
})

test('a page comes before those under it, whatever their files are called', () => {
  const heats = { for: ['homes'], does: ['heat'] }
  const text = [{ type: 'text', id: 'a', text: 'Isıtır.' }]
  const wholeSite = siteOf(
    files({
      'pages/heater.json': page(text, { title: 'Isıtıcı', parent: 'all', ...heats }),
      'pages/burner.json': page(text, { title: 'Brülör', parent: 'heater', ...heats }),
    }),
  )
  expect(answersIn('tr', wholeSite)?.pages.map(({ href }) => href)).toEqual(['/heater', '/burner'])
})

test('pages come by what they do, in the order of the list', () => {
  const does = [
    { id: 'air', name: 'Hava' },
    { id: 'heat', name: 'Isıtma' },
  ]
  const vent = page([{ type: 'text', id: 'a', text: 'Üfler.' }], {
    title: 'Davlumbaz',
    parent: 'all',
    for: ['homes'],
    does: ['heat', 'air'],
  })
  const order = (list: object[]) =>
    answersIn(
      'tr',
      siteOf(
        files({ 'pages/_site.json': { ...Object(files()['pages/_site.json']), does: list }, 'pages/vent.json': vent }),
      ),
    )?.pages.map(({ href }) => href)
  expect(order(does)).toEqual(['/vent', '/heater'])
  expect(order([...does].reverse())).toEqual(['/heater', '/vent'])
})

test('pages of one name are distinguished by the page above them', () => {
  const twin = page([{ type: 'text', id: 'a', text: 'Isıtır.' }], { title: 'Isıtıcı', for: ['homes'], does: ['heat'] })
  const pages = answersIn('tr', siteOf(files({ 'pages/fan.json': twin })))?.pages
  expect(pages?.map(({ href, namesake, group }) => [href, namesake, group])).toEqual([
    ['/heater', true, 'Hepsi'],
    ['/fan', true, undefined],
  ])
})

test.each([
  ['/all#find/homes/heat', false],
  ['/all#find/homes', false],
  ['/all#find/-/heat', false],
  ['/all#find/homes/haet', true],
])('a link to the answer %s', (link, isDead) => {
  const fan = page([{ type: 'text', id: 'a', text: `[Bak](${link}).` }])
  expect(problemsOf(files({ 'pages/fan.json': fan }), [deadLink]).includes('leads to a block')).toBe(isDead)
})

test('a page with a finder depends on all pages that it leads to, and other pages do not', () => {
  const keysOf = (title: string) => {
    const heater = { ...Object(files()['pages/heater.json']), title }
    const wholeSite = siteOf(files({ 'pages/heater.json': heater }))
    const keys = createKeys(wholeSite.index, wholeSite.source, '', [], {})
    return Object.fromEntries(
      pageInfosOf(wholeSite).map((info) => [info.name, keys.pageKey({ name: info.name, hash: '', info })]),
    )
  }
  const [before, after] = [keysOf('Isıtıcı'), keysOf('Ocak')]
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['all'])
  expect(impactOf('pages/heater.json', siteOf(files())).map(({ address }) => address)).toEqual(['/all', '/heater'])
})
