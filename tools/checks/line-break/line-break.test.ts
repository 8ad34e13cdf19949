import { expect, test } from 'vitest'
import { problemsOf, smallSite } from '../../../tests/engine/unit/site'

test('a line break is for rich text alone', () => {
  const index = { ...(smallSite['pages/index.json'] as object), title: 'Ana\nsayfa' }
  const blocks = [{ type: 'text', id: 'welcome', text: 'Merhaba\n\nMerhaba' }]
  expect(problemsOf({ 'pages/index.json': { ...index, blocks } })).toMatchInlineSnapshot(`
    "pages/index.json:2:12 error line-break
    This text has a line break. Write a space in place of \\n."
  `)
})
