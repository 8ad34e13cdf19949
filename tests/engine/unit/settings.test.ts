import { describe, expect, test } from 'vitest'
import { contactAddress } from '../../../tools/content/read/contact'
import { mistake } from './mistakes'

const site = 'pages/_site.json'
const page = 'pages/fan.json'

describe('languages', () => {
  test('whose codes or directions are wrong are all that is said', () => {
    expect(mistake([`${site} languages 1 code`, 'xx'])).toMatchInlineSnapshot(`
      "pages/_site.json:19:15 error language
        "xx" is not the code of a language. Write a BCP 47 code such as "en", "pt-BR" or "zh-Hant"."
    `)
    expect(mistake([`${site} languages 2 dir`, 'ltr'])).toMatchInlineSnapshot(`
      "pages/_site.json:27:14 error language
        Arabic is written from right to left. Write "rtl"."
    `)
    expect(mistake([`${site} defaultLanguage`, 'de'])).toMatchInlineSnapshot(`
      "pages/_site.json:7:22 error language
        "defaultLanguage" is "de", which is not one of "languages". Choose one of: tr, en, ar."
    `)
  })
})

describe('addresses', () => {
  test('that are wrong make no dead links', () => {
    for (const path of ['fan', '/Fan', '/fan/', '/fan.html'])
      expect(mistake([`${page} path`, path]), path).toMatch(
        /^pages\/fan.json:85:11 error wrong-value\n.* Write "\/fan"\.$/,
      )
    for (const path of ['/fän', '/a b'])
      expect(mistake([`${page} path`, path]), path).toMatch(
        /^pages\/fan.json:85:11 error wrong-value\n.*letters a-z.*$/,
      )
  })
  test('whose steps are longer than a name on a disk', () => {
    const [longest, longer] = [100, 101].map((length) => `/fan/${'a'.repeat(length)}`)
    expect(mistake([`${page} path`, longest])).not.toContain('wrong-value')
    expect(mistake([`${page} path`, longer])).toContain('pages/fan.json:85:11 error wrong-value')
    expect(mistake([`${site} redirects`, [{ from: longest, to: '/' }]])).toBe('')
    expect(mistake([`${site} redirects`, [{ from: longer, to: '/' }]])).toContain('error wrong-value')
  })
})

describe('contacts', () => {
  test('a zero in brackets is not dialled after the code of a country', () => {
    const addressOf = (value: string) => contactAddress({ kind: 'phone', value })
    expect(['+49 (0)30 123456', '(0)30 123456'].map(addressOf)).toEqual(['tel:+4930123456', 'tel:030123456'])
  })
})

describe('names and words', () => {
  test('that are no words', () => {
    expect(mistake([`${site} name`, 't:features'])).toMatchInlineSnapshot(`
      "pages/_site.json:2:11 error wrong-value
        "name" of the site cannot be "t:features". The short name of the company, the same in every language."
    `)
    expect(mistake([`${site} brands 0 words`, { search: {} }])).toMatchInlineSnapshot(`
      "pages/_site.json:50:19 error too-short
        "words.search" of "default" in "brands" of the site is empty. A text, or a group of texts by their keys."
    `)
    expect(mistake([`${site} contacts 0 value`, 'a'])).toMatchInlineSnapshot(`
      "pages/_site.json:104:16 error too-short
        "value" of "mail" in "contacts" of the site must have at least 3 characters. The mail address or phone number, as visitors see it."
    `)
  })
})
