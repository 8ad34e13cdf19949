import { describe, expect, test } from 'vitest'
import { mistake } from './mistakes'

const said = (way: string, texts: string[]) =>
  texts.map((text) => `${text}\n${mistake([way, text]).replace(/^.*\n/, '')}`).join('\n')

const title = 'pages/fan.json blocks 0 title'
const rich = 'pages/fan.json blocks 1 text'
const english = 'locales/en/fan.json blocks outlet text'

test('plain words with marks that only programs read', () => {
  expect(
    said(title, [
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
      "<b>" would be shown as it is written. Write plain words, and signs such as & as they are.
    Fan &amp; ızgara
      "&amp;" would be shown as it is written. Write plain words, and signs such as & as they are.
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

test('rich text that shows something other than meant', () => {
  expect(
    said(rich, [
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
      Rich text cannot have "[Fan](/fan", which is not a link; after "]" there may be no spaces, and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
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
      Rich text cannot have HTML. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    {n} fan
      "{n}" would be shown as it is written. Nothing fills it in here. Write the words themselves.
    Fan

    &nbsp;
      Rich text cannot have a paragraph without words. It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    5*3*2
      Rich text cannot have "*" between digits, which is not shown; write "×". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    [Fan] (/)
      Rich text cannot have "[Fan] (/)", which is not a link; after "]" there may be no spaces, and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
})

test('rich text with so many marks that reading it would take minutes', () => {
  expect(mistake([rich, '*a '.repeat(1200)]).replace(/^.*\n/, '')).toMatchInlineSnapshot(
    `"  This text has 1,200 signs such as *, _, [ and line breaks; a text may have 1,000. Remove those it does not need, or split it into several."`,
  )
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

describe('shared words', () => {
  test('that are none', () => {
    expect(said(title, ['t:fan', 't:gallery', 't:constructor'])).toMatchInlineSnapshot(`
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
        The title of a page cannot be a shared word. Write it out: no other page has it, and a page exists in the languages that translate it."
    `)
    expect(mistake(['pages/fan.json description', 't:features'])).toMatchInlineSnapshot(`
      "pages/fan.json:3:18 error shared-word
        The description of a page cannot be a shared word. Write it out: no other page has it, and a page exists in the languages that translate it."
    `)
  })
})

describe('numbers', () => {
  const both = (turkish: string, other: string) =>
    mistake([rich, turkish], [english, other], ['locales/ar/fan.json blocks outlet text', other])
  test('that are part of a code or a name are no figures', () => {
    expect(both('3D çizim, H2O, 4x4 ve Covid-19', 'A drawing of water')).not.toContain('number')
    expect(both('25kg', '25 kg')).not.toContain('number')
  })
  test('that a long form of a glossary is about are not printed whole', () => {
    const terms = [{ id: 'grille', tr: ['ızgara'], en: ['x'.repeat(10_000)] }]
    expect(mistake(['locales/glossary.json', { terms }]).length).toBeLessThan(1000)
  })
})
