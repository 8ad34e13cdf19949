import { describe, expect, test } from 'vitest'
import { compare, comparing } from '../../../tests/engine/unit/comparing'
import { problemsOf } from '../../../tests/engine/unit/site'
import { comparison } from '.'

describe('what a comparison names is there', () => {
  const reported = (block: object, large?: object) =>
    problemsOf(comparing(block, large), [comparison])
      .split('\n')
      .filter((line) => /^(No|The|These) /.test(line))

  test.each([
    [
      'a row nobody has',
      compare({ rows: ['wieght'] }),
      'No page of this comparison has a row "wieght". Did you mean "weight"?',
    ],
    [
      'a page without a table',
      compare({ pages: ['/small', '/'] }),
      'The page "/" has no specification table that other pages can show. Give it a "spec-table" whose rows have a "value", or remove this line. Tables with "columns" do not count.',
    ],
  ])('%s', (_, block, message) => {
    expect(reported(block)).toEqual([message])
  })

  test('nothing in common', () => {
    expect(reported(compare(), { body: 'Çelik' })).toEqual([
      'These pages have no row in common. Name the rows to show in "rows".',
    ])
  })
})
