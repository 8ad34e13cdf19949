import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, withStep } from '../../../tools/studio/document/apply'
import { differences } from '../../../tools/studio/document/difference'
import { mergeTexts } from '../../../tools/studio/document/merge'
import type { Operation, Texts } from '../../../tools/studio/document/operation'
import { contract } from './site'

const file = 'pages/fan.json'
const edited = { name: 'fan', lang: 'tr', anchors: contract.anchors }
const base = `{
  "title": "Fan",
  "kind": "page",
  "blocks": [
    { "type": "text", "id": "a", "text": "A" },
    {
      "type": "spec-table",
      "id": "b",
      "columns": [{ "id": "m1", "label": "M1" }, { "id": "m2", "label": "M2" }],
      "rows": [
        { "id": "r1", "label": "R1", "cells": { "m1": "x", "m2": { "value": 2 } } }
      ]
    },
    { "type": "text", "id": "c", "text": "[A](#a) ve [B](/fan#b), [C](#a-z)", "href": "#a" }
  ]
}
`
const english = `{ "blocks": { "a": { "text": "A" }, "b": { "rows": { "r1": { "label": "R1", "cells": { "m1": "x" } } } } } }\n`
const texts: Texts = { [file]: base, 'locales/en/fan.json': english }

function textsAfter(...operations: Operation[]): Texts {
  return operations.reduce((result, operation) => apply(result, operation, edited).texts, texts)
}

function merged(theirs: Operation[], ours: Operation[], answers: Record<string, 'ours' | 'theirs'> = {}) {
  const versions = { base, theirs: textsAfter(...theirs)[file], ours: textsAfter(...ours)[file] }
  return mergeTexts(file, versions, (key) => answers[key])
}

const title: Operation = { kind: 'set', path: ['title'], value: 'Fanlar' }
const other: Operation = { kind: 'set', path: ['title'], value: 'Vantilatör' }
const first: Operation = { kind: 'set', path: ['blocks', 0, 'text'], value: 'AA' }

describe('two edits of a page', () => {
  test.each<[string, Operation[], Operation[]]>([
    ['of two fields', [title], [first]],
    ['of two fields of an item', [{ kind: 'hide', path: ['blocks', 0], hidden: true }], [first]],
    ['one moves what the other changes', [{ kind: 'move', path: ['blocks', 0], at: 2 }], [first]],
    [
      'both add at the same place',
      [{ kind: 'add', list: ['blocks'], at: 1, value: { type: 'text', id: 'x', text: 'X' } }],
      [{ kind: 'add', list: ['blocks'], at: 1, value: { type: 'text', id: 'y', text: 'Y' } }],
    ],
    ['one removes what the other leaves', [{ kind: 'remove', path: ['blocks', 0] }], [title]],
    ['both do the same', [title], [title]],
  ])('both count: %s', (_, theirs, ours) => {
    const { text = '', questions } = merged(theirs, ours)
    expect(questions).toEqual([])
    // The result contains all changes of both edits, and no other changes.
    const changes = (texts: Texts) => differences(JSON.parse(base), JSON.parse(texts[file] ?? ''))
    const allChanges = [...changes(textsAfter(...theirs)), ...changes(textsAfter(...ours))].map((change) =>
      JSON.stringify(change),
    )
    const mergedChanges = differences(JSON.parse(base), JSON.parse(text)).map((change) => JSON.stringify(change))
    expect(new Set(mergedChanges)).toEqual(new Set(allChanges))
    // Lines that neither edit changed stay the same.
    expect(text).toContain('      "columns": [{ "id": "m1", "label": "M1" }, { "id": "m2", "label": "M2" }],')
  })

  test('of the same field are a question, which can be answered', () => {
    const { text, questions } = merged([other], [title, first])
    const key = `${file} title`
    expect(questions).toEqual([{ key, file, path: ['title'], base: 'Fan', theirs: 'Vantilatör', ours: 'Fanlar' }])
    expect(JSON.parse(text ?? '')).toMatchObject({ title: 'Vantilatör', blocks: [{ text: 'AA' }, {}, {}] })
    const answered = merged([other], [title, first], { [key]: 'ours' })
    expect(answered.questions).toEqual([])
    expect(answered.text).toBe(textsAfter(title, first)[file])
  })

  test('one removes what the other changes: a question', () => {
    const remove: Operation = { kind: 'remove', path: ['blocks', 0] }
    const { questions } = merged([remove], [first])
    expect(questions).toMatchObject([{ key: `${file} blocks a`, path: ['blocks', 0], ours: { text: 'AA' } }])
    expect(questions[0]).not.toHaveProperty('theirs', expect.anything())
    const kept = merged([remove], [first], { [`${file} blocks a`]: 'ours' })
    expect(JSON.parse(kept.text ?? '').blocks[0]).toEqual({ type: 'text', id: 'a', text: 'AA' })
  })

  test('both put the items in another order: a question', () => {
    const move = (from: number, at: number): Operation => ({ kind: 'move', path: ['blocks', from], at })
    const ids = (text = '') => JSON.parse(text).blocks.map(({ id }: { id: string }) => id)
    const { text, questions } = merged([move(0, 2)], [move(2, 0)])
    expect([ids(text), questions.map(({ path }) => path)]).toEqual([['b', 'c', 'a'], [['blocks']]])
    expect(ids(merged([move(0, 2)], [move(2, 0)], { [`${file} blocks`]: 'ours' }).text)).toEqual(['c', 'a', 'b'])
  })

  test.each([
    ['no JSON', '{ "title": '],
    ['gone', undefined],
  ])('what the other left is %s: a question about the file', (_, theirs) => {
    const { text, questions } = mergeTexts(file, { base, theirs, ours: textsAfter(title)[file] }, () => undefined)
    expect(text).toBe(theirs)
    expect(questions).toMatchObject([{ path: [], key: file }])
  })

  test('whoever changed nothing gets what the other has, byte by byte', () => {
    const some = fc.constantFrom(undefined, base, textsAfter(title)[file], '{', '')
    const property = fc.property(some, some, (a, b) => {
      expect(mergeTexts(file, { base: a, theirs: b, ours: a }, () => undefined)).toEqual({ text: b, questions: [] })
      expect(mergeTexts(file, { base: a, theirs: a, ours: b }, () => undefined)).toEqual({ text: b, questions: [] })
    })
    fc.assert(property)
  })
})

