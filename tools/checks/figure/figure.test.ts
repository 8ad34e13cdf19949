import { expect, test } from 'vitest'
import { errorsAfter } from '../../../tests/engine/unit/mistakes'
import { contract, fanWith, problemsOf, smallSite, sourceOf } from '../../../tests/engine/unit/site'
import { spokenFor } from '../../cli/message-language'
import { wordsOf } from '../../content/say/say.js'
import { checkSite } from '../check-site'
import { figure } from '.'

const cell = 'pages/fan.json blocks 3 rows 1 cells small'
const table = (rows: object[]) => fanWith([{ type: 'spec-table', id: 'specs', title: 'Tablo', rows }])

test('figures that say nothing, too much or half a range', () => {
  const rows = [
    { id: 'a', label: 'A', value: { unit: 'kg' } },
    { id: 'b', label: 'B', value: { value: 1, upTo: 2 } },
    { id: 'c', label: 'C', value: { from: 1 } },
  ]
  expect(problemsOf(table(rows), [figure])).toMatchInlineSnapshot(`
    "pages/fan.json:13:20 error figure
    A figure of "a" in "rows" of Specification table "specs" has no value. Give exactly one of value, values, from, size, upTo, within, tick, none.

    pages/fan.json:20:20 error figure
    A figure of "b" in "rows" of Specification table "specs" has "value" and "upTo". Give exactly one of value, values, from, size, upTo, within, tick, none.

    pages/fan.json:28:20 error figure
    A figure of "c" in "rows" of Specification table "specs" has one end of a range. A range has both "from" and "to"."
  `)
})

test('a figure of three forms is one sentence, in Turkish as well', () => {
  const three = table([{ id: 'a', label: 'A', value: { value: 1, upTo: 2, within: 3 } }])
  const { problems } = checkSite(sourceOf({ ...smallSite, ...three }), contract, [figure])
  const { catalogue } = spokenFor('tr')
  expect(problems.map(({ message }) => wordsOf(message, 'tr', catalogue))).toEqual([
    expect.stringContaining('ölçüde "value", "upTo" ve "within" birlikte var.'),
  ])
})

test('figures that cannot be meant or shown', () => {
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
  expect(figures.map((figure) => errorsAfter([cell, figure])).join('\n')).toMatchInlineSnapshot(`
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
      "cells.small.size" of "height" in "rows" of Specification table "specs" must have at least 2, but has 1. Two or three dimensions: [63, 197] is shown as 63 × 197.
    pages/fan.json:74:15 error unknown-field
      "cells.small" of "height" in "rows" of Specification table "specs" has no field "vlaue". Did you mean "value"?
    pages/fan.json:74:24 error wrong-type
      "cells.small.value" of "height" in "rows" of Specification table "specs" must be a number, but is text. Write 5."
  `)
})
