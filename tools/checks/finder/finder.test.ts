import { expect, test } from 'vitest'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { finder } from '.'

test('a finder without pages', () => {
  const find = { type: 'finder', id: 'find', title: 'Bul', for: 'Ne?', does: 'Neden?' }
  expect(problemsOf(fanWith([find]), [finder])).toContain('This finder leads to no page.')
})
