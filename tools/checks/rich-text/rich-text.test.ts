import { expect, test } from 'vitest'
import { mistake, saidOf, saidOfLinks } from '../../../tests/engine/unit/mistakes'

const rich = 'pages/fan.json blocks 1 text'
const english = 'locales/en/fan.json blocks outlet text'

test('rich text that shows something other than meant', () => {
  expect(
    saidOf(rich, [
      '**Fan',
      '*Fan',
      '[Fan](/fan',
      '[Fan /fan)',
      '- \n- fan',
      '[](/)',
      '[Fan](/ "fan")',
      '<b>Fan</b>',
      '{n} fan',
      'Fan\n\n&nbsp;',
      '5*3*2',
      '[Fan] (/)',
    ]),
  ).toMatchInlineSnapshot(`
    "**Fan
      Rich text cannot have "**" that is not closed. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    *Fan
      Rich text cannot have "*" that is not closed. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [Fan](/fan
      Rich text cannot have "[Fan](/fan", which is not a link; there may be no spaces after "]", and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [Fan /fan)
      Rich text cannot have "[" that is not closed. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    - 
    - fan
      Rich text cannot have an empty list item. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [](/)
      Rich text cannot have a link without words: [](/). It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [Fan](/ "fan")
      Rich text cannot have words in quotes after the address of a link. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    <b>Fan</b>
      Rich text cannot have HTML: "<b>". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    {n} fan
      "{n}" would be shown as it is written. Nothing fills it in here. Write the words themselves.
    Fan

    &nbsp;
      Rich text cannot have a paragraph without words. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    5*3*2
      Rich text cannot have "*" between digits, which is not shown; write "×". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [Fan] (/)
      Rich text cannot have "[Fan] (/)", which is not a link; there may be no spaces after "]", and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
})

test('rich text that is as it should be', () => {
  for (const text of [
    '**Dikkat:** fan',
    'a * b',
    '\\*\\*fan',
    '\\[fan',
    'Fan*',
    '- *fan*',
    'Fan &amp; boru',
    '[Fan] (boru)',
  ])
    expect(mistake([rich, text]), text).toBe('')
})

test('a translation that copies the mistake of its source is not reported again', () => {
  expect(mistake([rich, '**Izgara'], [english, '**Grille'])).toMatchInlineSnapshot(`
    "pages/fan.json:14:15 error rich-text
      Rich text cannot have "**" that is not closed. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
  expect(mistake([english, '**Grille'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:10:15 error rich-text
      Rich text cannot have "**" that is not closed. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
})

test('an address that is none, so that no link is made of it', () => {
  expect(saidOfLinks(['tunnel fan', '+90 236'])).toMatchInlineSnapshot(`
    "tunnel fan    Rich text cannot have "[Fan](tunnel fan)", which is not a link; there may be no spaces after "]", and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    +90 236    Rich text cannot have "[Fan](+90 236)", which is not a link; there may be no spaces after "]", and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
})

test('a problem in a long text points to its characters, also behind escapes', () => {
  const columnOf = (text: string) => mistake([rich, text]).split(' ')[0]
  const start = '      "text": "'.length + 1
  expect(columnOf('<b>Fan')).toBe(`pages/fan.json:14:${start - 1}`)
  expect(columnOf('Fan <b>')).toBe(`pages/fan.json:14:${start + 4}`)
  expect(columnOf('"F"\n<b>')).toBe(`pages/fan.json:14:${start + '\\"F\\"\\n'.length}`)
  expect(columnOf('Fan\n\n# Fan')).toBe(`pages/fan.json:14:${start + 'Fan\\n\\n'.length}`)
  expect(columnOf('Fan\n\n---\n\nFan')).toBe(`pages/fan.json:14:${start + 'Fan\\n\\n'.length}`)
  expect(columnOf('Fan [a](/fann)')).toBe(`pages/fan.json:14:${start + 8}`)
})
