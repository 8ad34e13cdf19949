import { describe, expect, test } from 'vitest'
import { asked, heat, house, houseWith, models, pageWith } from '../../../tests/engine/unit/reckoning'
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
    const problems = problemsOf(pageWith({ ...asked, ...change }), [reckon])
    expect(problems).toContain(message)
    if (!('table' in change && change.table === undefined)) expect(problems.match(/ reckon\b/g)).toHaveLength(1)
  })
  test.each([[asked], [heat]])('what can is none', (block) => {
    expect(problemsOf(pageWith(block), [reckon])).not.toContain('reckon')
  })
})

describe('what an answer takes from another page', () => {
  const shelves = (more: object) => ({ ...house, answers: [{ ...house.answers[0], ...more }] })
  test.each<[string, object, object | undefined, string]>([
    [
      'no page',
      shelves({ href: 'https://else.example' }),
      undefined,
      '"https://else.example" is not the address of a page',
    ],
    ['a block of a page', shelves({ href: '/shelf#specs' }), undefined, '"/shelf#specs" is not the address of a page'],
    [
      'no table',
      shelves({ href: '/' }),
      undefined,
      'The page "/" has no specification table that other pages can show.',
    ],
    [
      'a table with columns',
      shelves({}),
      models,
      'The page "/shelf" has no specification table that other pages can show.',
    ],
    ['no row', shelves({ row: 'boks' }), undefined, 'The table has no row "boks". Did you mean "books"?'],
    ['words', shelves({ row: 'colour' }), undefined, 'The row "colour" has no figure to divide a number by.'],
    ['a column', shelves({ column: 'small' }), undefined, 'The table has no column "small".'],
    ['both', shelves({ text: 'Sorun' }), undefined, 'Answer "shelves" needs either "row" or "text".'],
  ])('%s', (_, block, shelf, message) => {
    const problems = problemsOf(houseWith(block, shelf), [reckon])
    expect(problems).toContain(message)
    expect(problems.match(/ reckon\b/g)).toHaveLength(1)
  })
  test('a page that is not there is a dead link, and no other problem', () => {
    expect(problemsOf(houseWith(shelves({ href: '/shelv' })))).toContain('dead-link')
    expect(problemsOf(houseWith(shelves({ href: '/shelv' })))).not.toMatch(/ reckon\b/)
  })
  test('a row of another page, and a text beside the link, are right', () => {
    expect(problemsOf(houseWith(house))).not.toMatch(/ reckon\b/)
  })
})
