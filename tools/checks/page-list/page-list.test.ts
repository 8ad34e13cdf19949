import { expect, test } from 'vitest'
import { fanWith, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { about } from '../shared/examples'
import { finder } from '.'

const siteSettings = Object(smallSite['pages/_site.json'])

test('a finder without pages', () => {
  const find = { type: 'finder', id: 'find', title: 'Bul', for: 'Ne?', does: 'Neden?' }
  expect(problemsOf(fanWith([find]), [finder])).toContain('This finder leads to no page.')
})

test('a page may be for none of the answers, and is found by what it does', () => {
  const facets = { for: [{ id: 'homes', name: 'Evler' }], does: [{ id: 'air', name: 'Hava' }] }
  const files = (more: object) => ({ ...fanWith([about], more), 'pages/_site.json': { ...siteSettings, ...facets } })
  expect(problemsOf(files({ for: [], does: ['air'] }), [finder])).not.toContain('finder')
  expect(problemsOf(files({ for: [] }), [finder])).toContain('No finder leads to this page')
})
