import { expect, test } from 'vitest'
import { type Files, fanWith, page, problemsOf } from '../../../tests/engine/unit/site'
import { about } from '../shared/examples'
import { pageList } from '.'

const table = { type: 'spec-table', id: 'specs', title: 'Veri', rows: [{ id: 'weight', label: 'Kütle', value: 'az' }] }
const dated = page([about, table], { title: 'Isıtıcı', parent: 'fan', date: '2030-01-01' })
const problemsWith = (list: object, more: Files = { 'pages/heater.json': dated }) =>
  problemsOf({ ...fanWith([about, { type: 'page-list', id: 'news', ...list }]), ...more }, [pageList])

test('a list with pages has no problem', () => {
  expect(problemsWith({ figures: ['weight'], feed: true, perPage: 2 })).toBe('')
})

test.each<[object, Files | undefined, string]>([
  [{}, {}, 'warning page-list\nThis list shows no page'],
  [{ filters: ['for'] }, undefined, 'warning page-list\nThis list shows no page'],
  [{ of: { parent: 'fann' } }, undefined, 'There is no page "fann". Did you mean "fan"?'],
  [{ figures: ['wieght'] }, undefined, 'No page of this list has a row "wieght". Did you mean "weight"?'],
  [{ look: 'table' }, undefined, 'A list with the look "table" needs a "title"'],
  [{ look: 'answers', title: 'Bul', of: { parent: 'fan' }, filters: ['for'] }, undefined, 'needs two "filters"'],
  [{ feed: true }, { 'pages/heater.json': page([about], { parent: 'fan' }) }, 'The feed leaves out /heater'],
])('%j', (list, more, message) => {
  expect(problemsWith(list, more)).toContain(message)
})

test('two lists of a page cannot have the same addresses', () => {
  const list = { type: 'page-list', perPage: 2, of: { parent: 'fan' } }
  const files = { ...fanWith([about, { ...list, id: 'a' }, { ...list, id: 'b' }]), 'pages/heater.json': dated }
  expect(problemsOf(files, [pageList])).toContain('Only one list of a page can have "perPage".')
})