describe('what is taken back', () => {
  test('leaves what somebody else changed since', () => {
    const { texts: mine } = apply(texts, title, edited)
    const { texts: theirs } = apply(mine, first, edited)
    expect(withStep(theirs, mine, texts)).toEqual(textsAfter(first))
  })

  test('can be done again', () => {
    const remove: Operation = { kind: 'remove', path: ['blocks', 1] }
    for (const operation of [title, remove]) {
      const done = apply(texts, operation, edited)
      const undone = withStep(done.texts, done.texts, texts)
      expect(undone).toEqual(texts)
      expect(withStep(undone, texts, done.texts)).toEqual(done.texts)
    }
  })
})

const page = (now: Texts) => JSON.parse(now[file] ?? '')

test('links to an anchor follow its new name', () => {
  const now = textsAfter({ kind: 'rename', path: ['blocks', 0], id: 'intro' })
  expect(now[file]).toContain('"text": "[A](#intro) ve [B](/fan#b), [C](#a-z)", "href": "#intro"')
  expect(now['locales/en/fan.json']).toContain('"intro": { "text": "A" }')
})

test('scales follow the new name of their table', () => {
  const blocks = [
    {
      type: 'spec-table',
      id: 'table',
      columns: [],
      rows: [
        { id: 'table', label: 'a' },
        { id: 'height', label: 'b' },
      ],
    },
    { type: 'scale', id: 'scale', kind: 'bars', table: 'table', rows: ['height', 'table'] },
    { type: 'scale', id: 'other', kind: 'bars', table: 'height', rows: ['height'] },
  ]
  const before = { 'pages/fan.json': JSON.stringify({ title: 'height', blocks }) }
  const { texts } = apply(before, { kind: 'rename', path: ['blocks', 0], id: 'sizes' }, edited)
  const tables = page(texts).blocks.slice(1)
  expect(tables.map(({ table, rows }: { table: string; rows: string[] }) => [table, ...rows].join(' '))).toEqual([
    'sizes height table',
    'height height',
  ])
})

test('what is drawn follows the new name of its table', () => {
  const blocks = [
    { type: 'spec-table', id: 'specs', rows: [{ id: 'weight' }, { id: 'height' }] },
    { type: 'drawing', id: 'plan', image: 'specs/weight.svg', figures: { a: 'specs/weight', b: 'other/weight' } },
  ]
  const before = { [file]: JSON.stringify({ title: 'specs', blocks }) }
  const { texts } = apply(before, { kind: 'rename', path: ['blocks', 0], id: 'sizes' }, edited)
  expect(page(texts).blocks[1]).toMatchObject({
    image: 'specs/weight.svg',
    figures: { a: 'sizes/weight', b: 'other/weight' },
  })
})

test('an id that is taken is not given again', () => {
  expect(textsAfter({ kind: 'rename', path: ['blocks', 0], id: 'b' })).toEqual(texts)
})

