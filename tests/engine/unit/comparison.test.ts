import { expect, test } from 'vitest'
import { createKeys } from '../../../tools/builder/page-keys'
import { impactOf } from '../../../tools/content/check/impact'
import { localizePage } from '../../../tools/content/localize/localize'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { compare, comparing } from './comparing'
import { siteOf } from './site'

function shownIn(language: string, site: Site): unknown {
  const comparePage = site.pages.find(({ address }) => address === '/both')
  const [block] = comparePage ? localizePage(site, comparePage, language, createTranslator(site)).blocks : []
  return block?.type === 'compare' ? block.table : undefined
}

test('what is shown comes from the tables of the pages, in the words and numbers of each language', () => {
  const site = siteOf(comparing(compare({ rows: ['weight', 'body'] })))
  expect(shownIn('tr', site)).toEqual({
    rows: [
      { id: 'weight', label: 'weight satırı' },
      { id: 'body', label: 'body satırı' },
    ],
    products: [
      { href: '/small', name: 'Küçük', cells: { weight: { kind: 'figure', number: '1.000,0', unit: 'kg' } } },
      {
        href: '/large',
        name: 'Büyük',
        cells: { weight: { kind: 'figure', number: '25,5', unit: 'kg' }, body: { kind: 'text', text: 'Çelik' } },
      },
    ],
  })
  expect(shownIn('en', site)).toMatchObject({
    products: [
      { name: { text: 'Küçük', lang: 'tr' }, cells: { weight: { number: '1,000.0' } } },
      { name: 'Large', cells: { body: { text: 'Steel' } } },
    ],
  })
})

test('without "rows", those that several pages have', () => {
  expect(shownIn('tr', siteOf(comparing(compare())))).toMatchObject({ rows: [{ id: 'weight' }] })
})

test('a page depends on the tables that it compares, and on no other', () => {
  const keysOf = (large: object) => {
    const site = siteOf(comparing(compare(), large))
    const keys = createKeys(site, site.source, [], {})
    // Empties the hash of each page's own files, so that a page's key depends only on other pages.
    const infos = pageInfosOf(site).map((info) => ({ name: info.name, hash: '', info }))
    return Object.fromEntries(infos.map((info) => [info.name, keys.pageKey(info)]))
  }
  const before = keysOf({ weight: { value: 1 }, body: 'Çelik' })
  const after = keysOf({ weight: { value: 2 }, body: 'Çelik' })
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['both'])
  expect(impactOf('pages/large.json', siteOf(comparing(compare()))).map(({ address }) => address)).toEqual([
    '/both',
    '/large',
  ])
})
