import { expect, test } from 'vitest'
import { type Files, homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { otherPage } from '.'

const product = (title: string, more: object = {}) =>
  page([{ type: 'text', id: 'about', text: 'Çalışır.' }], { title, kind: 'product', ...more })

/** Problems of a home page with one card, on a site with two products and a page about projects. */
const said = (title: string, href: string, more: Files = {}) =>
  problemsOf(
    {
      ...homeLinkingTo('/roof-fan', '/wall-fan', '/projects'),
      'pages/roof-fan.json': product('Çatı fanı, büyük tip', { label: 'Çatı fanı' }),
      'pages/wall-fan.json': product('Duvar fanı'),
      'pages/projects.json': page([{ type: 'text', id: 'about', text: 'Yaptık.' }], { title: 'Projeler' }),
      'pages/list.json': page([{ type: 'card-grid', id: 'all', cards: [{ id: 'one', title, href }] }]),
      ...more,
    },
    [otherPage],
  )

test('a card with the name of another product', () => {
  expect(said('ÇATI FANI', '/wall-fan')).toMatchInlineSnapshot(`
    "pages/list.json:12:19 warning other-page
    "ÇATI FANI" is the name of /roof-fan, but this link leads to /wall-fan. Write "/roof-fan", or another title."
  `)
  expect(said('Çatı fanı, büyük tip', '/wall-fan')).toMatch('is the name of /roof-fan')
  expect(said('Yeni çatı fanı', '/wall-fan#about')).toMatch('leads to /wall-fan#about')
})

test.each([
  ['its own name', 'Çatı fanı', '/roof-fan'],
  ['its title', 'Çatı fanı, büyük tip', '/roof-fan'],
  ['a part of its name', 'Duvar', '/wall-fan'],
  ['a product on a page that is none', 'Çatı fanı kullananlar', '/projects'],
  ['the name of another kind of page', 'Projeler', '/wall-fan'],
  ['no page', 'Sessiz fanlar', '/roof-fan'],
  ['a page of the same site elsewhere', 'Çatı fanı', 'https://www.other.example'],
])('a card with %s', (_, title, href) => {
  expect(said(title, href)).toBe('')
})

test('a name that two pages have says nothing', () => {
  expect(said('Çatı fanı', '/wall-fan', { 'pages/fan-2.json': product('Çatı fanı') })).toBe('')
})
