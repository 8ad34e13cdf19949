import { expect, test } from 'vitest'
import { problemsOf } from '../../../tests/engine/unit/site'

const en = (json: object) => problemsOf({ 'locales/en/common.json': json })

test('a misspelt word, or group of words', () => {
  expect(en({ serach: { label: 'Find' } })).toMatchInlineSnapshot(`
    "locales/en/common.json:2:3 warning interface-word
    "serach" is not an interface word. Did you mean "search"? If not, give your own words a name that is less similar."
  `)
  expect(en({ search: { labl: 'Find' } })).toMatchInlineSnapshot(`
    "locales/en/common.json:3:5 error unknown-field
    "search" of the list of shared words has no field "labl". Did you mean "label"?"
  `)
  expect(problemsOf({ 'locales/tr/common.json': { hom: 'Ev' } })).toMatchInlineSnapshot(`
    "locales/tr/common.json:2:3 warning interface-word
    "hom" is not an interface word. Did you mean "home"? If not, give your own words a name that is less similar."
  `)
})

test('a placeholder that nothing is filled in for', () => {
  expect(en({ gallery: { image: 'Picture {m} of {total}' } })).toMatchInlineSnapshot(`
    "locales/en/common.json:3:14 error interface-word
    "gallery.image" has no placeholder {m}. In English it is "Picture {n} of {total}"."
  `)
})
