import { describe, expect, test } from 'vitest'
import { mistake } from './mistakes'

const page = 'pages/fan.json'
const cell = `${page} blocks 3 rows 1 cells small`
const tab = `${page} blocks 2 items 0`

/** The problems of a page, without the words that its translations then lack. */
const errors = (...changes: Parameters<typeof mistake>) => mistake(...changes).replace(/^.*warning.*\n.*\n?/gm, '')

describe('tabs', () => {
  test('with nothing in them, or too much', () => {
    expect(errors([`${page} blocks 2 items 1 href`])).toMatchInlineSnapshot(`
      "pages/fan.json:32:9 error panel
        "home" in "items" of Tabs "sections" has neither "blocks" nor "href". Give it "blocks" to show, or the "href" of the page it leads to."
    `)
    expect(errors([`${tab} href`, '/'])).toMatchInlineSnapshot(`
      "pages/fan.json:31:19 error panel
        "history" in "items" of Tabs "sections" has both "blocks" and "href". A tab opens its blocks or leads to a page. Remove one of the two."
    `)
    expect(errors([`${tab} blocks 0 visible`, false])).toMatchInlineSnapshot(`
      "pages/fan.json:24:21 error panel
        "history" in "items" of Tabs "sections" shows nothing: all its blocks have "visible": false. Show one of them, remove it, or let "confirm" ask the owner what it should show."
    `)
  })
  test('that wait for an answer of the owner are headings', () => {
    expect(errors([`${tab} blocks 0 visible`, false], [`${tab} blocks 0 confirm`, 'Ne görünsün?'])).toBe('')
  })
  test('that hold what they cannot', () => {
    const inner = { type: 'tabs', id: 'inner', label: 'İç', items: [{ id: 'first', label: 'Bir', href: '/' }] }
    expect(errors([`${tab} blocks 1`, inner])).toMatchInlineSnapshot(`
      "pages/fan.json:30:13 error panel
        A block of type "tabs" cannot be inside another of its kind. Move it out, or show its content one after the other."
    `)
    const hero = { type: 'hero', id: 'top', title: 'Fan', image: { src: 'fan.svg', alt: 'Fan' } }
    expect(errors([`${tab} blocks 1`, hero])).toMatchInlineSnapshot(`
      "pages/fan.json:30:13 error hero-first
        A hero cannot be inside "tabs": it has the main heading of the page. Move it to the top of the page, or use a "text" block."
    `)
  })
})

describe('ids', () => {
  test('of tabs are anchors like those of blocks', () => {
    expect(errors([`${tab} id`, 'about'])).toMatchInlineSnapshot(`
      "pages/fan.json:22:17 error duplicate-id
        The id "about" appears twice on this page. Give each its own."
    `)
  })
  test('of continents are on one map of a page only', () => {
    const map = (id: string) => ({
      type: 'map',
      id,
      label: 'Dünya',
      continents: [{ id: 'asia', name: 'Asya' }],
      empty: 'Henüz yok',
    })
    expect(errors([`${page} blocks 4`, map('first')], [`${page} blocks 5`, map('second')])).toMatchInlineSnapshot(`
      "pages/fan.json:102:17 error duplicate-id
        The id "asia" appears twice on this page. A continent can be on one map of a page only."
    `)
  })
  test('within a block that is there twice are not problems too', () => {
    const tabs = { type: 'tabs', id: 'sections', label: 'Yine', items: [{ id: 'history', label: 'Yine', href: '/' }] }
    expect(errors([`${page} blocks 4`, tabs])).toMatchInlineSnapshot(`
      "pages/fan.json:86:13 error duplicate-id
        The id "sections" appears twice on this page. Give each its own."
    `)
  })
  test('are languages where editions have none', () => {
    const downloads = (...files: [language: string, src: string][]) => ({
      type: 'downloads',
      id: 'files',
      items: [{ id: 'guide', title: 'Kılavuz', files: files.map(([language, src]) => ({ language, src })) }],
    })
    const pdf = 'notice.pdf'
    expect(errors([`${page} blocks 4`, downloads(['en', pdf], ['tr', pdf], ['en', pdf])])).toMatchInlineSnapshot(`
      "pages/fan.json:101:27 error duplicate-id
        The language "en" appears twice in "files". Write the language that each file is in."
    `)
    expect(errors([`${page} blocks 4`, downloads(['en', pdf], ['en', pdf], ['en', pdf])])).toMatchInlineSnapshot(`
      "pages/fan.json:97:27 error duplicate-id
        The language "en" appears 3 times in "files". Write the language that each file is in."
    `)
    expect(errors([`${page} blocks 4`, downloads(['en', pdf], ['tr', pdf], ['en', 'guide.zip'])])).not.toContain(
      'duplicate',
    )
  })
  test('that are there very often are one problem', () => {
    const items = Array.from({ length: 1000 }, () => ({ id: 'one', text: 'Bir' }))
    expect(errors([`${page} blocks 4`, { type: 'feature-list', id: 'list', items }])).toMatchInlineSnapshot(`
      "pages/fan.json:93:17 error duplicate-id
        The id "one" appears 1000 times in "items". Give each its own."
    `)
  })
})

