import { expect, test } from 'vitest'
import { problemsOf, twoBrands } from '../../../tests/engine/unit/site'
import { brandWords } from '.'

test('words of a brand exist, and have the placeholders that are filled in', () => {
  expect(
    problemsOf(
      {
        ...twoBrands({ words: { search: { found: '{sayi} sonuç' } } }),
        'locales/en/_site.json': { brands: { studio: { words: { search: { found: '{number} hits' } } } } },
      },
      [brandWords],
    ),
  ).toMatchInlineSnapshot(`
    "locales/en/_site.json:6:20 error brand-words
    "search.found" has no placeholder {number}. In English it is "Pages found: {n}".

    pages/_site.json:64:20 error brand-words
    "search.found" has no placeholder {sayi}. In English it is "Pages found: {n}"."
  `)
  expect(problemsOf(twoBrands({ words: { menu: { feilds: 'Neler yaparız' } } }), [brandWords])).toMatchInlineSnapshot(`
    "pages/_site.json:64:11 error brand-words
    There is no interface word "menu.feilds". Did you mean "menu.fields"?"
  `)
})
