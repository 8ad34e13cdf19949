import { expect, test } from 'vitest'
import { fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { pastedSigns } from '.'

const said = (text: string) => problemsOf(fanSaying(text), [pastedSigns])

test('a word that is cut at the end of a line', () => {
  expect(said('Tünel fan-\nları kümesin ucundadır.')).toMatchInlineSnapshot(`
    "pages/fan.json:8:15 warning pasted-signs
    "fan- ları" is cut at the end of a line. Write the word in one piece."
  `)
})

test('a line break typed with the wrong slash', () => {
  expect(said('Isı iner./n/nPervane döner.')).toMatchInlineSnapshot(`
    "pages/fan.json:8:15 warning pasted-signs
    "/n/n" is no line break: visitors read it. Write \\n in place of /n."
  `)
  expect(said('Isı iner./nPervane döner.')).not.toBe('')
})

test.each([
  'Be- und\nEntlüftung',
  'Ein-\nund Ausgang',
  'fan\n- biri\n- öteki',
  'Bkz. [haber](/news) ve/nasıl',
  'n/n, km/N',
  'https://ornek.example/n/news',
])('nothing is said of %j', (text) => {
  expect(said(text)).toBe('')
})
