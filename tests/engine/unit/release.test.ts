import { expect, test } from 'vitest'
import { releaseChecks } from '../../../tools/checks'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { homeLinkingTo, page, problemsOf, siteOf, smallSite } from './site'

const only = (code: string) => releaseChecks.filter((check) => check.code === code)
const text = { type: 'text', id: 'about', text: 'Sözler' }
const waiting = {
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page(
    [
      { ...text, confirm: 'Is the fan blue?' },
      {
        type: 'tabs',
        id: 'more',
        label: 'Bölümler',
        items: [{ id: 'one', label: 'Bir', blocks: [{ ...text, id: 'inner', confirm: 'Is it round?' }] }],
      },
    ],
    { confirm: 'Do you sell it?' },
  ),
}

test('what the owner must confirm, on a page, a block and a block inside another', () => {
  expect(problemsOf(waiting, only('confirm'))).toMatchInlineSnapshot(`
    "pages/fan.json:9:18 error confirm
    Is the fan blue? Once it is confirmed, remove "confirm".

    pages/fan.json:24:26 error confirm
    Is it round? Once it is confirmed, remove "confirm".

    pages/fan.json:31:14 error confirm
    Do you sell it? Once it is confirmed, remove "confirm"."
  `)
})

test('it never reaches the browser', () => {
  const site = siteOf(waiting)
  const [fan] = site.pages.filter(({ address }) => address === '/fan')
  if (!fan) throw new Error('There is no /fan.')
  expect(JSON.stringify(localizePage(site, fan, 'tr', createTranslator(site)))).not.toMatch(/confirm|blue|round|sell/)
})

test('hosts, mail addresses, numbers and postal addresses that stand in for real ones', () => {
  const site = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  site.address = '0. Cadde No: 10, 45400 Manisa'
  expect(problemsOf({ 'pages/_site.json': site }, only('placeholder'))).toMatchInlineSnapshot(`
    "pages/_site.json:4:14 error placeholder
    The address "0. Cadde No: 10, 45400 Manisa" is a placeholder. Put the real one here.

    pages/_site.json:5:14 error placeholder
    The host map.example is a placeholder. Put the real one here.

    pages/_site.json:38:17 error placeholder
    The host www.ornek.example is a placeholder. Put the real one here.

    pages/_site.json:78:15 error placeholder
    The host videos.example is a placeholder. Put the real one here.

    pages/_site.json:96:13 error placeholder
    The host chat.example is a placeholder. Put the real one here.

    pages/_site.json:97:14 error placeholder
    The number 900000000000 is a placeholder. Put the real one here.

    pages/_site.json:104:16 error placeholder
    The host ornek.example is a placeholder. Put the real one here."
  `)
})

test('real ones are none', () => {
  const { brands, ...site } = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  const real = {
    ...site,
    address: '10. Cadde No: 100, 45400 Manisa',
    mapHref: 'https://map.org',
    brands: brands.map((brand: object) => ({ ...brand, origin: 'https://www.ornek.com' })),
    social: [{ id: 'videos', name: 'Videos', href: 'https://videos.org' }],
    messaging: { href: 'https://chat.org/{phone}', phone: '905320001000' },
    contacts: [{ id: 'mail', kind: 'mail', label: 'Genel', value: 'info@examples.org' }],
  }
  expect(problemsOf({ 'pages/_site.json': real }, only('placeholder'))).toBe('')
})

test('a figure of a drawing that no table of its page has', () => {
  const drawing = {
    type: 'drawing',
    id: 'drawing',
    title: 'Çizim',
    image: { src: 'fan.svg', alt: 'Fan' },
    parts: [
      { id: 'width', mark: 'A', name: 'En', value: { value: 63, unit: 'cm' } },
      { id: 'height', mark: 'B', name: 'Boy', value: { size: [63, 120], unit: 'cm' } },
    ],
  }
  const rows = [{ id: 'width', label: 'En', value: { value: 63, unit: 'cm' } }]
  const table = { type: 'spec-table', id: 'specs', title: 't:specifications', rows }
  const files = { ...homeLinkingTo('/fan'), 'pages/fan.json': page([drawing, table]) }
  expect(problemsOf(files, only('drawing-figure'))).toMatchInlineSnapshot(`
    "pages/fan.json:27:20 error drawing-figure
    The drawing gives 120 cm, which no table of this page has. Add it to a table, or give the drawing a letter without a value."
  `)
})
