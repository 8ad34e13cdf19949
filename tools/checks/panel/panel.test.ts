import { expect, test } from 'vitest'
import { errorsAfter } from '../../../tests/engine/unit/mistakes'

const page = 'pages/fan.json'
const tab = `${page} blocks 2 items 0`

test('tabs with nothing in them, or too much', () => {
  expect(errorsAfter([`${page} blocks 2 items 1 href`])).toMatchInlineSnapshot(`
    "pages/fan.json:32:9 error panel
      "home" in "items" of Tabs "sections" has neither "blocks" nor "href". Give it "blocks" to show, or the "href" of the page it leads to."
  `)
  expect(errorsAfter([`${tab} href`, '/'])).toMatchInlineSnapshot(`
    "pages/fan.json:31:19 error panel
      "history" in "items" of Tabs "sections" has both "blocks" and "href". A tab opens its blocks or leads to a page. Remove one of the two."
  `)
  expect(errorsAfter([`${tab} blocks 0 visible`, false])).toMatchInlineSnapshot(`
    "pages/fan.json:24:21 error panel
      "history" in "items" of Tabs "sections" shows nothing: all its blocks have "visible": false. Show one of them, remove it, or let "confirm" ask the owner what it should show."
  `)
})

test('tabs that wait for an answer of the owner are headings', () => {
  expect(errorsAfter([`${tab} blocks 0 visible`, false], [`${tab} blocks 0 confirm`, 'Ne görünsün?'])).toBe('')
})

test('tabs that hold tabs', () => {
  const inner = { type: 'tabs', id: 'inner', label: 'İç', items: [{ id: 'first', label: 'Bir', href: '/' }] }
  expect(errorsAfter([`${tab} blocks 1`, inner])).toMatchInlineSnapshot(`
    "pages/fan.json:30:13 error panel
      A block of type "tabs" cannot be inside another of its kind. Move it out, or show its content one after the other."
  `)
})
