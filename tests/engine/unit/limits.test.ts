import { expect, test } from 'vitest'
import { readDocument } from '../../../tools/content/json/document'
import { joined, wordsOf } from '../../../tools/content/say/say.js'
import { problemsOf } from './site'

const many = 20_000
const withBlocks = (blocks: string) => `{\n  "title": "Fan",\n  "blocks": ${blocks}\n}`
const withText = (text: string) => withBlocks(`[{ "type": "text", "id": "a", "text": ${JSON.stringify(text)} }]`)

/** Problems in a document, one per line. */
function problemsIn(text: string): string {
  const { document, problems } = readDocument('pages/fan.json', text)
  const reported = problems.map(
    ({ line, column, message, hint }) => `${line}:${column} ${wordsOf(joined([message, hint]))}`,
  )
  return [document ? 'read' : 'not read', ...reported].join('\n')
}

test('nesting that would end the program', () => {
  expect(problemsIn(withBlocks('['.repeat(many) + ']'.repeat(many)))).toMatchInlineSnapshot(`
    "not read
    3:62 Objects and lists are nested more than 50 levels deep. Remove some of the brackets around this."
  `)
  expect(problemsIn(withBlocks('['.repeat(many)))).toMatchInlineSnapshot(`
    "not read
    3:62 Objects and lists are nested more than 50 levels deep. Remove some of the brackets around this."
  `)
  expect(problemsIn(withBlocks('['.repeat(49) + ']'.repeat(49)))).toBe('read')
  expect(problemsIn(withText('['.repeat(60)))).toBe('read')
})

test('lists and objects that are too long', () => {
  const items = Array.from({ length: many }, () => ({ id: 'a' }))
  const fields = Object.fromEntries(items.map((_, i) => [`a${i}`, 'a']))
  expect(problemsIn(withBlocks(JSON.stringify(items)))).toMatchInlineSnapshot(`
    "not read
    3:13 This list has more than 2,000 items. Split it into several."
  `)
  expect(problemsIn(withBlocks(JSON.stringify(fields)))).toMatchInlineSnapshot(`
    "not read
    3:13 This object has more than 2,000 fields. Split it into several."
  `)
  expect(problemsIn(withBlocks(JSON.stringify(items.slice(0, 2000))))).toBe('read')
})

test('texts that are too long, or take too long to parse', () => {
  expect(problemsIn(withText('a'.repeat(20_001)))).toMatchInlineSnapshot(`
    "not read
    3:51 This text has 20,001 characters; a text may have 20,000. Split it into several."
  `)
  expect(problemsIn(withText('*'.repeat(18_000)))).toMatchInlineSnapshot(`
    "not read
    3:51 This text has 18,000 characters such as *, _, [ and line breaks; a text may have 1,000. Remove those that it does not need, or split it into several."
  `)
  expect(problemsIn(withText('> '.repeat(9000)))).toMatchInlineSnapshot(`
    "not read
    3:51 This text has 9,000 characters such as *, _, [ and line breaks; a text may have 1,000. Remove those that it does not need, or split it into several."
  `)
  expect(problemsIn(withText('\n'.repeat(1001)))).toMatchInlineSnapshot(`
    "not read
    3:51 This text has 1,001 characters such as *, _, [ and line breaks; a text may have 1,000. Remove those that it does not need, or split it into several."
  `)
  expect(problemsIn(withText(`${'a\n'.repeat(1000)}${'ü'.repeat(18_000)}`))).toBe('read')
})

test('a limit is one problem of the site, in whatever file', () => {
  const deep = '['.repeat(many)
  expect(problemsOf({ 'locales/en/index.json': `{ "title": ${deep}` })).toMatchInlineSnapshot(`
    "locales/en/index.json:1:61 error too-large
    Objects and lists are nested more than 50 levels deep. Remove some of the brackets around this."
  `)
  expect(problemsOf({ 'pages/_site.json': deep })).toMatchInlineSnapshot(`
    "pages/_site.json:1:51 error too-large
    Objects and lists are nested more than 50 levels deep. Remove some of the brackets around this."
  `)
})

test('of very many mistakes in one document only the first are reported', () => {
  const wrong = Array.from({ length: 1500 }, () => 5)
  const repeated = `{${Array.from({ length: 900 }, (_, i) => `"a${i}": 1, "a${i}": 2`).join()}}`
  expect(problemsOf({ 'pages/index.json': { blocks: wrong } }, []).match(/wrong-type/g)).toHaveLength(100)
  expect(readDocument('pages/a.json', repeated).problems).toHaveLength(100)
})

test('a text whose last quote is missing is not looked at twice', () => {
  expect(problemsIn('{\n  "title": "Fan",\n  "blocks": [{ "type": "te')).toMatchInlineSnapshot(`
    "not read
    3:24 This is not valid JSON: the closing quote of this text is missing."
  `)
})
