import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { pagesFor } from '../../../renderer/blocks/page-list/use-choice'
import { pageFor } from '../../../renderer/parts/brand-page'
import { partsOf } from '../../../renderer/parts/list-parts'
import { createKeys } from '../../../tools/builder/page-keys'
import { deadLink } from '../../../tools/checks/dead-link'
import { impactOf } from '../../../tools/content/check/impact'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { feedOf } from '../../../tools/html/feed'
import { type Files, homeLinkingTo, page, problemsOf, siteOf, smallSite } from './site'

const site = Object(smallSite['pages/_site.json'])
const questions = { filters: ['for', 'does'], for: 'Ne?', does: 'Neden?' }
const find = { type: 'page-list', id: 'find', title: 'Bul', look: 'answers', ...questions }
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

function pageIn(language: string, site: Site, at = '/all') {
  const page = site.pages.find(({ address }) => address === at)
  if (!page) throw new Error(at)
  return localizePage(site, page, language, createTranslator(site))
}

function listIn(language: string, site: Site, at?: string) {
  const [block] = pageIn(language, site, at).blocks
  return block?.type === 'page-list' ? block.list : undefined
}

test('questions lead to the pages that say what they are for and what they do', () => {
  const wholeSite = siteOf(files())
  expect(listIn('en', wholeSite)).toEqual({
    filters: [
      {
        id: 'for',
        options: [
          { id: 'homes', name: 'Homes' },
          { id: 'barns', name: { text: 'Ahırlar', lang: 'tr', dir: 'ltr' } },
        ],
      },
      { id: 'does', options: [{ id: 'heat', name: { text: 'Isıtma', lang: 'tr', dir: 'ltr' } }] },
    ],
    columns: [],
    entries: [
      {
        href: '/heater',
        name: { text: 'Isıtıcı', lang: 'tr', dir: 'ltr' },
        group: 'All',
        field: 'fans',
        answers: { for: ['homes', 'barns'], does: ['heat'] },
      },
    ],
  })
  // The data that all pages share contains neither the possible answers to questions nor the site's settings for rules.
  const rules = { 'small-picture': { severity: 'off', reason: 'There is no other.' } }
  const ruled = siteOf(files({ 'pages/_site.json': { ...Object(files()['pages/_site.json']), rules } }))
  const shared = localizeSite(ruled, 'tr', createTranslator(ruled))
  expect([Object.keys(rules), 'for' in shared, 'rules' in shared]).toEqual([['small-picture'], false, false])
})

test('a page for none of the answers comes by what it does alone', () => {
  const text = [{ type: 'text', id: 'a', text: 'Ölçer.' }]
  const meter = page(text, { title: 'Ölçer', for: [], does: ['heat'] })
  const list = listIn('tr', siteOf(files({ 'pages/meter.json': meter })))
  const addressesFor = (choice: object) => pagesFor(list?.entries ?? [], choice).map(({ href }) => href)
  expect(addressesFor({ does: 'heat' }).sort()).toEqual(['/heater', '/meter'])
  expect(addressesFor({ for: 'homes', does: 'heat' })).toEqual(['/heater'])
  expect(addressesFor({ for: 'barns' })).toEqual(['/heater'])
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
  expect(listIn('tr', wholeSite)?.entries.map(({ href }) => href)).toEqual(['/heater', '/burner'])
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
    listIn(
      'tr',
      siteOf(
        files({ 'pages/_site.json': { ...Object(files()['pages/_site.json']), does: list }, 'pages/vent.json': vent }),
      ),
    )?.entries.map(({ href }) => href)
  expect(order(does)).toEqual(['/vent', '/heater'])
  expect(order([...does].reverse())).toEqual(['/heater', '/vent'])
})

