import { expect, test } from 'vitest'
import { errorsAfter } from '../../../tests/engine/unit/mistakes'

test('a hero inside tabs', () => {
  const hero = { type: 'hero', id: 'top', title: 'Fan', image: { src: 'fan.svg', alt: 'Fan' } }
  expect(errorsAfter(['pages/fan.json blocks 2 items 0 blocks 1', hero])).toMatchInlineSnapshot(`
    "pages/fan.json:30:13 error hero-first
      A hero cannot be inside "tabs": it has the main heading of the page. Move it to the top of the page, or use a "text" block."
  `)
})
