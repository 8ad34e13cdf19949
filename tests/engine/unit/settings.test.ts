import { describe, expect, test } from 'vitest'
import { contactAddress } from '../../../tools/content/read/contact'
import { blocks, mistake } from './mistakes'

const site = 'pages/_site.json'
const page = 'pages/fan.json'
const fan = { title: 'Fan sayfası', description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.', blocks }

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
  test('that were removed are one problem of the folder, and one of the glossary', () => {
    const terms = [
      { id: 'fan', tr: ['fan'], en: ['fan'], ar: ['مروحة'] },
      { id: 'grille', tr: ['ızgara'], ar: ['شبكة'] },
    ]
    expect(mistake([`${site} languages 2`], ['locales/glossary.json', { terms }])).toMatchInlineSnapshot(`
      "locales/ar/_site.json:1:1 error unknown-language
        "ar" is not a language of the site, but the folder locales/ar is in it. Add it to "languages" in pages/_site.json, or delete locales/ar.
      locales/glossary.json:8:7 error unknown-language
        "ar" is not a language of the site. Delete its words."
    `)
  })
  test('that a folder or a term only seems to have', () => {
    expect(mistake(['locales/zh_CN/fan.json', { title: 'Fan' }])).toMatchInlineSnapshot(`
      "locales/zh_CN/fan.json:1:1 error unknown-language
        "zh_CN" is not a language of the site, but the folder locales/zh_CN is in it. Add it to "languages" in pages/_site.json, or delete locales/zh_CN."
    `)
    const terms = [{ id: 'fan', tr: ['fan'], e: ['fan'] }]
    expect(mistake(['locales/glossary.json', { terms }])).toMatchInlineSnapshot(`
      "locales/glossary.json:8:7 error unknown-language
        "e" is not a language of the site. Did you mean "en"?"
    `)
  })
  test('of a page', () => {
    expect(mistake([`${page} lang`, 'zh_CN'])).toMatchInlineSnapshot(`
      "pages/fan.json:85:11 error unknown-name
        There is no language "zh_CN" in pages/_site.json. Choose one of: tr, en, ar."
    `)
    expect(mistake([`${page} languages`, ['en', 'ar']])).toMatchInlineSnapshot(`
      "pages/fan.json:85:16 error page-languages
        "languages" lacks "tr", the language this page is written in. Add "tr"."
    `)
    expect(mistake([`${page} fallback`, ['tr', 'en']])).toMatchInlineSnapshot(`
      "pages/fan.json:87:5 error page-languages
        Nothing after "tr" in "fallback" is ever used. The page is written in Turkish, so all its words are found there. Put "tr" last."
    `)
    expect(mistake([`${page} fallback`, ['tr']])).toBe('')
  })
})

