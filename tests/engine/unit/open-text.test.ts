import { describe, expect, test } from 'vitest'
import type { Path } from '../../../tools/content/base/problem'
import { openText } from '../../../tools/content/json/open-text'

/** A file with a byte order mark, tabs, CRLF, escapes, single-line and multi-line objects, and no final line break. */
const file = `\uFEFF{
\t"title": "\\u0130lk \\/ sayfa",
\t"related": ["/a", "/b"],
\t"rows": [
\t\t{ "id": "one", "value": { "value": 78, "unit": "kg" } },
\t\t{ "id": "two", "value": "\\"2\\"" }
\t],
\t"blocks": [
\t\t{
\t\t\t"type": "text",
\t\t\t"id": "about"
\t\t},
\t\t{
\t\t\t"type": "steps",
\t\t\t"id": "how",
\t\t\t"items": []
\t\t}
\t]
}`.replaceAll('\n', '\r\n')

/** Lines that the edit removed ("-") or added ("+"). */
function difference(after: string): string[] {
  const [before, now] = [file, after].map((text) => text.split('\r\n'))
  return [
    ...(before ?? []).filter((line) => !now?.includes(line)).map((line) => `-${line.trim()}`),
    ...(now ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line.replaceAll('\t', '>')}`),
  ]
}

describe('an edit changes what was meant, in the form around it', () => {
  test.each<[string, string, string[]]>([
    [
      'a part of a text with escapes',
      openText(file).set(['title'], 'İlk / yeni sayfa').text,
      ['-"title": "\\u0130lk \\/ sayfa",', '+>"title": "\\u0130lk \\/ yeni sayfa",'],
    ],
    [
      'a field of a figure on one line',
      openText(file).set(['rows', 0, 'value'], { value: 80, unit: 'kg' }).text,
      [
        '-{ "id": "one", "value": { "value": 78, "unit": "kg" } },',
        '+>>{ "id": "one", "value": { "value": 80, "unit": "kg" } },',
      ],
    ],
    [
      'another kind of figure',
      openText(file).set(['rows', 0, 'value'], { from: 1, to: 2 }).text,
      [
        '-{ "id": "one", "value": { "value": 78, "unit": "kg" } },',
        '+>>{ "id": "one", "value": { "from": 1, "to": 2 } },',
      ],
    ],
    [
      'words in the place of a figure, and a field that is new',
      openText(file).set(['rows', 1], { id: 'two', label: 'İki', value: '2' }).text,
      ['-{ "id": "two", "value": "\\"2\\"" }', '+>>{ "id": "two", "label": "İki", "value": "2" }'],
    ],
    [
      'an item next to others on one line',
      openText(file).insert(['rows', 1], { id: 'new', value: { upTo: 3 } }).text,
      ['+>>{ "id": "new", "value": { "upTo": 3 } },'],
    ],
    [
      'the first item of a list',
      openText(file).insert(['blocks', 0], { type: 'hero', id: 'top' }).text,
      ['+>>>"type": "hero",', '+>>>"id": "top"'],
    ],
    [
      'the first item of an empty list',
      openText(file).insert(['blocks', 1, 'items', 0], { id: 'a', tags: ['b', 'c'] }).text,
      ['-"items": []', '+>>>"items": [', '+>>>>{', '+>>>>>"id": "a",', '+>>>>>"tags": ["b", "c"]', '+>>>>}', '+>>>]'],
    ],
    [
      'a field in its order',
      openText(file).set(['draft'], true, ['title', 'description', 'draft', 'related']).text,
      ['+>"draft": true,'],
    ],
    [
      'a plain list',
      openText(file).set(['related'], ['/b', '/c']).text,
      ['-"related": ["/a", "/b"],', '+>"related": ["/b", "/c"],'],
    ],
    [
      'an item that goes',
      openText(file).remove(['rows', 0]).text,
      ['-{ "id": "one", "value": { "value": 78, "unit": "kg" } },'],
    ],
    ['a value that is there already', openText(file).set(['rows', 1, 'value'], '"2"').text, []],
    ['a path that leads nowhere', openText(file).set(['nowhere', 'at all'], 1).text, []],
  ])('%s', (_, after, lines) => {
    expect(difference(after)).toEqual(lines)
    expect([after.startsWith('\uFEFF{'), after.endsWith('}')]).toEqual([true, true])
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

test('a block that moves takes its own lines, and back gives the same bytes', () => {
  const moved = openText(file).move(['blocks'], 1, 0).text
  expect(JSON.parse(moved.slice(1)).blocks.map(({ id }: { id: string }) => id)).toEqual(['how', 'about'])
  expect(difference(moved)).toEqual([])
  expect(openText(moved).move(['blocks'], 0, 1).text).toBe(file)
})

test('what is taken out and put back gives the same bytes', () => {
  const paths: Path[] = [
    ['rows', 0],
    ['rows', 1],
  ]
  for (const path of paths) {
    const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
    const item = JSON.parse(file.slice(1)).rows[index]
    expect(
      openText(file)
        .remove(path)
        .insert([...list, index], item).text,
    ).toBe(file)
  }
})

test('a value takes along what would be empty around it', () => {
  expect(openText('{ "a": { "b": { "c": 1 } }, "d": 2 }').removeWhole(['a', 'b', 'c']).text).toBe('{ "d": 2 }')
  expect(openText('{ "a": { "b": { "c": 1 } } }').removeWhole(['a', 'b', 'c']).text).toBe('{}')
  expect(openText('{ "a": [1, 2] }').removeWhole(['a', 0]).text).toBe('{ "a": [2] }')
})

test('letters of two units are replaced whole', () => {
  const text = openText('{ "a": "x😀y" }').replace(['a'], 'x😁y').text
  expect(text).toBe('{ "a": "x😁y" }')
  expect(openText('{ "a": "𝔸" }').replace(['a'], '🔸').text).toBe('{ "a": "🔸" }')
})
