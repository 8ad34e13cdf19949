import { describe, expect, test } from 'vitest'
import { problemsOf } from './site'

describe('a document that cannot be read', () => {
  test('an empty file', () => {
    expect(problemsOf({ 'pages/index.json': '' })).toMatchInlineSnapshot(`
      "pages/index.json:1:1 error empty-file
      The file is empty. A page starts with { and ends with }. "npm run new" starts one for you."
    `)
  })
  test('a missing comma', () => {
    expect(
      problemsOf({ 'pages/index.json': '{\n  "title": "Ana sayfa"\n  "description": "Başlangıç."\n}' }),
    ).toMatchInlineSnapshot(`
      "pages/index.json:3:3 error invalid-json
      This is not valid JSON: a comma is missing before this."
    `)
  })
  test('a comma too many', () => {
    expect(problemsOf({ 'pages/index.json': '{\n  "title": "Ana sayfa",\n}' })).toMatchInlineSnapshot(`
      "pages/index.json:3:1 error invalid-json
      This is not valid JSON: expected a field name in double quotes. Is there an extra comma before it?"
    `)
  })
  test('quotes that are not closed', () => {
    expect(problemsOf({ 'pages/index.json': '{\n  "title": "Ana sayfa\n}' })).toMatchInlineSnapshot(`
      "pages/index.json:2:12 error invalid-json
      This is not valid JSON: the closing quote of this text is missing."
    `)
  })
  test('an end that is missing', () => {
    expect(problemsOf({ 'pages/index.json': '{\n  "title": "Ana sayfa",\n  "blocks": [\n' })).toMatchInlineSnapshot(`
      "pages/index.json:3:13 error invalid-json
      This is not valid JSON: a closing ] is missing."
    `)
  })
  test('a list where an object should be', () => {
    expect(problemsOf({ 'pages/index.json': '[]' })).toMatchInlineSnapshot(`
      "pages/index.json:1:1 error invalid-json
      The document must be an object: it starts with { and ends with }."
    `)
  })
  test('a byte order mark is pointed out, and the page still counts', () => {
    const text =
      '{ "title": "Ana sayfa", "description": "Başlangıç: sitenin ilk sayfası, her şey buradan açılır.", "blocks": [{ "type": "text", "id": "welcome", "text": "Merhaba" }] }'
    expect(problemsOf({ 'pages/index.json': `\uFEFF${text}` })).toMatchInlineSnapshot(`
      "pages/index.json:1:1 warning byte-order-mark
      The file starts with an invisible mark (a byte order mark). Save it as "UTF-8" without "BOM"."
    `)
  })
  test('a field that stands twice', () => {
    const text =
      '{ "title": "Ana sayfa",\n  "title": "Giriş", "description": "Başlangıç: sitenin ilk sayfası, her şey buradan açılır.", "blocks": [{ "type": "text", "id": "welcome", "text": "Merhaba" }] }'
    expect(problemsOf({ 'pages/index.json': text })).toMatchInlineSnapshot(`
      "pages/index.json:2:3 error duplicate-key
      The field "title" appears twice in this object. Rename or remove one: only the last one is used."
    `)
  })
  test('bytes that are not text', () => {
    expect(problemsOf({ 'pages/index.json': '{ "title": "\uFFFD\uFFFD" }' })).toMatchInlineSnapshot(`
      "pages/index.json:1:13 error unreadable-file
      The file is not readable text. Save it again as "UTF-8"."
    `)
  })
  test('a document of 5 MB', () => {
    const text = `{ "title": "${'a'.repeat(5_000_000)}" }`
    expect(problemsOf({ 'pages/index.json': text }).replace(/a{20,}/, 'aaa…')).toMatchInlineSnapshot(`
      "pages/index.json:1:1 error too-large
      The file is too large: 5.0 million characters; a document may have 1 million. Split it into several pages."
    `)
  })
  test('a site without its site file', () => {
    expect(problemsOf({ 'pages/_site.json': ' ' })).toMatchInlineSnapshot(`
      "pages/_site.json:1:1 error empty-file
      The file is empty. A page starts with { and ends with }. "npm run new" starts one for you."
    `)
  })
})