test('words that are a figure or a shared word now lose their translations', () => {
  const shared = textsAfter({ kind: 'set', path: ['blocks', 0, 'text'], value: 't:about' })
  expect(shared['locales/en/fan.json']).not.toContain('"a"')
  const figure = textsAfter({ kind: 'set', path: ['blocks', 1, 'rows', 0, 'cells', 'm1'], value: { value: 1 } })
  expect(figure['locales/en/fan.json']).not.toContain('m1')
  expect(figure['locales/en/fan.json']).toContain('"label": "R1"')
})

test('words of a language: the first makes its file, the last takes it away', () => {
  const word = (value: string): Operation => ({ kind: 'word', lang: 'ar', steps: ['title'], value })
  const now = textsAfter(word('مروحة'))
  expect(now['locales/ar/fan.json']).toBe('{\n  "title": "مروحة"\n}\n')
  expect(apply(now, word(''), edited).texts['locales/ar/fan.json']).toBeUndefined()
})

test('what all pages share gets a file with the first that is written in it', () => {
  const terms: Operation = { kind: 'set', path: ['terms'], value: [] }
  for (const [name, path] of [
    ['glossary', 'locales/glossary.json'],
    ['common', 'locales/tr/common.json'],
  ] as const)
    expect(apply({}, terms, { ...edited, name }).texts[path]).toBe('{\n  "terms": []\n}\n')
  expect(apply({}, terms, edited).texts).toEqual({})
})

test('a text that is no JSON is changed by nothing but being typed, and by taking that back', () => {
  const typed = { ...texts, [file]: '{ "title"' }
  expect(apply(typed, title, edited).texts).toEqual(typed)
  expect(withStep(typed, typed, texts)).toEqual(texts)
})

describe('whatever two people do', () => {
  type Item = { id: string; [field: string]: string }
  const fields = ['label', 'text', 'note']
  const begin = ['a', 'b', 'c', 'd'].map((id): Item => ({ id, label: `label ${id}`, text: `text ${id}` }))
  const edit = fc.record({
    kind: fc.nat({ max: 4 }),
    at: fc.nat({ max: 9 }),
    to: fc.nat({ max: 9 }),
    text: fc.constantFrom('x', 'y'),
  })

  /** A list after some edits. @param own prefix for the ids of new items */
  function listAfter(edits: { kind: number; at: number; to: number; text: string }[], own: string): Item[] {
    const items = structuredClone(begin)
    for (const [n, { kind, at, to, text }] of edits.entries()) {
      const item = items[at % items.length]
      const field = fields[to % fields.length] ?? 'label'
      if (kind === 0) items.splice(to % (items.length + 1), 0, { id: `${own}${n}`, label: text })
      if (!item) continue
      if (kind === 1) item[field] = text
      if (kind === 2) delete item[field]
      if (kind === 3) items.splice(items.indexOf(item), 1)
      if (kind === 4) items.splice(to % items.length, 0, ...items.splice(items.indexOf(item), 1))
    }
    return items
  }

  test('nothing is lost that only one of them did, and what both did is asked', () => {
    const written = (items: Item[]) => `${JSON.stringify({ title: 'T', items }, null, 2)}\n`
    const byId = (items: Item[], id: string) => items.find((item) => item.id === id)
    const edits = fc.array(edit, { maxLength: 8 })
    const property = fc.property(edits, edits, (first, second) => {
      const [theirs, ours] = [listAfter(first, 't'), listAfter(second, 'o')]
      const versions = { base: written(begin), theirs: written(theirs), ours: written(ours) }
      const { text = '', questions } = mergeTexts(file, versions, () => undefined)
      const merged: Item[] = JSON.parse(text).items ?? []
      const asked = new Set(questions.map(({ key }) => key))
      for (const id of new Set([...begin, ...theirs, ...ours].map((item) => item.id))) {
        const [base, other, ourItem, now] = [begin, theirs, ours, merged].map((items) => byId(items, id))
        const isSame = (a?: Item, b?: Item) =>
          JSON.stringify(Object.entries(a ?? {}).sort()) === JSON.stringify(Object.entries(b ?? {}).sort())
        if (!other || !ourItem) {
          const [remaining, changed] = [other ?? ourItem, !isSame(other ?? ourItem, base)]
          if (base && changed && remaining) expect(asked).toContain(`${file} items ${id}`)
          // If there is no question for the author, one side must have added or removed the item.
          else expect(now === undefined).toBe(base !== undefined)
          continue
        }
        for (const field of fields) {
          const [b, t, o] = [base?.[field], other[field], ourItem[field]]
          const isBoth = t !== b && o !== b && t !== o
          expect(now?.[field]).toBe(o === b || isBoth ? t : o)
          expect(asked.has(`${file} items ${id} ${field}`)).toBe(isBoth)
        }
      }
    })
    fc.assert(property, { numRuns: 300 })
  })
})
