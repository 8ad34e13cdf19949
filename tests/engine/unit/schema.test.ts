import { describe, expect, test } from 'vitest'
import { blockReference } from '../../../tools/bundle/contract/reference'
import { checks } from '../../../tools/checks'
import { typeCalled } from '../../../tools/content/read/other-names'
import { wordsOf } from '../../../tools/content/say/say.js'
import { contract, type Files, page, problemsOf, smallSite } from './site'

const home = (block: object, more: object = {}) => ({
  'pages/index.json': page([block], more),
  'locales/en/index.json': {},
  'locales/ar/index.json': {},
})
const text = { type: 'text', id: 'welcome', text: 'Merhaba' }
const gallery = { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt: 'Fan, önden' }] }

/** Problems in which the list of all block types is shortened to "TYPES". */
const typeProblems = (files: Files) => problemsOf(files).replaceAll([...contract.blocks.keys()].join(', '), 'TYPES')

describe('what people call things elsewhere is proposed', () => {
  test.each([
    ['table', '"spec-table"'],
    ['columns', '"list-columns"'],
    ['youtube', '"embed"'],
    ['Image', '"gallery"'],
    ['accordion', '"faq"'],
    ['quote', '"testimonials"'],
    ['contact-form', '"form"'],
  ])('a block of type %s', (type, meant) => {
    expect(typeProblems(home({ ...text, type }))).toContain(`Did you mean ${meant}? The types are: TYPES.`)
  })
  test('a call to action', () => {
    expect(typeProblems(home({ ...text, type: 'cta' }))).toContain(
      'Did you mean "link-list"? The call to action of a page is its field "closing". The types are: TYPES.',
    )
  })
  test('only the names of types that exist are proposed', () => {
    expect(typeCalled('cta', ['text'])).toBeUndefined()
    expect(typeCalled('constructor', ['text'])).toBeUndefined()
  })
  test('fields', () => {
    expect(problemsOf(home({ ...text, hidden: true }, { slug: 'start', translations: {} }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "hidden". Write "visible": false to hide it.

      pages/index.json:12:3 error unknown-field
      The page has no field "slug". The address of a page is the name of its file: rename the file, or write "path".

      pages/index.json:13:3 error unknown-field
      The page has no field "translations". Write each translation in its own file: locales/en/ and the path of the page."
    `)
    const rows = [{ id: 'reach', label: 'Erim', value: { min: 1, max: 2, unit: 'm' } }]
    expect(problemsOf(home({ type: 'spec-table', id: 'specs', title: 'Tablo', rows }))).toMatchInlineSnapshot(`
      "pages/index.json:14:13 error unknown-field
      "value" of "reach" in "rows" of Specification table "specs" has no field "min". Did you mean "from"?

      pages/index.json:15:13 error unknown-field
      "value" of "reach" in "rows" of Specification table "specs" has no field "max". Did you mean "to"?"
    `)
  })
})

describe('one mistake gives one problem', () => {
  test('an entry of the menu that leads nowhere', () => {
    const site = { ...Object(smallSite['pages/_site.json']), menu: [{ id: 'home', label: 'Ana sayfa' }] }
    expect(problemsOf({ 'pages/_site.json': site }, [])).toMatchInlineSnapshot(`
      "pages/_site.json:61:5 error missing-field
      "home" in "menu" of the site needs "href"."
    `)
  })
  test('a misspelt field that is required', () => {
    expect(problemsOf(home({ type: 'gallery', id: 'views', imagess: gallery.images }))).toMatchInlineSnapshot(`
      "pages/index.json:8:7 error unknown-field
      Gallery "views" has no field "imagess". Did you mean "images"?"
    `)
  })
  test('a misspelt field that is not required', () => {
    expect(problemsOf(home({ ...text, tittle: 'Hoş geldiniz' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "tittle". Did you mean "title"?"
    `)
  })
  test('a field that resembles none', () => {
    expect(problemsOf(home({ ...text, colour: 'red' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "colour". Its fields are: type, id, visible, brands, confirm, title, text, file, image, caption, tone, look."
    `)
  })
  test('a page may be called like a file of the site', () => {
    for (const name of ['glossary', 'camp_site'])
      expect(problemsOf({ [`pages/${name}.json`]: page([text], { titel: 'Söz' }) })).toContain(
        'The page has no field "titel"',
      )
  })
  test('a misspelt field of the page', () => {
    expect(problemsOf(home(text, { parrent: 'fans' }))).toMatchInlineSnapshot(`
      "pages/index.json:11:3 error unknown-field
      The page has no field "parrent". Did you mean "parent"?"
    `)
  })
  test('a missing field', () => {
    expect(problemsOf(home({ type: 'text', id: 'welcome' }))).toMatchInlineSnapshot(`
      "pages/index.json:5:5 error missing-field
      Text block "welcome" needs "text". The text, with paragraphs and lists."
    `)
  })
  test('missing words for a picture', () => {
    expect(problemsOf(home({ ...gallery, images: [{ id: 'front', src: 'fan.svg' }] }))).toMatchInlineSnapshot(`
      "pages/index.json:9:9 error missing-alt
      "front" in "images" of Gallery "views" needs "alt". Alternative text: one sentence that describes the picture for people who cannot see it."
    `)
  })
  test('an unknown block', () => {
    expect(typeProblems(home({ type: 'galery', id: 'views' }))).toMatchInlineSnapshot(`
      "pages/index.json:6:15 error unknown-block
      The page has a block of type "galery", which does not exist. Did you mean "gallery"? The types are: TYPES."
    `)
  })
  test('a block without a type', () => {
    expect(typeProblems(home({ id: 'views' }))).toMatchInlineSnapshot(`
      "pages/index.json:5:5 error unknown-block
      This block does not say which "type" it is. The types are: TYPES."
    `)
  })
  test('a value of the wrong type', () => {
    expect(problemsOf(home({ ...text, text: 12 }))).toMatchInlineSnapshot(`
      "pages/index.json:8:15 error wrong-type
      "text" of Text block "welcome" must be text in double quotes, but is a number. Write "12"."
    `)
  })
  test('a list that is an object', () => {
    expect(problemsOf(home({ ...gallery, images: { id: 'front' } }))).toMatchInlineSnapshot(`
      "pages/index.json:8:17 error wrong-type
      "images" of Gallery "views" must be a list in [ ], but is an object. Put [ and ] around it."
    `)
  })
  test('an entry of a list that is not what the list has', () => {
    const list = { type: 'feature-list', id: 'more', title: 'Artılar', items: [5] }
    const table = { type: 'spec-table', id: 'specs', title: 'Tablo', columns: ['Small'], rows: [['Power', 4]] }
    const cards = { type: 'card-grid', id: 'fans', cards: ['Fan'] }
    const images = ['fan.svg']
    const mistakes = [{ ...gallery, images }, list, table, cards, 'Welcome']
    expect(problemsOf(home({ ...text, id: 'first' }, { blocks: mistakes }))).toMatchInlineSnapshot(`
      "pages/index.json:9:9 error wrong-type
      Entry 1 in "images" of Gallery "views" must be an object in { }, but is text. It needs "id", "src" and "alt".

      pages/index.json:17:9 error wrong-type
      Entry 1 in "items" of Feature list "more" must be an object in { }, but is a number. It needs "id" and "text".

      pages/index.json:25:9 error wrong-type
      Entry 1 in "columns" of Specification table "specs" must be an object in { }, but is text. It needs "id" and "label".

      pages/index.json:28:9 error wrong-type
      Entry 1 in "rows" of Specification table "specs" must be an object in { }, but is a list. It needs "id" and "label".

      pages/index.json:38:9 error wrong-type
      Entry 1 in "cards" of Card grid "fans" must be an object in { }, but is text. It needs "id" and "title".

      pages/index.json:41:5 error wrong-type
      Block number 5 must be an object in { }, but is text. One section of a page. Its "type" is the kind of block."
    `)
  })
  test('a value that is not among the allowed', () => {
    expect(problemsOf(home({ ...text, tone: 'notise' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:15 error wrong-value
      "tone" of Text block "welcome" must be one of "plain", "notice", but is "notise". Did you mean "notice"?"
    `)
  })
  test('an id with a space', () => {
    expect(problemsOf(home({ ...text, id: 'My text' }))).toMatchInlineSnapshot(`
      "pages/index.json:7:13 error wrong-value
      "id" of Text block "My text" cannot be "My text". A short name made of lowercase letters, digits and hyphens. Used as the key in translations, as the #anchor in addresses, and in error messages."
    `)
  })
  test('a number out of range', () => {
    expect(problemsOf(home({ ...gallery, autoAdvance: 0.5 }))).toMatchInlineSnapshot(`
      "pages/index.json:15:22 error wrong-value
      "autoAdvance" of Gallery "views" must be at least 2, but is 0.5."
    `)
  })
  test('an empty list', () => {
    expect(problemsOf(home({ ...gallery, images: [] }))).toMatchInlineSnapshot(`
      "pages/index.json:8:17 error too-short
      "images" of Gallery "views" must have at least 1, but has none. The pictures, in the order in which they are shown."
    `)
  })
  test('empty words', () => {
    expect(problemsOf(home({ ...text, text: '' }))).toMatchInlineSnapshot(`
      "pages/index.json:8:15 error too-short
      "text" of Text block "welcome" is empty. Text with some Markdown: an empty line starts a paragraph, **strong**, *emphasis*, [link](/address), and lists with "- " or "1. ". No HTML, headings or pictures."
    `)
  })
  test('a link that is no address', () => {
    expect(
      problemsOf(home({ type: 'link-list', id: 'links', links: [{ id: 'fan', label: 'Fan', href: 'tunnel-fan' }] })),
    ).toMatchInlineSnapshot(`
      "pages/index.json:12:19 error wrong-link
      The link "tunnel-fan" has no valid beginning. Write "/tunnel-fan"."
    `)
  })
})

describe('one slip gives one problem', () => {
  // All rules except one, which would report that the home page of these tests is not translated.
  const others = checks.filter(({ code }) => code !== 'missing-translation')
  /** Problems of a home page with this block, without blank lines between them. */
  const sentences = (block: object, more: object = {}) => problemsOf(home(block, more), others).replaceAll('\n\n', '\n')
  /** Limits the page to Turkish, because otherwise its missing languages would be reported. */
  const inTurkish = { languages: ['tr'] }

  test('two swapped letters', () => {
    expect(sentences({ ...text, tilte: 'Hoş geldiniz' })).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "tilte". Did you mean "title"?"
    `)
    expect(sentences({ type: 'text', di: 'welcome', text: 'Merhaba' })).toMatchInlineSnapshot(`
      "pages/index.json:7:7 error unknown-field
      Text block number 1 has no field "di". Did you mean "id"?"
    `)
    expect(sentences({ tpye: 'text', id: 'welcome', text: 'Merhaba' })).toMatchInlineSnapshot(`
      "pages/index.json:6:7 error unknown-field
      A block has no field "tpye". Did you mean "type"?"
    `)
  })
  test.each(['constructor', 'toString', '__proto__', '', 'words'])(
    'a field called "%s" in place of another',
    (name) => {
      const raw = JSON.stringify(page([{ type: 'text', id: 'welcome', words: 'Merhaba' }]), null, 2)
      const problems = problemsOf({ ...home(text), 'pages/index.json': raw.replace('"words"', JSON.stringify(name)) })
      expect(problems).toContain(`Text block "welcome" has no field "${name}", but needs "text".`)
      expect(problems).toMatch(/^pages\/index\.json:8:7 error unknown-field/)
      expect(problems.match(/ (error|warning) /g)).toHaveLength(1)
    },
  )
  test('names that every object inherits are not there unless they are written', () => {
    const columns = ['constructor', 'a'].map((id) => ({ id, label: 'Fan' }))
    const table = (cells: object) => ({
      type: 'spec-table',
      id: 'specs',
      title: 'Fan',
      rowHeading: 'Model',
      columns,
      rows: [{ id: 'row', label: 'Fan', cells }],
    })
    expect(sentences(table({ a: 'Fan' }), inTurkish)).toMatchInlineSnapshot(`
      "pages/index.json:24:20 error table-cells
      Row "row" has no cell for "constructor". Write { "none": true } for a cell without a value."
    `)
    expect(sentences(table({ a: 'Fan', constructor: 'Fan' }), inTurkish)).toBe('')
  })
  test('a value in place of a list of one, and a list in place of a value', () => {
    expect(sentences(text, { fallback: 'en' })).toMatchInlineSnapshot(`
      "pages/index.json:11:15 error wrong-value
      "fallback" of the page cannot be "en". Write ["en"]."
    `)
    expect(sentences(text, { related: '/' })).toMatchInlineSnapshot(`
      "pages/index.json:11:14 error wrong-type
      "related" of the page must be a list in [ ], but is text. Write ["/"]."
    `)
    expect(sentences({ ...text, title: ['Merhaba'] })).toMatchInlineSnapshot(`
      "pages/index.json:9:16 error wrong-type
      "title" of Text block "welcome" must be text in double quotes, but is a list. Write "Merhaba"."
    `)
  })
  test('quotes around a number or a truth, and none around words', () => {
    expect(sentences({ ...gallery, autoAdvance: '5' })).toMatchInlineSnapshot(`
      "pages/index.json:15:22 error wrong-type
      "autoAdvance" of Gallery "views" must be a number, but is text. Write 5."
    `)
    expect(sentences({ ...text, visible: 'false' })).toMatchInlineSnapshot(`
      "pages/index.json:9:18 error wrong-type
      "visible" of Text block "welcome" must be true or false, but is text. Write false."
    `)
    expect(sentences({ ...text, title: 2008 })).toMatchInlineSnapshot(`
      "pages/index.json:9:16 error wrong-type
      "title" of Text block "welcome" must be text in double quotes, but is a number. Write "2008"."
    `)
  })
  test('unknown fields are not paired with the missing ones', () => {
    const item = { id: 'a', quote: 'Good', author: 'Ali', rating: 5 }
    expect(sentences({ type: 'testimonials', id: 'said', items: [item] })).toMatchInlineSnapshot(`
      "pages/index.json:11:11 error unknown-field
      "a" in "items" of Testimonials "said" has no fields "quote", "author" and "rating", but needs "name", "role" and "comment". Its fields are: id, name, role, comment, image, href."
    `)
    expect(sentences({ type: 'text', id: 'note', content: { text: 'Fan' } })).toMatchInlineSnapshot(`
      "pages/index.json:8:7 error unknown-field
      Text block "note" has no field "content", but needs "text". Its fields are: type, id, visible, brands, confirm, title, text, file, image, caption, tone, look."
    `)
  })
  test('all that an object lacks', () => {
    expect(sentences({ type: 'gallery', id: 'views', images: [{}] })).toMatchInlineSnapshot(`
      "pages/index.json:9:9 error missing-field
      Entry 1 in "images" of Gallery "views" needs "id", "src" and "alt"."
    `)
  })
  test('a field that has an effect only together with another one', () => {
    const start = { ...gallery, autoStart: true }
    expect(sentences(start)).toMatchInlineSnapshot(`
      "pages/index.json:15:20 error missing-field
      "autoStart" of Gallery "views" has no effect without "autoAdvance". Add "autoAdvance", or remove "autoStart"."
    `)
    expect(sentences({ ...start, autoAdvance: 4 })).toBe('')
  })
  test('an enum lists its values once', () => {
    expect(sentences({ ...text, tone: 'loud' })).toMatchInlineSnapshot(`
      "pages/index.json:9:15 error wrong-value
      "tone" of Text block "welcome" must be one of "plain", "notice", but is "loud"."
    `)
  })
  test('numbers that cannot be shown', () => {
    const cells = ['1e999', '-1e20', '9007199254740993', '0.12345678901', '1e-11'].map((number, i) => [`a${i}`, number])
    const rows = cells.map(([id, number]) => `{ "id": "${id}", "label": "Fan", "value": { "value": ${number} } }`)
    const raw = JSON.stringify(page([{ type: 'spec-table', id: 'specs', title: 'Fan', rows: [] }])).replace(
      '[]',
      `[\n${rows.join(',\n')}]`,
    )
    expect(
      problemsOf({ ...home(text), 'pages/index.json': raw })
        .split('\n')
        .filter((line) => /error|number/.test(line))
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "pages/index.json:2:51 error wrong-number
      This number has too many digits to be shown. A number may have up to 15 digits.
      pages/index.json:3:51 error wrong-number
      This number has too many digits to be shown. A number may have up to 15 digits.
      pages/index.json:4:51 error wrong-number
      This number has too many digits to be shown. A number may have up to 15 digits.
      pages/index.json:5:51 error wrong-number
      This number has more than 10 decimals. Round it.
      pages/index.json:6:51 error wrong-number
      This number has more than 10 decimals. Round it."
    `)
    expect(sentences({ ...gallery, autoAdvance: 0.1 + 0.2 })).toMatchInlineSnapshot(`
      "pages/index.json:15:22 error wrong-number
      This number has more than 10 decimals. Round it."
    `)
    const right = [{ id: 'a', label: 'Fan', value: { value: 123456789.12 } }]
    expect(sentences({ type: 'spec-table', id: 's', title: 'Fan', rows: right }, inTurkish)).toBe('')
  })
})

test('the reference shows a block whose schema refers to itself', () => {
  const row = { $ref: '#/$defs/row' }
  const properties = { type: { const: 'hours' }, first: row, rows: { type: 'array', items: row } }
  const [hours] = blockReference({
    'block.json': { oneOf: [{ $ref: 'blocks/hours.json' }] },
    'blocks/hours.json': { title: 'Hours', properties },
  })
  expect(hours?.tables[0]?.rows.map(({ what }) => wordsOf(what))).toEqual(['`"hours"`', '', 'list'])
})

describe('what assistants write is one problem each', () => {
  test('all languages in one text, in a page and in a cell', () => {
    const title = { tr: 'Fan', en: 'Fan', ar: 'مروحة' }
    const rows = [{ id: 'use', label: 'Kullanım', value: { tr: 'Tavukçuluk', en: 'Poultry' } }]
    const table = { type: 'spec-table', id: 'specs', title: 'Tablo', rows }
    expect(problemsOf(home(table, { title }))).toMatchInlineSnapshot(`
      "pages/index.json:2:12 error wrong-type
      "title" of the page must be text in one language, but has "tr", "en" and "ar". Write the text in the language of the page here, and each translation at the same place in its own file: locales/en/ and the path of the page.

      pages/index.json:17:20 error wrong-type
      "value" of "use" in "rows" of Specification table "specs" must be text in one language, but has "tr" and "en". Write the text in the language of the page here, and each translation at the same place in its own file: locales/en/ and the path of the page."
    `)
  })
  test('invented fields', () => {
    const invented = Object.fromEntries(
      ['ariaRole', 'padding', 'zIndex', 'theme2', 'animation'].map((name) => [name, 1]),
    )
    expect(problemsOf(home({ ...text, ...invented }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no fields "ariaRole", "padding", "zIndex", "theme2" and "animation". Its fields are: type, id, visible, brands, confirm, title, text, file, image, caption, tone, look."
    `)
  })
  test.each(['hero-banner', 'buttons', 'team', 'pricing', 'blog', 'opening-hours', 'carousel', 'cards', 'timeline'])(
    'a block of type %s, which is proposed by its meaning',
    (type) => {
      const meant = typeCalled(type, [...contract.blocks.keys()])
      expect(meant).toBeDefined()
      expect(typeProblems(home({ ...text, type }))).toContain(`Did you mean "${meant}"?`)
    },
  )
  test('a name leads to a block that comes later', () => {
    expect(typeCalled('team', ['testimonials'])).toBe('testimonials')
    expect(typeCalled('team', ['testimonials', 'people'])).toBe('people')
  })
})
