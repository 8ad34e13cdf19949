import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'

test('a site without a first page, or without one for addresses that do not exist', () => {
  const without = (name: string) =>
    mistake([`pages/${name}.json`], [`locales/en/${name}.json`], [`locales/ar/${name}.json`])
  expect(without('index').split('\n').slice(-2).join('\n')).toMatchInlineSnapshot(`
    "pages/index.json:1:1 error missing-page
      The site has no home page. Write pages/index.json: a "title", a "description" and "blocks", like any page."
  `)
  expect(mistake(['pages/index.json path', '/start'])).toMatch(/^pages\/index.json:22:11 error missing-page/m)
  expect(without('_not-found')).toMatchInlineSnapshot(`
    "pages/_not-found.json:1:1 error missing-page
      The site has no page for addresses that do not exist. Write pages/_not-found.json: a "title", a "description" and "blocks", like any page."
  `)
})
