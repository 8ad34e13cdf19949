import { expect, test } from 'vitest'
import { checks, releaseChecks } from '../../../tools/checks'
import { problemsOf } from './site'

test('the small site has nothing wrong', () => {
  expect(problemsOf({})).toBe('')
})

test('every rule has a name of its own; one for a release takes the place of that with its name', () => {
  for (const rules of [checks, releaseChecks]) expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length)
})