test('pages of one name are distinguished by the page above them', () => {
  const twin = page([{ type: 'text', id: 'a', text: 'Isıtır.' }], { title: 'Isıtıcı', for: ['homes'], does: ['heat'] })
  const pages = listIn('tr', siteOf(files({ 'pages/fan.json': twin })))?.entries
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

test('a page with a list depends on all pages in it, and other pages do not', () => {
  const keysOf = (title: string) => {
    const heater = { ...Object(files()['pages/heater.json']), title }
    const wholeSite = siteOf(files({ 'pages/heater.json': heater }))
    const keys = createKeys(wholeSite, wholeSite.source, [], {})
    return Object.fromEntries(
      pageInfosOf(wholeSite).map((info) => [info.name, keys.pageKey({ name: info.name, hash: '', info })]),
    )
  }
  const [before, after] = [keysOf('Isıtıcı'), keysOf('Ocak')]
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['all'])
  expect(impactOf('pages/heater.json', siteOf(files())).map(({ address }) => address)).toEqual(['/all', '/heater'])
})

test('a list by name depends on the names of its pages, whatever their order', () => {
  const keyWith = (title: string) => {
    const list = page([{ type: 'page-list', id: 'all', title: 'Hepsi', of: { parent: 'all' }, sort: 'title' }])
    const heater = { ...Object(files()['pages/heater.json']), title }
    const whole = siteOf(
      files({ 'pages/all.json': list, 'pages/heater.json': heater, 'locales/en/all.json': undefined }),
    )
    const info = whole.index.byName.get('all')
    return info && createKeys(whole, whole.source, [], {}).pageKey({ name: 'all', hash: '', info })
  }
  expect(keyWith('Zil')).not.toBe(keyWith('Ark'))
  expect(keyWith('Zil')).toBe(keyWith('Zil'))
})

const welcome = { type: 'text', id: 'welcome', text: 'Bak.' }
const day = (n: number) => `2030-01-0${n}`
const item = (name: string, n: number, more = {}) =>
  page([{ type: 'text', id: 'a', text: 'Oldu.' }], { title: name, parent: 'all', date: day(n), ...more })
/** Creates a site with a list of four dated pages, one of which is translated into English. */
const news = (list: object, more: Files = {}) =>
  siteOf(
    files({
      'pages/heater.json': undefined,
      'pages/fan.json': undefined,
      'pages/index.json': page([welcome], { title: 'Ana sayfa' }),
      'pages/all.json': page([{ type: 'page-list', id: 'news', ...list }], { title: 'Hepsi' }),
      'pages/zurna.json': item('Zurna', 1),
      'pages/cay.json': item('Çay', 3, { updated: day(5), description: 'Sıcak <çay> & simit.' }),
      'pages/dag.json': item('Dağ', 2),
      'pages/ceviz.json': item('Ceviz', 4),
      'locales/en/all.json': { title: 'All', description: 'All of it.' },
      'locales/en/cay.json': { title: 'Yew tea', description: 'Hot tea.' },
      ...more,
    }),
  )
const names = (site: Site, language = 'tr') =>
  partsOf(pageIn(language, site)).map(({ blocks: [block] }) =>
    block?.type === 'page-list' ? block.list?.entries.map(({ href }) => href.slice(1)) : [],
  )

test.each([
  [{ sort: 'newest' }, 'tr', ['ceviz', 'cay', 'dag', 'zurna']],
  [{ sort: 'oldest' }, 'tr', ['zurna', 'dag', 'cay', 'ceviz']],
  // In Turkish, "Ç" comes after "C"; in English, the translated title comes before "Zurna".
  [{ sort: 'title' }, 'tr', ['ceviz', 'cay', 'dag', 'zurna']],
  [{ sort: 'title' }, 'en', ['ceviz', 'dag', 'cay', 'zurna']],
  [{ of: { pages: ['/dag', '/cay'] } }, 'tr', ['dag', 'cay']],
  [{ sort: 'newest', limit: 2 }, 'tr', ['ceviz', 'cay']],
])('the pages of %j in %s', (list, language, expected) => {
  expect(names(news(list), language)).toEqual([expected])
})

test('drafts and pages that a brand leaves out do not count', () => {
  const [brand] = site.brands
  const brands = [
    brand,
    { ...brand, id: 'other', domains: ['other.example'], origin: 'https://other.example', excludedPages: ['/cay'] },
  ]
  const settings = { ...Object(files()['pages/_site.json']), brands }
  const site_ = news(
    { sort: 'newest', limit: 2 },
    {
      'pages/_site.json': settings,
      'pages/ceviz.json': item('Ceviz', 4, { draft: true }),
    },
  )
  const shownTo = (excludedPages: string[]) => {
    const [first] = partsOf(pageFor(pageIn('tr', site_), { id: 'other', excludedPages }))
    const [block] = first?.blocks ?? []
    return block?.type === 'page-list' && block.list?.entries.map(({ href }) => href)
  }
  expect(shownTo(['/ceviz'])).toEqual(['/cay', '/dag'])
  expect(shownTo(['/ceviz', '/cay'])).toEqual(['/dag', '/zurna'])
})

test('a page says what it has, and lacks nothing', () => {
  const tags = [{ id: 'drinks', name: 'İçecek' }]
  const authors = [{ id: 'lena', name: 'Lena' }]
  const settings = { ...Object(files()['pages/_site.json']), tags, authors }
  const table = {
    type: 'spec-table',
    id: 's',
    title: 'V',
    rows: [{ id: 'heat', label: 'Isı', value: { value: 90, unit: '°C' } }],
  }
  const tea = { title: 'Çay', description: 'Sıcak.', parent: 'all', date: day(3), author: 'lena', tags: ['drinks'] }
  const list = listIn(
    'tr',
    news(
      { of: { parent: 'all' }, figures: ['heat'], filters: ['tags'] },
      {
        'pages/_site.json': settings,
        'pages/cay.json': { ...tea, blocks: [table] },
        'pages/dag.json': item('Dağ', 2, { date: undefined }),
      },
    ),
  )
  expect(list?.entries.find(({ href }) => href === '/cay')).toEqual({
    ...{ href: '/cay', name: 'Çay', text: 'Sıcak.', author: 'Lena', field: 'fans', answers: { tags: ['drinks'] } },
    date: { day: day(3), text: '3 Ocak 2030' },
    cells: { heat: { kind: 'figure', number: '90', unit: '°C' } },
  })
  expect(Object.keys(list?.entries.find(({ href }) => href === '/dag') ?? {}).sort()).toEqual([
    ...['answers', 'cells', 'field', 'href', 'name', 'text'],
  ])
})

test('a long list has parts, each with its own address and title', () => {
  const parts = partsOf(pageIn('en', news({ sort: 'newest', perPage: 3 })))
  expect(parts.map(({ address, title, relations }) => [address, title, relations])).toEqual([
    ['/all', 'All', [{ rel: 'next', href: '/all/2' }]],
    ['/all/2', 'All – page 2', [{ rel: 'prev', href: '/all' }]],
  ])
  expect(names(news({ sort: 'newest', perPage: 3 }))).toEqual([['ceviz', 'cay', 'dag'], ['zurna']])
  expect(names(news({ sort: 'newest', perPage: 4 }))).toHaveLength(1)
})

test('a feed has all that Atom requires, in the language alone', () => {
  const page = pageIn('tr', news({ sort: 'oldest', feed: true, title: 'Haber' }))
  const brand = { name: 'Örnek & Co', origin: 'https://www.ornek.example' }
  const shared = { language: 'tr', defaultLanguage: 'tr' }
  const feed = (of = page, language = 'tr') => {
    const text = feedOf(of, { ...shared, language }, brand) ?? ''
    return new DOMParser({
      onError: (_, message) => {
        throw new Error(message)
      },
    }).parseFromString(text, 'text/xml')
  }
  const texts = (parent: object, name: string) =>
    [...(parent as ReturnType<typeof feed>).getElementsByTagName(name)].map(({ textContent }) => textContent)
  const document = feed()
  const root = document.documentElement
  expect(root?.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  const entries = [...document.getElementsByTagName('entry')]
  for (const owner of [root, ...entries])
    for (const name of ['id', 'title', 'updated'])
      expect(
        [...(owner?.childNodes ?? [])].filter(({ nodeName }) => nodeName === name),
        name,
      ).toHaveLength(1)
  expect(texts(document, 'author')[0]).toBe('Örnek & Co')
  for (const time of [...texts(document, 'updated'), ...texts(document, 'published')])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const ids = texts(document, 'id')
  expect(ids).toEqual(['/all/feed.xml', '/ceviz', '/cay', '/dag', '/zurna'].map((path) => brand.origin + path))
  expect(texts(document, 'summary')[1]).toBe('Sıcak <çay> & simit.')
  expect(texts(document, 'updated').slice(0, 3)).toEqual([5, 4, 5].map((n) => `${day(n)}T00:00:00Z`))
  // The feed in a language leaves out pages that are not translated into that language.
  expect(texts(feed(pageIn('en', news({ feed: true })), 'en'), 'id').slice(1)).toEqual([`${brand.origin}/en/cay`])
  expect(feedOf(pageIn('ar', news({ feed: true })), { ...shared, language: 'ar' }, brand)).toBeUndefined()
})

test('a list is a reason to build its page again only if something in it changes', () => {
  const list = { of: { parent: 'all' }, sort: 'newest', limit: 2 }
  const home = (title: string) =>
    page([welcome, { type: 'page-list', id: 'latest', title, ...list }], { title: 'Ana sayfa' })
  const keyWith = (more: Files) => {
    const whole = news({}, { 'pages/index.json': home('Yeni'), ...more })
    const info = whole.index.byName.get('index')
    return info && createKeys(whole, whole.source, [], {}).pageKey({ name: 'index', hash: '', info })
  }
  const before = keyWith({})
  for (const [file, change, isReason] of [
    ['ceviz', { title: 'Kestane' }, true],
    ['ceviz', { description: 'Yeni söz.' }, true],
    ['cay', { date: day(1) }, true],
    ['dag', { date: day(9) }, true],
    ['dag', { title: 'Tepe' }, false],
    ['zurna', { parent: 'index' }, false],
  ] as const)
    expect(
      keyWith({ [`pages/${file}.json`]: item(file, { ceviz: 4, cay: 3, dag: 2, zurna: 1 }[file], change) }) !== before,
      file,
    ).toBe(isReason)
})
