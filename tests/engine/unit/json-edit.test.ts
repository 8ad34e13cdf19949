import { describe, expect, test } from 'vitest'
import { insertItem, moveItem, removeAt, removeWhole, replaceValue } from '../../../tools/content/json-edit'
import { setValue } from '../../../tools/content/json-set'
import type { Path } from '../../../tools/content/problem'

/** An author's file: a mark, tabs, Windows' line ends, escapes, objects on one line and on several, no last line break. */
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

/** The lines that go and come. */
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
      setValue(file, ['title'], 'İlk / yeni sayfa'),
      ['-"title": "\\u0130lk \\/ sayfa",', '+>"title": "\\u0130lk \\/ yeni sayfa",'],
    ],
    [
      'a field of a figure on one line',
      setValue(file, ['rows', 0, 'value'], { value: 80, unit: 'kg' }),
      [
        '-{ "id": "one", "value": { "value": 78, "unit": "kg" } },',
        '+>>{ "id": "one", "value": { "value": 80, "unit": "kg" } },',
      ],
    ],
    [
      'another kind of figure',
      setValue(file, ['rows', 0, 'value'], { from: 1, to: 2 }),
      [
        '-{ "id": "one", "value": { "value": 78, "unit": "kg" } },',
        '+>>{ "id": "one", "value": { "from": 1, "to": 2 } },',
      ],
    ],
    [
      'words in the place of a figure, and a field that is new',
      setValue(file, ['rows', 1], { id: 'two', label: 'İki', value: '2' }),
      ['-{ "id": "two", "value": "\\"2\\"" }', '+>>{ "id": "two", "label": "İki", "value": "2" }'],
    ],
    [
      'an item next to others on one line',
      insertItem(file, ['rows'], 1, { id: 'new', value: { upTo: 3 } }),
      ['+>>{ "id": "new", "value": { "upTo": 3 } },'],
    ],
    [
      'the first item of a list',
      insertItem(file, ['blocks'], 0, { type: 'hero', id: 'top' }),
      ['+>>>"type": "hero",', '+>>>"id": "top"'],
    ],
    [
      'the first item of an empty list',
      insertItem(file, ['blocks', 1, 'items'], 0, { id: 'a', tags: ['b', 'c'] }),
      ['-"items": []', '+>>>"items": [', '+>>>>{', '+>>>>>"id": "a",', '+>>>>>"tags": ["b", "c"]', '+>>>>}', '+>>>]'],
    ],
    [
      'a field in its order',
      setValue(file, ['draft'], true, ['title', 'description', 'draft', 'related']),
      ['+>"draft": true,'],
    ],
    [
      'a plain list',
      setValue(file, ['related'], ['/b', '/c']),
      ['-"related": ["/a", "/b"],', '+>"related": ["/b", "/c"],'],
    ],
    ['an item that goes', removeAt(file, ['rows', 0]), ['-{ "id": "one", "value": { "value": 78, "unit": "kg" } },']],
    ['a value that is there already', setValue(file, ['rows', 1, 'value'], '"2"'), []],
    ['a path that leads nowhere', setValue(file, ['nowhere', 'at all'], 1), []],
  ])('%s', (_, after, lines) => {
    expect(difference(after)).toEqual(lines)
    expect([after.startsWith('\uFEFF{'), after.endsWith('}')]).toEqual([true, true])
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

test('a block that moves takes its own lines, and back gives the same bytes', () => {
  const moved = moveItem(file, ['blocks'], 1, 0)
  expect(JSON.parse(moved.slice(1)).blocks.map(({ id }: { id: string }) => id)).toEqual(['how', 'about'])
  expect(difference(moved)).toEqual([])
  expect(moveItem(moved, ['blocks'], 0, 1)).toBe(file)
})

test('what is taken out and put back gives the same bytes', () => {
  const paths: Path[] = [
    ['rows', 0],
    ['rows', 1],
  ]
  for (const path of paths) {
    const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
    const item = JSON.parse(file.slice(1)).rows[index]
    expect(insertItem(removeAt(file, path), list, index, item)).toBe(file)
  }
})

test('a value takes along what would be empty around it', () => {
  expect(removeWhole('{ "a": { "b": { "c": 1 } }, "d": 2 }', ['a', 'b', 'c'])).toBe('{ "d": 2 }')
  expect(removeWhole('{ "a": { "b": { "c": 1 } } }', ['a', 'b', 'c'])).toBe('{}')
  expect(removeWhole('{ "a": [1, 2] }', ['a', 0])).toBe('{ "a": [2] }')
})

test('letters of two units are replaced whole', () => {
  const text = replaceValue('{ "a": "x😀y" }', ['a'], 'x😁y')
  expect(text).toBe('{ "a": "x😁y" }')
  expect(replaceValue('{ "a": "𝔸" }', ['a'], '🔸')).toBe('{ "a": "🔸" }')
})
