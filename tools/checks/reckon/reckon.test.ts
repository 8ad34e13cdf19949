import { describe, expect, test } from 'vitest'
import { asked, heat, pageWith } from '../../../tests/engine/unit/reckoning'
import { problemsOf } from '../../../tests/engine/unit/site'
import { reckon } from '.'

describe('what cannot be reckoned with is one problem', () => {
  const answer = (more: object) => ({ answers: [{ id: 'shelves', name: 'Raf', ...more }] })
  test.each<[string, object, string]>([
    ['no table', { table: 'spec' }, 'This page shows no "spec-table" with the id "spec".'],
    ['a row without a table', { table: undefined }, 'Answer "shelves" names a row, but the block has no "table".'],
    ['no row', answer({ row: 'boks' }), 'The table has no row "boks". Did you mean "books"?'],
    ['words', answer({ row: 'colour' }), 'The row "colour" has no figure to divide a number by.'],
    ['another unit', answer({ row: 'weight' }), 'The row "weight" has no figure to divide a number by.'],
    ['a unit that the row has not', { unit: 'm', ...answer({ row: 'books' }) }, 'no figure to divide "m" by.'],
    ['no column', { ...heat, ...answer({ row: 'power', column: 'smal' }) }, 'The table has no column "smal".'],
    ['which column', { ...heat, ...answer({ row: 'power' }) }, 'The row "power" has no figure to divide "kW" by.'],
    ['neither row nor text', answer({}), 'Answer "shelves" needs either "row" or "text".'],
    ['both', answer({ row: 'books', text: 'Sorun' }), 'Answer "shelves" needs either "row" or "text".'],
    ['limits the wrong way round', { from: 10, to: 5 }, 'The numbers go from 10 down to 5.'],
    ['an example out of the limits', { samples: [5000, 50] }, 'The example 50 is not between 100 and 200000.'],
  ])('%s', (_, change, message) => {
    const found = problemsOf(pageWith({ ...asked, ...change }), [reckon])
    expect(found).toContain(message)
    if (!('table' in change && change.table === undefined)) expect(found.match(/ reckon\b/g)).toHaveLength(1)
  })
  test.each([[asked], [heat]])('what can is none', (block) => {
    expect(problemsOf(pageWith(block), [reckon])).not.toContain('reckon')
  })
})
