import { expect, test } from 'vitest'
import { mistake, saidOf, saidOfLinks } from '../../../tests/engine/unit/mistakes'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'

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
      Rich text cannot have "**" that is not closed. It is Markdown (CommonMark) without HTML.
    *Fan
      Rich text cannot have "*" that is not closed. It is Markdown (CommonMark) without HTML.
    [Fan](/fan
      Rich text cannot have "[Fan](/fan", which is not a link; there may be no spaces after "]", and the address must end with ")". It is Markdown (CommonMark) without HTML.
    [Fan /fan)
      Rich text cannot have "[" that is not closed. It is Markdown (CommonMark) without HTML.
    - 
    - fan
      Rich text cannot have an empty list item. It is Markdown (CommonMark) without HTML.
    [](/)
      Rich text cannot have a link without words: [](/). It is Markdown (CommonMark) without HTML.
    [Fan](/ "fan")
      Rich text cannot have words in quotes after the address of a link. It is Markdown (CommonMark) without HTML.
    <b>Fan</b>
      Rich text cannot have HTML: "<b>". It is Markdown (CommonMark) without HTML.
    {n} fan
      "{n}" would be shown as it is written. Nothing fills it in here. Write the words themselves.
    Fan

    &nbsp;
      Rich text cannot have a paragraph without words. It is Markdown (CommonMark) without HTML.
    5*3*2
      Rich text cannot have "*" between digits, which is not shown; write "×". It is Markdown (CommonMark) without HTML.
    [Fan] (/)
      Rich text cannot have "[Fan] (/)", which is not a link; there may be no spaces after "]", and the address must end with ")". It is Markdown (CommonMark) without HTML."
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
      Rich text cannot have "**" that is not closed. It is Markdown (CommonMark) without HTML."
  `)
  expect(mistake([english, '**Grille'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:10:15 error rich-text
      Rich text cannot have "**" that is not closed. It is Markdown (CommonMark) without HTML."
  `)
})

test('an address that is none, so that no link is made of it', () => {
  expect(saidOfLinks(['tunnel fan', '+90 236'])).toMatchInlineSnapshot(`
    "tunnel fan    Rich text cannot have "[Fan](tunnel fan)", which is not a link; there may be no spaces after "]", and the address must end with ")". It is Markdown (CommonMark) without HTML.
    +90 236    Rich text cannot have "[Fan](+90 236)", which is not a link; there may be no spaces after "]", and the address must end with ")". It is Markdown (CommonMark) without HTML."
  `)
})

test('a problem in a long text points to its characters, also behind escapes', () => {
  const columnOf = (text: string) => mistake([rich, text]).split(' ')[0]
  const start = '      "text": "'.length + 1
  expect(columnOf('<b>Fan')).toBe(`pages/fan.json:14:${start - 1}`)
  expect(columnOf('Fan <b>')).toBe(`pages/fan.json:14:${start + 4}`)
  expect(columnOf('"F"\n<b>')).toBe(`pages/fan.json:14:${start + '\\"F\\"\\n'.length}`)
  expect(columnOf('Fan\n\n# Fan')).toBe(`pages/fan.json:14:${start + 'Fan\\n\\n'.length}`)
  expect(columnOf('Fan\n\n[[Fan]]\n\nFan')).toBe(`pages/fan.json:14:${start + 'Fan\\n\\n'.length}`)
  expect(columnOf('Fan [a](/fann)')).toBe(`pages/fan.json:14:${start + 8}`)
})

test('Markdown that is usual elsewhere is shown, or says what to write instead', () => {
  const supportedTexts = [
    '`npm`',
    '```sh\nnpm\n```',
    '## Fan\n\na',
    '> Fan',
    '| A | B |\n|---|---|\n| 1 | 2 |',
    'Fan[^1].\n\n[^1]: Fan.',
  ]
  for (const text of [
    ...supportedTexts,
    '~~Fan~~',
    '- a\n  - b\n- c',
    'a\n\n---\n\nb',
    'a\nb',
    'https://a.example/x',
    '[a][1]\n\n[1]: /',
    '- [ ] a\n- [x] b',
    '3. a\n4. b',
    'a  \nb',
    '![Fan](fan.svg "Fan")',
  ])
    expect(mistake([rich, text]), text).not.toContain('Rich text')
  const refused: [text: string, said: string][] = [
    ['Press <kbd>', 'HTML: "<kbd>"'],
    ['H~2~O', 'letters below the line'],
    ['x^2^', 'letters above the line'],
    ['$a^2+b^2$', 'a formula between "$" signs'],
    ['---\ntitle: Fan\n---\n\nFan', 'settings between two lines "---"'],
    ['[[Fan]]', 'a link between double brackets'],
    ['[TOC]', 'a list of the headings'],
    ['> [!NOTE]\n> Fan', 'a box like "[!NOTE]"'],
    [':::note\nFan\n:::', 'a box between lines ":::"'],
    ['## Fan {#fan}', 'a name in braces'],
    ['==Fan==', 'marked words'],
    ['Fan[^1]', 'a note "[^…]" whose text is missing'],
    ['[Fan][1]', 'a link by reference whose address is missing'],
    ['# Fan', 'a heading with one "#"'],
    ['##### Fan', 'a heading with more than four "#"'],
    ['    Fan', 'a line that begins with four spaces'],
    ['```\nFan', 'code that does not end'],
    ['![](fan.svg)', 'a picture without a description'],
    ['![Fan](https://a.example/fan.jpg)', 'a picture from elsewhere'],
    ['Fan ![Fan](fan.svg)', 'a picture within a line'],
  ]
  for (const [text, said] of refused) expect(mistake([rich, text]), text).toContain(`Rich text cannot have ${said}`)
  expect(mistake([rich, '![Fan](fann.jpg)'])).toContain('There is no file "fann.jpg" in pages/_media.')
  const faq = [{ type: 'faq', id: 'faq', items: [{ id: 'a', question: 'Fan?', answer: 'a\n\n![Fan](fan.svg)' }] }]
  expect(problemsOf(fanWith(faq))).toContain('Rich text cannot have a picture; write it in a block "text".')
})