describe('figures', () => {
  test('that cannot be meant or shown', () => {
    const figures = [
      { from: 6, to: 4 },
      { from: 6, to: 6 },
      { upTo: 6, to: 8 },
      { within: -1 },
      { tick: true, unit: 'kg' },
      { value: 0.12345678901 },
      { value: 1e-12 },
      { size: [1] },
      { vlaue: 1 },
      { value: '5' },
    ]
    expect(figures.map((figure) => errors([cell, figure])).join('\n')).toMatchInlineSnapshot(`
      "pages/fan.json:74:23 error figure
        A figure of "height" in "rows" of Specification table "specs" has a range from 6 down to 4. The lower end comes first.
      pages/fan.json:75:21 error figure
        A figure of "height" in "rows" of Specification table "specs" has a range from 6 to 6. Write "value": 6.
      pages/fan.json:75:21 error figure
        A figure of "height" in "rows" of Specification table "specs" has "upTo" and "to". A range has "from" and "to".
      pages/fan.json:74:25 error figure
        A figure of "height" in "rows" of Specification table "specs" has a tolerance of -1. A tolerance is more than 0; ± is added.
      pages/fan.json:75:23 error figure
        A figure of "height" in "rows" of Specification table "specs" has a "unit" but no number. Remove "unit".
      pages/fan.json:74:24 error wrong-number
        This number has more than 10 decimals. Round it.
      pages/fan.json:74:24 error wrong-number
        This number has more than 10 decimals. Round it.
      pages/fan.json:74:23 error too-short
        "cells.small.size" of "height" in "rows" of Specification table "specs" must have at least 2, but has 1. Dimensions, [63, 197], shown as 63 × 197.
      pages/fan.json:74:15 error unknown-field
        "cells.small" of "height" in "rows" of Specification table "specs" has no field "vlaue". Did you mean "value"?
      pages/fan.json:74:24 error wrong-type
        "cells.small.value" of "height" in "rows" of Specification table "specs" must be a number, but is text. Write 5."
    `)
  })
})

describe('tables', () => {
  test('rows without cells, or without some', () => {
    expect(errors([`${page} blocks 3 rows 0 cells`])).toMatchInlineSnapshot(`
      "pages/fan.json:55:9 error table-cells
        Row "power" has no "cells". Write one cell for each column."
    `)
    expect(errors([`${page} blocks 3 rows 0 cells`, {}])).toMatchInlineSnapshot(`
      "pages/fan.json:58:20 error table-cells
        Row "power" has no cell for "small" and "large". Write { "none": true } where there is nothing."
    `)
    expect(errors([`${page} blocks 3 columns 2`, { id: 'constructor', label: 'Üç' }])).toMatchInlineSnapshot(`
      "pages/fan.json:53:9 error table-cells
        No row has a cell for "constructor". Write { "none": true } where there is nothing."
    `)
  })
})

test('figures to show large are those of rows, in a table without columns', () => {
  const rows = [{ id: 'power', label: 'Güç', value: { value: 4 } }]
  const table = { type: 'spec-table', id: 'table', title: 'Tablo', rows }
  expect(errors([`${page} blocks 4`, { ...table, large: ['power'] }])).toBe('')
  expect(errors([`${page} blocks 4`, { ...table, large: ['powr', 'size'] }])).toMatchInlineSnapshot(`
    "pages/fan.json:98:9 error table-cells
      This table has no row "powr". Did you mean "power"?
    pages/fan.json:99:9 error table-cells
      This table has no row "size". There is only "power"."
  `)
  expect(errors([`${page} blocks 3 large`, ['power']])).toMatchInlineSnapshot(`
    "pages/fan.json:83:7 error table-cells
      Only a table without "columns" shows large figures. Remove "large"."
  `)
})

