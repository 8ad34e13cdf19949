import { expect, test } from 'vitest'
import { apply } from '../../../tools/studio/document/apply'
import type { Operation, Texts } from '../../../tools/studio/document/operation'
import { contract } from './site'

const [page, german] = ['pages/fan.json', 'locales/de/fan.json']
const table = ['blocks', 0]
const list = [...table, 'columns']

/** The table and its translation after operations on a page that has only a table. */
function after(block: object, words: object, ...operations: Operation[]) {
  const texts: Texts = {
    [page]: JSON.stringify({ blocks: [{ type: 'spec-table', id: 'specs', title: 'Data', ...block }] }),
    [german]: JSON.stringify({ blocks: { specs: words } }),
  }
  const edited = { name: 'fan', lang: 'en', anchors: contract.anchors }
  const changed = operations.reduce((before, operation) => apply(before, operation, edited).texts, texts)
  const [json, locale] = [page, german].map((file) => JSON.parse(changed[file] ?? '{}'))
  return { table: json.blocks[0], words: locale.blocks?.specs }
}

const compared = {
  rowHeading: 'Model',
  columns: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  rows: [
    { id: 'made-of', label: 'Made of', cells: { a: 'Steel', b: 'Wood' } },
    { id: 'weight', label: 'Weight', cells: { a: { value: 1 }, b: { value: 2 } } },
  ],
}
const comparedWords = {
  columns: { a: { label: 'A' }, b: { label: 'B' } },
  rows: { 'made-of': { label: 'Aus', cells: { a: 'Stahl', b: 'Holz' } } },
}

test('a column gets an empty cell in each row, and an id from its label', () => {
  const { table, words } = after(compared, comparedWords, {
    kind: 'add',
    list,
    at: 1,
    value: { id: '', label: 'WF 63' },
  })
  expect(table.columns.map(({ id }: { id: string }) => id)).toEqual(['a', 'wf-63', 'b'])
  expect(table.rows.map(({ cells }: { cells: object }) => cells)).toEqual([
    { a: 'Steel', b: 'Wood', 'wf-63': { none: true } },
    { a: { value: 1 }, b: { value: 2 }, 'wf-63': { none: true } },
  ])
  expect(words).toEqual(comparedWords)
})

test('a column goes with its cells, in all languages', () => {
  const { table, words } = after(compared, comparedWords, { kind: 'remove', path: [...list, 0] })
  expect(table.columns).toEqual([{ id: 'b', label: 'B' }])
  expect(table.rows.map(({ cells }: { cells: object }) => cells)).toEqual([{ b: 'Wood' }, { b: { value: 2 } }])
  expect(words).toEqual({
    columns: { b: { label: 'B' } },
    rows: { 'made-of': { label: 'Aus', cells: { b: 'Holz' } } },
  })
})

test('a moved column keeps its cells', () => {
  const { table, words } = after(compared, comparedWords, { kind: 'move', path: [...list, 0], at: 1 })
  expect(table.columns.map(({ id }: { id: string }) => id)).toEqual(['b', 'a'])
  expect([table.rows, words]).toEqual([compared.rows, comparedWords])
})

test('the first column takes the values of the rows, with their translations', () => {
  const single = {
    large: ['weight'],
    rows: [
      { id: 'made-of', label: 'Made of', value: 'Steel' },
      { id: 'weight', label: 'Weight', value: { value: 1 } },
    ],
  }
  const { table, words } = after(
    single,
    { rows: { 'made-of': { label: 'Aus', value: 'Stahl' }, weight: { label: 'Gewicht' } } },
    { kind: 'add', list, at: 0, value: { id: '', label: 'A' } },
    { kind: 'add', list, at: 1, value: { id: '', label: 'B' } },
  )
  expect(Object.keys(table)).toEqual(['type', 'id', 'title', 'columns', 'rows'])
  expect(table.rows).toEqual([
    { id: 'made-of', label: 'Made of', cells: { a: 'Steel', b: { none: true } } },
    { id: 'weight', label: 'Weight', cells: { a: { value: 1 }, b: { none: true } } },
  ])
  expect(words).toEqual({ rows: { 'made-of': { label: 'Aus', cells: { a: 'Stahl' } }, weight: { label: 'Gewicht' } } })
})

test('a list of columns without rows is a list like others', () => {
  const columns = [{ id: 'a', title: 'A', items: ['one'] }]
  const { table } = after({ type: 'list-columns', columns }, {}, { kind: 'add', list, at: 1, value: { id: '' } })
  expect(table.columns).toEqual([...columns, { id: 'column' }])
})
