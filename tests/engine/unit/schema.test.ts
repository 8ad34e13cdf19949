import { describe, expect, test } from 'vitest'
import { page, problemsOf } from './site'

const home = (block: object, more: object = {}) => ({
  'pages/index.json': page([block], more),
  'locales/en/index.json': {},
  'locales/ar/index.json': {},
})
const text = { type: 'text', id: 'welcome', text: 'Merhaba' }
const gallery = { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt: 'Fan, önden' }] }

describe('one mistake gives one problem', () => {
  test('a misspelt field that is required', () => {
    expect(problemsOf(home({ type: 'gallery', id: 'views', imagess: gallery.images }))).toMatchInlineSnapshot(`
      "pages/index.json:8:7 error unknown-field
      Gallery "views" has no field "imagess". Did you mean "images"?
          7 |       "id": "views",
        > 8 |       "imagess": [
            |       ^
          9 |         {"
    `)
  })
  test('a misspelt field that is not required', () => {
    expect(problemsOf(home({ ...text, tittle: 'Hoş geldiniz' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "tittle". Did you mean "title"?
           8 |       "text": "Merhaba",
        >  9 |       "tittle": "Hoş geldiniz"
             |       ^
          10 |     }"
    `)
  })
  test('a field that resembles none', () => {
    expect(problemsOf(home({ ...text, colour: 'red' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:7 error unknown-field
      Text block "welcome" has no field "colour". Its fields are: type, id, visible, confirm, title, text, image, caption, tone.
           8 |       "text": "Merhaba",
        >  9 |       "colour": "red"
             |       ^
          10 |     }"
    `)
  })
  test('a misspelt field of the page', () => {
    expect(problemsOf(home(text, { parrent: 'fans' }))).toMatchInlineSnapshot(`
      "pages/index.json:11:3 error unknown-field
      The page has no field "parrent". Did you mean "parent"?
          10 |   ],
        > 11 |   "parrent": "fans"
             |   ^
          12 | }"
    `)
  })
  test('a missing field', () => {
    expect(problemsOf(home({ type: 'text', id: 'welcome' }))).toMatchInlineSnapshot(`
      "pages/index.json:5:5 error missing-field
      Text block "welcome" needs "text". The words.
          4 |   "blocks": [
        > 5 |     {
            |     ^
          6 |       "type": "text","
    `)
  })
  test('missing words for a picture', () => {
    expect(problemsOf(home({ ...gallery, images: [{ id: 'front', src: 'fan.svg' }] }))).toMatchInlineSnapshot(`
      "pages/index.json:9:9 error missing-alt
      "front" in "images" of Gallery "views" needs "alt". What the picture shows, in one sentence, for people who cannot see it.
           8 |       "images": [
        >  9 |         {
             |         ^
          10 |           "id": "front","
    `)
  })
  test('an unknown block', () => {
    expect(problemsOf(home({ type: 'galery', id: 'views' }))).toMatchInlineSnapshot(`
      "pages/index.json:6:15 error unknown-block
      The page has a block of type "galery", which does not exist. Did you mean "gallery"? The types are: hero, text, card-grid, gallery, feature-list, spec-table, drawing, tabs, testimonials, link-list, contact-list, document-list, list-columns, map.
          5 |     {
        > 6 |       "type": "galery",
            |               ^
          7 |       "id": "views""
    `)
  })
  test('a block without a type', () => {
    expect(problemsOf(home({ id: 'views' }))).toMatchInlineSnapshot(`
      "pages/index.json:5:5 error unknown-block
      This block does not say which "type" it is. The types are: hero, text, card-grid, gallery, feature-list, spec-table, drawing, tabs, testimonials, link-list, contact-list, document-list, list-columns, map.
          4 |   "blocks": [
        > 5 |     {
            |     ^
          6 |       "id": "views""
    `)
  })
  test('a value of the wrong type', () => {
    expect(problemsOf(home({ ...text, text: 12 }))).toMatchInlineSnapshot(`
      "pages/index.json:8:15 error wrong-type
      "text" of Text block "welcome" must be text in double quotes, but is a number. Words with some Markdown: an empty line starts a paragraph, **strong**, *emphasis*, [link](/address), and lists with "- " or "1. ". No HTML, headings or pictures.
          7 |       "id": "welcome",
        > 8 |       "text": 12
            |               ^
          9 |     }"
    `)
  })
  test('a list that is an object', () => {
    expect(problemsOf(home({ ...gallery, images: { id: 'front' } }))).toMatchInlineSnapshot(`
      "pages/index.json:8:17 error wrong-type
      "images" of Gallery "views" must be a list in [ ], but is an object. The pictures; the first is shown first.
          7 |       "id": "views",
        > 8 |       "images": {
            |                 ^
          9 |         "id": "front""
    `)
  })
  test('a value that is not among the allowed', () => {
    expect(problemsOf(home({ ...text, tone: 'notise' }))).toMatchInlineSnapshot(`
      "pages/index.json:9:15 error wrong-value
      "tone" of Text block "welcome" must be one of "plain", "notice", but is "notise". Did you mean "notice"?
           8 |       "text": "Merhaba",
        >  9 |       "tone": "notise"
             |               ^
          10 |     }"
    `)
  })
  test('an id with a space', () => {
    expect(problemsOf(home({ ...text, id: 'My text' }))).toMatchInlineSnapshot(`
      "pages/index.json:7:13 error wrong-value
      "id" of Text block "My text" cannot be "My text". A short name: small letters, digits and hyphens. It is the key in translations, the #anchor in the address and the name in error messages.
          6 |       "type": "text",
        > 7 |       "id": "My text",
            |             ^
          8 |       "text": "Merhaba""
    `)
  })
  test('a number out of range', () => {
    expect(problemsOf(home({ ...gallery, autoAdvance: 0.5 }))).toMatchInlineSnapshot(`
      "pages/index.json:15:22 error wrong-value
      "autoAdvance" of Gallery "views" must be at least 2, but is 0.5.
          14 |       ],
        > 15 |       "autoAdvance": 0.5
             |                      ^
          16 |     }"
    `)
  })
  test('an empty list', () => {
    expect(problemsOf(home({ ...gallery, images: [] }))).toMatchInlineSnapshot(`
      "pages/index.json:8:17 error too-short
      "images" of Gallery "views" must have at least 1, but has none. The pictures; the first is shown first.
          7 |       "id": "views",
        > 8 |       "images": []
            |                 ^
          9 |     }"
    `)
  })
  test('empty words', () => {
    expect(problemsOf(home({ ...text, text: '' }))).toMatchInlineSnapshot(`
      "pages/index.json:8:15 error too-short
      "text" of Text block "welcome" is empty. Words with some Markdown: an empty line starts a paragraph, **strong**, *emphasis*, [link](/address), and lists with "- " or "1. ". No HTML, headings or pictures.
          7 |       "id": "welcome",
        > 8 |       "text": ""
            |               ^
          9 |     }"
    `)
  })
  test('a link that is no address', () => {
    expect(
      problemsOf(home({ type: 'link-list', id: 'links', links: [{ id: 'fan', label: 'Fan', href: 'tunnel-fan' }] })),
    ).toMatchInlineSnapshot(`
      "pages/index.json:12:19 error wrong-value
      "href" of "fan" in "links" of Link list "links" cannot be "tunnel-fan". Where it leads: a page of this site ("/products", "/about-us#history"), a block of this page ("#details"), or an outside address ("https://…", "mailto:…", "tel:…").
          11 |           "label": "Fan",
        > 12 |           "href": "tunnel-fan"
             |                   ^
          13 |         }"
    `)
  })
})