describe('brands', () => {
  test('whose address is none', () => {
    const origins = ['https://a"><img src=x>', 'https://Firm.example', 'https://firm example', 'https://firm.example?a']
    expect(origins.map((origin) => mistake([`${site} brands 0 origin`, origin])).join('\n')).toMatchInlineSnapshot(`
      "pages/_site.json:38:17 error brand
        "https://a"><img src=x>" is not the address of a site. Write "https://", then the host name in small letters and nothing after it: "https://www.firm.example".
      pages/_site.json:38:17 error brand
        "https://Firm.example" is not the address of a site. Write "https://", then the host name in small letters and nothing after it: "https://www.firm.example".
      pages/_site.json:38:17 error brand
        "https://firm example" is not the address of a site. Write "https://", then the host name in small letters and nothing after it: "https://www.firm.example".
      pages/_site.json:38:17 error brand
        "https://firm.example?a" is not the address of a site. Write "https://", then the host name in small letters and nothing after it: "https://www.firm.example"."
    `)
  })
  test.each([
    'https://firm.example\\\\@evil.example',
    'https://user@firm.example',
    'https://firm.example/',
    'https://firm%2eexample',
    'https://1',
    'https://[::1]',
    'http://firm.example',
    '//firm.example',
  ])('whose address is not the one that browsers open: %s', (origin) => {
    expect(mistake([`${site} brands 0 origin`, origin])).toMatch(/error (brand|wrong-value)\n/)
  })
  test('whose hosts are numbers, which browsers write in another way', () => {
    const said = (domain: string) => mistake([`${site} brands 0 domains`, ['firm.example', domain]])
    for (const domain of ['127.1', '0x7f.1', '1', '[::1]', 'firm.example.1', 'user@firm.example', '//firm.example'])
      expect(said(domain)).toContain('is not a host name')
  })
  test('whose map or chat is on another host than it seems', () => {
    expect(
      [
        mistake([`${site} mapHref`, 'https://maps.example@evil.example/']),
        mistake([`${site} brands 0 mapHref`, 'https://1/']),
        mistake([`${site} messaging`, { href: 'https://chat.example@evil.example/{phone}', phone: '4900000000000' }]),
        mistake([`${site} messaging`, { href: 'https://{phone}/', phone: '4900000000000' }]),
        mistake([
          `${site} messaging`,
          { href: 'https://chat.example/{phone}', message: 'https://{text}.example/{phone}', phone: '4900000000000' },
        ]),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "pages/_site.json:5:14 error wrong-link
        The link "https://maps.example@evil.example/" leads to "evil.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
      pages/_site.json:49:18 error wrong-link
        The link "https://1/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
      pages/_site.json:96:13 error wrong-link
        The link "https://chat.example@evil.example/{phone}" leads to "evil.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
      pages/_site.json:96:13 error wrong-link
        The link "https://{phone}/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
      pages/_site.json:97:16 error wrong-link
        The link "https://{text}.example/{phone}" has no host name. Write "https://", then the name of the host: "https://www.firm.example"."
    `)
  })
  test('whose hosts are none, or those of another', () => {
    const domains = ['https://firm.example:8080/', 'firm.example ', 'firm_example', 'Localhost']
    expect(mistake([`${site} brands 0 domains`, ['localhost', ...domains]])).toMatchInlineSnapshot(`
      "pages/_site.json:37:9 error brand
        "https://firm.example:8080/" is not a host name. Write "firm.example".
      pages/_site.json:38:9 error brand
        "firm.example " is not a host name. Write "firm.example".
      pages/_site.json:39:9 error brand
        "firm_example" is not a host name. Write a name such as "www.firm.example", without "https://", port or path.
      pages/_site.json:40:9 error brand
        "Localhost" is not a host name. Write "localhost"."
    `)
  })
})

describe('addresses', () => {
  test('that are taken are reported at the page that has them by "path", or lies deeper', () => {
    expect(mistake([`${page} path`, '/'])).toMatchInlineSnapshot(`
      "pages/fan.json:85:11 error address
        The address / is already used by pages/index.json. Write another "path"."
    `)
    expect(mistake(['pages/a/fan.json', fan])).toMatch(/^pages\/a\/fan.json:1:1 error address/)
    expect(mistake(['pages/a/index.json', { ...fan, title: 'Air' }])).toMatch(
      /^pages\/a\/index.json:1:1 error address\n.*A folder has no address/,
    )
  })
  test('that the build needs', () => {
    const paths = ['/index', '/404', '/fans/404', '/assets', '/assets/fan', '/en/fan']
    expect(
      paths
        .map((path) =>
          mistake([`${page} path`, path])
            .split('\n')
            .slice(0, 2)
            .join('\n'),
        )
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "pages/fan.json:85:11 error address
        The address /index is used by the site itself. Write another "path".
      pages/fan.json:85:11 error address
        The address /404 is used by the site itself. Write another "path".
      pages/fan.json:85:11 error address
        The address /fans/404 is used by the site itself. Write another "path".
      pages/fan.json:85:11 error address
        The address /assets is used by the site itself. Write another "path".
      pages/fan.json:85:11 error address
        The address /assets/fan is used by the site itself. Write another "path".
      pages/fan.json:85:11 error address
        The address /en/fan is reserved for a language. Pages in that language live under /en/. Write another "path"."
    `)
  })
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

test('a page above this one that is named with its folder', () => {
  expect(mistake([`${page} parent`, 'pages/index'])).toMatchInlineSnapshot(`
    "pages/fan.json:85:13 error parent
      There is no page "pages/index". Write the name of its file alone: "index"."
  `)
})

test('a site without a first page, or without one for addresses that do not exist', () => {
  const without = (name: string) =>
    mistake([`pages/${name}.json`], [`locales/en/${name}.json`], [`locales/ar/${name}.json`])
  expect(without('index').split('\n').slice(-2).join('\n')).toMatchInlineSnapshot(`
    "pages/index.json:1:1 error missing-page
      The site has no first page. Write pages/index.json: a "title", a "description" and "blocks", like any page."
  `)
  expect(mistake(['pages/index.json path', '/start'])).toMatch(/^pages\/index.json:22:11 error missing-page/m)
  expect(without('_not-found')).toMatchInlineSnapshot(`
    "pages/_not-found.json:1:1 error missing-page
      The site has no page for addresses that do not exist. Write pages/_not-found.json: a "title", a "description" and "blocks", like any page."
  `)
})

describe('contacts', () => {
  test('that nobody can write to or call', () => {
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
  test('a zero in brackets is not dialled after the code of a country', () => {
    const addressOf = (value: string) => contactAddress({ kind: 'phone', value })
    expect(['+49 (0)30 123456', '(0)30 123456'].map(addressOf)).toEqual(['tel:+4930123456', 'tel:030123456'])
  })
})

describe('names and words', () => {
  test('that are no words', () => {
    expect(mistake([`${site} name`, 't:features'])).toMatchInlineSnapshot(`
      "pages/_site.json:2:11 error wrong-value
        "name" of the site cannot be "t:features". The company’s short name; the same in every language."
    `)
    expect(mistake([`${site} brands 0 words`, { search: {} }])).toMatchInlineSnapshot(`
      "pages/_site.json:50:19 error too-short
        "words.search" of "default" in "brands" of the site is empty. Words, or a group of them by their keys."
    `)
    expect(mistake([`${site} contacts 0 value`, 'a'])).toMatchInlineSnapshot(`
      "pages/_site.json:104:16 error too-short
        "value" of "mail" in "contacts" of the site must have at least 3 characters. The address or number, as it is written."
    `)
  })
})
