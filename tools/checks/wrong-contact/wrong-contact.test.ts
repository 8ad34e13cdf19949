import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'

const site = 'pages/_site.json'

test('contacts that nobody can write to or call', () => {
  expect(mistake([`${site} contacts 0 value`, 'Genel'])).toMatchInlineSnapshot(`
    "pages/_site.json:104:16 error wrong-contact
      "Genel" is not a mail address. Write one such as "info@company.example"."
  `)
  expect(mistake([`${site} contacts 1 value`, 'Santral'])).toMatchInlineSnapshot(`
    "pages/_site.json:110:16 error wrong-contact
      "Santral" is not a phone number. Write one such as "+1 555 0100"."
  `)
  expect(mistake([`${site} contacts 1 value`, '0212 111 22 33 / 0212 444 55 66'])).toContain('is not a phone number')
})
