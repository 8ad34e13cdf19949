import { expect, test } from 'vitest'
import { page, problemsOf } from '../../../tests/engine/unit/site'
import { seoLength, widthOf } from '.'

test('titles and descriptions that search engines cannot use', () => {
  const title = 'Uzun kümeslerde boydan boya hava akımı kuran galvaniz gövdeli tünel fanı'
  const again = page([{ type: 'text', id: 'about', text: 'Sözler' }], { title: 'Ana sayfa' })
  const files = {
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], { title, description: 'Fan.' }),
  }
  const tooLong = page([{ type: 'text', id: 'about', text: 'Sözler' }], {
    title: 'Uzun',
    description: 'söz '.repeat(50),
  })
  expect(
    problemsOf({ ...files, 'pages/long.json': tooLong, 'pages/zan.json': again }, [seoLength]),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:2:12 warning seo-length
    The title is 72 letters wide; search results show 60. Shorten it.

    pages/fan.json:3:18 warning seo-length
    The description is 4 letters wide, which says little. Say what the visitor finds here.

    pages/long.json:3:18 warning seo-length
    The description is 200 letters wide; search results show 160. Shorten it.

    pages/zan.json:2:12 warning seo-length
    The title is the same as that of pages/index.json. Visitors cannot tell the two apart: make each specific."
  `)
})

test('width is measured in Latin letters', () => {
  expect(widthOf('Fan')).toBe(3)
  expect(widthOf('扇風機です。')).toBe(12)
  expect(widthOf('مَرْوَحة')).toBe(5)
})
