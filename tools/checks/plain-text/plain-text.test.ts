import { expect, test } from 'vitest'
import { mistake, saidOf } from '../../../tests/engine/unit/mistakes'

const title = 'pages/fan.json blocks 0 title'

test('plain words with marks that only programs read', () => {
  expect(
    saidOf(title, [
      '**Fan**',
      '*Fan*',
      '[Fan](/fan)',
      '# Fan',
      '<b>Fan</b>',
      'Fan &amp; ızgara',
      '{n} fan',
      '$t(home)',
      'gallery.next',
    ]),
  ).toMatchInlineSnapshot(`
    "**Fan**
      "**Fan**" would be shown as it is written. This is plain text. Markdown belongs in the "text" of a block.
    *Fan*
      "*Fan*" would be shown as it is written. This is plain text. Markdown belongs in the "text" of a block.
    [Fan](/fan)
      "[Fan](/fan)" would be shown as it is written. This is plain text. Markdown belongs in the "text" of a block.
    # Fan
      "# " would be shown as it is written. This is plain text. Markdown belongs in the "text" of a block.
    <b>Fan</b>
      "<b>" would be shown as it is written. Write plain words, and characters such as & as they are.
    Fan &amp; ızgara
      "&amp;" would be shown as it is written. Write plain words, and characters such as & as they are.
    {n} fan
      "{n}" would be shown as it is written. Nothing fills it in here. Write the words themselves.
    $t(home)
      "$t(" would be shown as it is written. Write the words themselves.
    gallery.next
    "
  `)
})

test('plain words that only look so', () => {
  for (const text of ['R&D', 'a * b * c', 'Fan < ızgara > boru', 'Fan*', 'kg/m²'])
    expect(mistake([title, text]), text).toBe('')
})
