import { expect, test } from 'vitest'
import { brandWith, problemsOf } from '../../../tests/engine/unit/site'
import { contrast } from '.'

const reported = (brand: object) => problemsOf(brandWith(brand), [contrast])

test('colours that are too like each other are reported once for each, with the nearest that is right', () => {
  const colours = { primary: '#0b5468', accent: '#f2a900', mutedText: '#999999', strongLine: '#dddddd' }
  expect(reported({ colours })).toMatchInlineSnapshot(`
    "pages/_site.json:43:22 error contrast
    "mutedText" (#999999) on "stage" (#e4ebee) has a contrast of 2.36; it needs 4.5. The nearest colour with enough contrast is "#676767".

    pages/_site.json:44:23 error contrast
    "strongLine" (#dddddd) on "background" (#f3f8fa) has a contrast of 1.26; it needs 3. The nearest colour with enough contrast is "#8e8e8e"."
  `)
})

test('those of the dark theme are reported too', () => {
  const darkColours = { primary: '#5fc4d8', accent: '#ffbe2e', onPrimary: '#ffffff' }
  expect(reported({ darkColours })).toMatchInlineSnapshot(`
    "pages/_site.json:48:22 error contrast
    "onPrimary" (#ffffff) on "primary" (#5fc4d8) has a contrast of 2.02; it needs 4.5. The nearest colour with enough contrast is "#484848"."
  `)
})

test('one under text that is not given is reported', () => {
  expect(reported({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#222222' } })).toMatchInlineSnapshot(`
    "pages/_site.json:43:20 error contrast
    "text" (#0d222a) on "surface" (#222222) has a contrast of 1.03; it needs 4.5. The nearest colour with enough contrast is "#757575"."
  `)
})

test('of two that are given, the one that stands on the other is reported', () => {
  const colours = { primary: '#0b5468', accent: '#f2a900', deep: '#10202a', onDeep: '#333333' }
  expect(reported({ colours })).toMatchInlineSnapshot(`
    "pages/_site.json:44:19 error contrast
    "onDeep" (#333333) on "deep" (#10202a) has a contrast of 1.31; it needs 4.5. The nearest colour with enough contrast is "#868686"."
  `)
})