test('fields that are shown nowhere', () => {
  expect(errors([`${page} blocks 1 caption`, 't:render-illustrative'])).toMatchInlineSnapshot(`
    "pages/fan.json:15:18 error no-effect
      "caption" of Text block "outlet" is shown nowhere: there is no "image". Remove "caption", or add what it needs.
    pages/fan.json:15:18 error shared-word
      "t:render-illustrative" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves."
  `)
  const cards = { type: 'card-grid', id: 'cards', action: 't:features', cards: [{ id: 'one', title: 't:features' }] }
  expect(errors([`${page} blocks 4`, cards])).toMatchInlineSnapshot(`
    "pages/fan.json:87:17 error no-effect
      "action" of Card grid "cards" is shown nowhere: there is no card with an "href". Remove "action", or add what it needs."
  `)
  const rows = [{ id: 'power', label: 'Güç', value: { value: 4 } }]
  const table = { type: 'spec-table', id: 'table', title: 'Tablo', rowHeading: 'Model', rows }
  expect(errors([`${page} blocks 4`, table])).toMatchInlineSnapshot(`
    "pages/fan.json:88:21 error no-effect
      "rowHeading" of Specification table "table" is shown nowhere: there is no "columns". Remove "rowHeading", or add what it needs."
  `)
  const two = [...rows, { id: 'weight', label: 'Ağırlık', value: { value: 40, unit: 'kg' } }]
  expect(
    errors([`${page} blocks 4`, { type: 'spec-table', id: 'table', title: 'Tablo', large: ['power'], rows: two }]),
  ).toContain('"large" of Specification table "table" is shown nowhere: there is no "kind": "product".')
})

test('a bare number or truth in a cell is a figure, and no words', () => {
  const table = (value: unknown) => ({
    ...{ type: 'spec-table', id: 'table', title: 'Tablo' },
    rows: [{ id: 'power', label: 'Güç', value }],
  })
  const said = (value: unknown) =>
    errors([`${page} blocks 4`, table(value)])
      .split('. ')
      .at(-1)
  expect([1500, true, false].map(said)).toEqual([
    'Write {"value":1500}.',
    'Write {"tick":true}.',
    'Write {"none":true}.',
  ])
})

test('a file that is named with its folder', () => {
  expect(errors([`${page} blocks 1 image`, { src: 'pages/_media/fan.svg', alt: 't:features' }])).toMatchInlineSnapshot(`
    "pages/fan.json:16:16 error missing-media
      There is no file "pages/_media/fan.svg" in pages/_media. Write "fan.svg": the name starts inside pages/_media."
  `)
})

test('drafts cannot be pages that a site needs', () => {
  expect(errors(['pages/index.json draft', true])).toMatchInlineSnapshot(`
    "pages/index.json:22:12 error draft-page
      The home page cannot be a draft. Remove this line."
  `)
})

test('a field that an object within lacks is named with that object', () => {
  const within: Parameters<typeof mistake>[0][] = [
    [`${page} closing`, { action: { label: 'Fan', href: '/' } }],
    [`${page} blocks 1 image`, { src: 'fan.svg' }],
    ['pages/_site.json brands 0 colours accent', undefined],
    ['pages/_site.json consent text', undefined],
    [`${page} title`, undefined],
    [`${page} blocks 0 id`, undefined],
  ]
  expect(within.map((change) => errors(change)).join('\n')).toMatchInlineSnapshot(`
    "pages/fan.json:86:5 error unknown-field
      "closing" of the page has no field "action", but needs "title". Rename it to "title", or write both fields as they should be.
    pages/fan.json:15:16 error missing-alt
      "image" of Text block "outlet" needs "alt". What the picture shows, in one sentence, for people who cannot see it.
    pages/_site.json:40:18 error missing-field
      "colours" of "default" in "brands" of the site needs "accent". The signal colour: small squares, the bar of the current tab, and buttons on dark ground.
    pages/_site.json:81:14 error missing-field
      "consent" of the site needs "text". What is asked, in one or two sentences.
    pages/fan.json:1:1 error missing-field
      The page needs "title". The page’s name: its main heading, the title of the browser tab and of search results. Always written out, never "t:key".
    pages/fan.json:5:5 error missing-field
      Text block number 1 needs "id". The block’s own name on this page: its #anchor, and its key in translations."
  `)
})
