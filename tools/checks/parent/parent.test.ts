import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { fanWith, page, problemsOf } from '../../../tests/engine/unit/site'
import { parent } from '.'

const text = { type: 'text', id: 'about', text: 'Sözler' }

test('parents in a circle are one problem', () => {
  expect(
    problemsOf({ 'pages/a.json': page([text], { parent: 'b' }), 'pages/b.json': page([text], { parent: 'a' }) }, [
      parent,
    ]),
  ).toMatchInlineSnapshot(`
    "pages/a.json:11:13 error parent
    The parents form a circle: a → b → a. A page cannot be above itself. Remove one "parent"."
  `)
})

test('the page for addresses that do not exist', () => {
  const lost = { parent: '_not-found', related: ['/_not-found'] }
  const lostFan = fanWith([{ ...text, text: '[x](/_not-found)' }], lost)
  expect(problemsOf(lostFan, [parent])).toMatchInlineSnapshot(`
    "pages/fan.json:11:13 error parent
    There is no page "_not-found". Choose one of: fan, index."
  `)
})

test('a page above this one that is named with its folder', () => {
  expect(mistake(['pages/fan.json parent', 'pages/index'])).toMatchInlineSnapshot(`
    "pages/fan.json:85:13 error parent
      There is no page "pages/index". Write only the name of its file: "index"."
  `)
})
