import { expect, test } from 'vitest'
import { page, problemsOf } from '../../../tests/engine/unit/site'
import { draftPage } from '.'

test('a page that a site needs has no days', () => {
  expect(
    problemsOf({ 'pages/index.json': page([{ type: 'text', id: 'about', text: 'Fan' }], { until: '2027-03-01' }) }, [
      draftPage,
    ]),
  ).toContain('The home page cannot have "until".')
})
