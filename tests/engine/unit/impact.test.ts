import { describe, expect, test } from 'vitest'
import { impactOf } from '../../../tools/content/check/impact'
import { type Files, homeLinkingTo, page, siteOf } from './site'

const fans: Files = {
  'locales/en/common.json': { home: 'Start' },
  ...homeLinkingTo('/fans', '/tunnel-fan', '/roof-fan'),
  'pages/fans.json': page([{ type: 'text', id: 'about', text: 'Fanlar' }]),
  'pages/tunnel-fan.json': page([{ type: 'text', id: 'about', text: 'Uzun' }], { parent: 'fans' }),
  'locales/en/tunnel-fan.json': { title: 'Tunnel fan', description: 'A fan', blocks: { about: { text: 'Long' } } },
  'pages/roof-fan.json': page(
    [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'roof.svg', alt: 'Çatı fanı' }] }],
    { parent: 'fans' },
  ),
}

/** Addresses of the pages that a change affects. */
function touched(file: string): string[] {
  return impactOf(file, siteOf(fans, ['roof.svg'])).map(({ address }) => address)
}

describe('what a change of a file touches', () => {
  test('a page: itself, and the pages that show its name', () => {
    expect(touched('pages/tunnel-fan.json')).toEqual(['/roof-fan', '/tunnel-fan'])
  })
  test('a page above others: their breadcrumbs too', () => {
    expect(touched('pages/fans.json')).toEqual(['/fans', '/roof-fan', '/tunnel-fan'])
  })
  test('a translation: the same as its page', () => {
    expect(touched('locales/en/tunnel-fan.json')).toEqual(['/roof-fan', '/tunnel-fan'])
    expect(touched('locales/ar/index.json')).toEqual(['/'])
  })
  test('a picture: the pages that have it, and those that show it as theirs', () => {
    expect(touched('pages/_media/roof.svg')).toEqual(['/roof-fan', '/tunnel-fan'])
  })
  test('what all pages share: all of them', () => {
    for (const file of ['pages/_site.json', 'locales/en/common.json', 'locales/en/_site.json', 'pages/_media/flag.svg'])
      expect(touched(file), file).toHaveLength(5)
  })
  test('a document that is printed: no page', () => {
    const notice = page([{ type: 'text', id: 'scope', text: 'Uzun' }], { languages: ['tr'], fallback: 'none' })
    const site = siteOf({ ...fans, 'pages/_documents/notice.json': notice }, ['roof.svg'])
    expect(impactOf('pages/_documents/notice.json', site)).toEqual([])
  })
  test('anything else: nothing', () => {
    expect(touched('README.md')).toEqual([])
  })
})
