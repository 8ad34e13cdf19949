import { expect, test } from 'vitest'
import { brandWith, problemsOf } from '../../../tests/engine/unit/site'
import { darkTheme } from '.'

test('a dark theme needs colours, and dark colours a theme', () => {
  expect(problemsOf(brandWith({ darkColours: undefined }), [darkTheme])).toMatchInlineSnapshot(`
    "pages/_site.json:44:20 error dark-theme
    The brand "default" has a dark theme without colours. Give it "darkColours" with at least "primary" and "accent", or remove "darkTheme"."
  `)
  expect(problemsOf(brandWith({ darkTheme: undefined }), [darkTheme])).toMatchInlineSnapshot(`
    "pages/_site.json:44:7 error dark-theme
    The brand "default" has dark colours, but no dark theme. Add "darkTheme": true, or remove them."
  `)
})
