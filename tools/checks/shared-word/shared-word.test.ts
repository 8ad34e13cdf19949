import { expect, test } from 'vitest'
import { mistake, saidOf } from '../../../tests/engine/unit/mistakes'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { sharedWord } from '.'

const text = { type: 'text', id: 'about', text: 'Sözler' }
const title = 'pages/fan.json blocks 0 title'
const english = 'locales/en/fan.json'

test('a shared word that does not exist, and one with a placeholder', () => {
  const row = { id: 'weight', label: 't:show-on-mpa', value: { value: 12, unit: 'kg' } }
  expect(problemsOf(fanWith([{ ...text, title: 't:list.open' }]), [sharedWord])).toMatchInlineSnapshot(`
    "pages/fan.json:9:16 error shared-word
    "t:list.open" has the placeholder {n}. Nothing fills it in here. Write the words themselves."
  `)
  expect(
    problemsOf(fanWith([{ type: 'spec-table', id: 'specs', title: 't:sizes', rows: [row] }]), [sharedWord]),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:8:16 error shared-word
    "t:sizes" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves.

    pages/fan.json:12:20 error shared-word
    "t:show-on-mpa" is neither a word of locales/tr/common.json nor an interface word. Did you mean "t:show-on-map"?"
  `)
})

test('words that are none', () => {
  expect(saidOf(title, ['t:fan', 't:gallery', 't:constructor'])).toMatchInlineSnapshot(`
    "t:fan
      "t:fan" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves.
    t:gallery
      "t:gallery" is a group of shared words, not one. Choose one of: gallery.label, gallery.role, gallery.image, gallery.next, gallery.previous, gallery.start, gallery.stop, gallery.counter, gallery.zoom, gallery.turn, gallery.left, gallery.right, gallery.failed.
    t:constructor
      "t:constructor" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves."
  `)
})

test('where a page has its own', () => {
  expect(mistake(['pages/fan.json title', 't:features'])).toMatchInlineSnapshot(`
    "pages/fan.json:2:12 error shared-word
      The title of a page cannot be a shared word. Write it out: it belongs to this page alone, and the page exists in the languages that translate it."
  `)
  expect(mistake(['pages/fan.json description', 't:features'])).toMatchInlineSnapshot(`
    "pages/fan.json:3:18 error shared-word
      The description of a page cannot be a shared word. Write it out: it belongs to this page alone, and the page exists in the languages that translate it."
  `)
})

test('a key in a translation', () => {
  expect(mistake([`${english} blocks outlet text`, 't:features'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:10:15 error shared-word
      A translation cannot be "t:features". Write the words, or write "t:features" in the page and remove this line."
  `)
})
