import { expect, test } from 'vitest'
import { readDocument } from '../../../tools/content/json/document'
import { joined, wordsOf } from '../../../tools/content/say/say.js'

/** First problem that is reported for a document with this line. */
function said(line: string): string {
  const { problems } = readDocument('pages/a.json', `{\n  "title": "A",\n${line}\n}\n`)
  return (
    problems.map(({ line, column, message, hint }) => `${line}:${column} ${wordsOf(joined([message, hint]))}`)[0] ?? ''
  )
}

test.each([
  ['a no-break space before a name', '\u00a0\u00a0"a": 1'],
  ['a no-break space before a value', '  "a":\u00a01'],
  ['a no-break space after a value', '  "a": 1\u00a0'],
  ['a no-break space after a word of JSON', '  "a": true\u00a0'],
  ['a space of no width', '  "a": \u200b"b"'],
  ['an ideographic space', '\u3000"a": "b"'],
  ['a line separator', '  "a": "b",\u2028"c": 1'],
  ['a comment as in a shell', '  # a comment\n  "a": 1'],
  ['a comment after a value', '  "a": 1 # a comment'],
  ['curly quotes around a value', '  "a": “b”'],
  ['curly quotes around a name', '  “a”: "b"'],
  ['single quotes', '  "a": \'b\''],
  ['a decimal comma', '  "a": 5,5'],
  ['a decimal comma in a list', '  "a": [{ "b": 5,5 }]'],
  ['a comma for thousands', '  "a": 12,400'],
  ['points for thousands', '  "a": 1.500.000'],
  ['a space for thousands', '  "a": 1 500'],
  ['an apostrophe for thousands', '  "a": 1\'500'],
  ['an underscore for thousands', '  "a": 1_500'],
  ['the minus sign of a word processor', '  "a": −5'],
  ['quotes inside a text', '  "a": "on a "still" night"'],
  ['the end of a list of texts lost', '  "a": ["b", "c",\n  "d": 1'],
  ['a point first', '  "a": .5'],
  ['a point last', '  "a": 5.'],
  ['a plus', '  "a": +5'],
  ['a leading zero', '  "a": 0180'],
  ['a leading zero after a minus', '  "a": -05'],
  ['a leading zero in a list', '  "a": [07]'],
  ['a word', '  "a": yes'],
  ['a word with a unit', '  "a": 5 kg'],
  ['a unit in a number', '  "a": 9.5kg'],
  ['a word in capitals', '  "a": True'],
  ['a word for nothing', '  "a": None'],
  ['a semicolon', '  "a": 1;\n  "b": 2'],
  ['an equals sign', '  "a" = 1'],
  ['a missing comma', '  "a": 1\n  "b": 2'],
  ['a missing comma between numbers of a list', '  "a": [\n 1\n 2]'],
  ['a comma too many', '  "a": 1,,\n "b": 2'],
  ['a comma at the end', '  "a": 1,'],
  ['both brackets lost between two items', '  "a": [\n { "id": "b", "c": 1\n "id": "d", "c": 2 }\n]'],
  ['both brackets lost, but not the comma', '  "a": [\n { "id": "b", "c": 1,\n "id": "d", "c": 2 }\n]'],
  ['an opening bracket lost', '  "a": [\n { "id": "b" },\n "id": "d" }\n]'],
  ['a closing bracket lost', '  "a": [\n { "id": "b",\n { "id": "d" }\n]'],
  ['a closing bracket and a comma lost', '  "a": [\n { "id": "b"\n { "id": "d" }\n]'],
  ['the last closing bracket of a list lost', '  "a": [\n { "id": "b"\n]'],
  ['the end of a list lost', '  "a": [\n { "id": "b" }'],
  ['two colons', '  "a": "b": "c"'],
])('%s', (_, line) => {
  expect(said(line)).toMatchSnapshot()
})

test.each([
  ['a code fence', '```json\n{ "title": "A" }\n```\n'],
  ['a sentence and a code fence', 'Here is your file:\n\n```json\n{ "title": "A" }\n```\n'],
  ['the first line of a code fence', '```json\n{ "title": "A" }\n'],
  ['the last line of a code fence', '{ "title": "A" }\n```\n'],
  ['a sentence', 'Here is your file:\n{ "title": "A" }\n'],
])('%s around a document', (_, text) => {
  const { problems } = readDocument('pages/a.json', text)
  expect(problems.map(({ message, hint }) => wordsOf(joined([message, hint])))).toEqual([
    'This is not valid JSON: the document begins with { and ends with }. Delete all lines before the first { and after the last }, such as those with ```.',
  ])
})
