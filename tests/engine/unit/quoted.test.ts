import { expect, test } from 'vitest'
import { describe as sayOf } from '../../../renderer/list/describe'
import { pageFor } from '../../../renderer/parts/brand-page'
import english from '../../../schema/words/en.json'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { homeLinkingTo, page, siteOf } from './site'

const labelled = english.figure.labelled

const table = (id: string, more: object = {}) => ({
  type: 'spec-table',
  id,
  title: 'Değerler',
  rows: [
    { id: 'fans', label: 'Fan sayısı', value: { upTo: 24 } },
    { id: 'outputs', label: 'Çıkış', value: { upTo: 48 } },
  ],
  ...more,
})
const site = siteOf({
  ...homeLinkingTo('/controller', '/fan', '/other', '/devices'),
  'pages/controller.json': page([table('specs')], { title: 'Kontrol cihazı', kind: 'product' }),
  'pages/fan.json': page([table('control', { of: { href: '/controller' }, large: ['fans'] })], { kind: 'product' }),
  'pages/other.json': page([table('control', { of: { href: '/controller', title: 'Bizim cihaz' } })]),
  'pages/devices.json': page([table('limits', { of: { href: '/device' } })]),
  'pages/device.json': page([table('specs')], { parent: 'devices', kind: 'product' }),
})

function shown(address: string) {
  const page = site.pages.find((candidate) => candidate.address === address)
  if (!page) throw new Error(`There is no page ${address}.`)
  return localizePage(site, page, 'tr', createTranslator(site))
}

test('figures that a page only quotes say whose they are', () => {
  const [quoted] = shown('/fan').blocks
  expect(quoted).toMatchObject({ of: { href: '/controller', title: 'Kontrol cihazı' } })
  expect(shown('/other').blocks[0]).toMatchObject({ of: { title: 'Bizim cihaz' } })
})

test('but not on the page above their own, whose product they describe', () => {
  expect(shown('/devices').blocks[0]).toMatchObject({ of: { href: '/device' } })
  expect(shown('/devices').blocks[0]).not.toHaveProperty('of.title')
})

test('and are not taken for its own: not large, not in lists, not in comparisons', () => {
  expect(shown('/controller').blocks[0]).toMatchObject({ large: ['fans', 'outputs'] })
  expect(shown('/fan').blocks[0]).toMatchObject({ large: [] })
  expect(sayOf(shown('/controller'), [''], labelled).lines).toEqual(['Fan sayısı: en fazla 24', 'Çıkış: en fazla 48'])
  expect(sayOf(shown('/fan'), [''], labelled).lines).toEqual([])
  const { byAddress } = site.index
  expect(byAddress.get('/controller')?.rows).toHaveLength(2)
  expect(byAddress.get('/fan')?.rows).toEqual([])
})

test('a brand without the page that they are of does not show them', () => {
  expect(pageFor(shown('/fan'), { id: 'studio', excludedPages: ['/controller'] }).blocks).toEqual([])
  expect(pageFor(shown('/fan'), { id: 'studio', excludedPages: ['/other'] }).blocks).toHaveLength(1)
})
