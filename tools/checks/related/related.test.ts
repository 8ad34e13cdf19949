import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'

test('related pages', () => {
  const links = ['https://firm.example', '/fan', '/fam', '/#welcome']
  expect(links.map((link) => mistake(['pages/fan.json related', [link]])).join('\n')).toMatchInlineSnapshot(`
    "pages/fan.json:86:5 error related
      "https://firm.example" is not a page of this site. Use a "link-list" for other links.
    pages/fan.json:86:5 error related
      The page lists itself as related. Remove it.
    pages/fan.json:86:5 error dead-link
      The link "/fam" leads to a page that does not exist. Did you mean "/fan"?
    pages/fan.json:86:5 error related
      "/#welcome" is a place on a page. Write "/"."
  `)
})
