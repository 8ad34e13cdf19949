import { expect, test } from 'vitest'
import { page, problemsOf, twoBrands } from '../../../tests/engine/unit/site'
import { excludedPage } from '.'

test('the whole menu', () => {
  const links = [{ id: 'fan', label: 'Fan', href: '/fan' }]
  const gone = twoBrands({ excludedPages: ['/fan'] }, { menu: [{ id: 'all', label: 'Hepsi', links }] })
  const withFan = { ...gone, 'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Döner' }]) }
  expect(problemsOf(withFan, [excludedPage])).toMatchInlineSnapshot(`
    "pages/_site.json:62:24 warning excluded-page
    The menu of the brand "studio" is empty: it leaves out all its pages. Give the brand its own "menu"."
  `)
})
