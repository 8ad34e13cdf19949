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
})

test('two phone numbers in one field, which would dial digits that nobody has', () => {
  expect(mistake([`${site} contacts 1 value`, '+90 212 123 45 67 / 68'])).toMatchInlineSnapshot(`
    "pages/_site.json:110:16 error wrong-contact
      "+90 212 123 45 67 / 68" is not one phone number. Write the digits of one number. For a second one, add a second contact."
  `)
  for (const value of [
    '+49 30 123456 oder 123457',
    '+49 30 123456, 123457',
    '+90 212 123 45 67-68',
    '+90 212 123 45 67 – 70',
    '0212 123 4567-68',
    '0212 111 22 33 / 0212 444 55 66',
    '0212 111 22 33/34',
    '+1 555 0100/0101',
    '+90 212 123 45 67 +90 1',
  ])
    expect(mistake([`${site} contacts 1 value`, value]), value).toContain('is not one phone number')
})

test('contacts that are as they should be', () => {
  for (const value of [
    '+1 555 0100',
    '+49 (0)30 123456-0',
    '+49 30/123456',
    '+49 33056/1234',
    '0212/123 45 67',
    '(030) 123-45',
    '+33 1-23-45-67-68',
    '(+90) 212 123 45 67',
    '+49.30.12 34 56',
    '444 0 123',
    '1-800-555-0199',
    '+49 30 123456-78',
  ])
    expect(mistake([`${site} contacts 1 value`, value]), value).toBe('')
  expect(mistake([`${site} contacts 0 value`, "o'neil@base.example"])).toBe('')
})
