import { describe, expect, test } from 'vitest'
import { type Change, mistake } from './mistakes'
import { smallSite } from './site'

const text = 'pages/fan.json blocks 1 text'
const about = 'pages/fan.json blocks 0 text'

/** What is said of each of some addresses in rich text, without the place. */
const said = (links: string[]) =>
  links.map((link) => `${link}  ${mistake([text, `[Fan](${link})`]).replace(/^.*\n/, '')}`).join('\n')

test('an address in rich text that browsers misread', () => {
  expect(
    said([
      'tunnel-fan',
      '../fan',
      'www.google.com',
      'firm.example/fans',
      'info@firm.example',
      'http://firm.example',
      '//firm.example',
      'HTTPS://firm.example',
      'ftp://firm.example',
      'javascript:alert',
      'data:text/html,x',
      '#',
      '',
      'tel:',
      'mailto:',
      'https://',
      '/a"b',
    ]),
  ).toMatchInlineSnapshot(`
    "tunnel-fan    The link "tunnel-fan" does not say where it starts. Write "/tunnel-fan".
    ../fan    The link "../fan" does not say where it starts. Write "/fan".
    www.google.com    The link "www.google.com" does not say where it starts. Write "https://www.google.com".
    firm.example/fans    The link "firm.example/fans" does not say where it starts. Write "https://firm.example/fans".
    info@firm.example    The link "info@firm.example" does not say where it starts. Write "mailto:info@firm.example".
    http://firm.example    The link "http://firm.example" is not safe: others can read and change the page on the way. Write "https://firm.example".
    //firm.example    The link "//firm.example" starts with two slashes. Write "https://firm.example".
    HTTPS://firm.example    The link "HTTPS://firm.example" cannot start with "HTTPS:". Write "https://firm.example".
    ftp://firm.example    The link "ftp://firm.example" cannot start with "ftp:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    javascript:alert    The link "javascript:alert" cannot start with "javascript:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    data:text/html,x    The link "data:text/html,x" cannot start with "data:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    #    The link "#" leads nowhere. A link starts with "/", "#", "https://", "mailto:" or "tel:".
        The link has no address. Write where it leads, for example "/about".
    tel:    The link "tel:" has no phone number. A link starts with "/", "#", "https://", "mailto:" or "tel:".
    mailto:    The link "mailto:" has no mail address. A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https://    The link "https://" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    /a"b    The link "/a"b" has a character that is not allowed in an address: ". A link starts with "/", "#", "https://", "mailto:" or "tel:"."
  `)
})

test('a mail may go to several', () => {
  expect(said(['mailto:a@firm.example,b@firm.example?subject=Fan'])).not.toContain('mail address')
  expect(said(['mailto:a@firm.example,b'])).toContain('has no mail address')
})

test('an outside address with another host than it seems to have, or with none', () => {
  expect(
    said([
      'https://site.example@evil.example/',
      'https://a@b@c.example/',
      'https://a:b@firm.example',
      'https://1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://127.0.0.1/a',
      'https://[::1]/',
      'https://site.example%2eevil.example/',
      'https://site.example%2f@evil.example/',
      'https://site.example\\\\@evil.example',
      'https://site。example/',
      'https://ｓite.example/',
      'https:///evil.example',
      'https:/evil.example',
      'https:evil.example',
      'https://about',
      'https://.example/',
      'https://firm..example/',
      'https://-.example:99999/',
    ]),
  ).toMatchInlineSnapshot(`
    "https://site.example@evil.example/    The link "https://site.example@evil.example/" leads to "evil.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
    https://a@b@c.example/    The link "https://a@b@c.example/" leads to "c.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
    https://a:b@firm.example    The link "https://a:b@firm.example" leads to "firm.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
    https://1/    The link "https://1/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
    https://2130706433/    The link "https://2130706433/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
    https://0x7f.1/    The link "https://0x7f.1/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
    https://127.0.0.1/a    The link "https://127.0.0.1/a" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
    https://[::1]/    The link "https://[::1]/" has a number where the name of a host should be. Write "https://", then the name of the host: "https://www.firm.example".
    https://site.example%2eevil.example/    The link "https://site.example%2eevil.example/" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https://site.example%2f@evil.example/    The link "https://site.example%2f@evil.example/" leads to "evil.example": what is before the "@" is not its host. Write "https://", then the name of the host: "https://www.firm.example".
    https://site.example\\\\@evil.example    The link "https://site.example\\@evil.example" has a character that is not allowed in an address: \\. Write "https://", then the name of the host: "https://www.firm.example".
    https://site。example/    The link "https://site。example/" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https://ｓite.example/    The link "https://ｓite.example/" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https:///evil.example    The link "https:///evil.example" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https:/evil.example    The link "https:/evil.example" cannot start with "https:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https:evil.example    The link "https:evil.example" cannot start with "https:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https://about    The link "https://about" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https://.example/    The link "https://.example/" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https://firm..example/    The link "https://firm..example/" has no host name. Write "https://", then the name of the host: "https://www.firm.example".
    https://-.example:99999/    The link "https://-.example:99999/" has no host name. Write "https://", then the name of the host: "https://www.firm.example"."
  `)
})

test('an outside address with a name, in any letters, and a port', () => {
  for (const link of [
    'https://bücher.example/a',
    'https://xn--bcher-kva.example',
    'https://my_firm.example:8443/@a?b=c@d',
  ])
    expect(mistake([text, `[Fan](${link})`])).toMatch(/^pages\/fan.json:14:15 error translation-link\n.*$/)
})

test('an address that is none, so that no link is made of it', () => {
  expect(said(['tunnel fan', '+90 236'])).toMatchInlineSnapshot(`
    "tunnel fan    Rich text cannot have "[Fan](tunnel fan)", which is not a link; after "]" there may be no spaces, and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.
    +90 236    Rich text cannot have "[Fan](+90 236)", which is not a link; after "]" there may be no spaces, and the address must end with ")". It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists."
  `)
})

test('the same rule holds in fields', () => {
  expect(mistake(['pages/fan.json blocks 2 items 1 href', 'www.firm.example'])).toMatchInlineSnapshot(`
    "pages/fan.json:35:19 error wrong-link
      The link "www.firm.example" does not say where it starts. Write "https://www.firm.example"."
  `)
  expect(mistake(['pages/fan.json blocks 2 items 1 href', '/ '])).toMatchInlineSnapshot(`
    "pages/fan.json:35:19 error wrong-link
      The link "/ " has a space. Write "/"."
  `)
})

test('an address that may be written', () => {
  for (const link of ['https://firm.example/a?b=c#d', 'mailto:info@firm.example?subject=x', 'tel:+902361234567'])
    expect(mistake([text, `[Fan](${link})`])).toMatch(/^pages\/fan.json:14:15 error translation-link\n.*$/)
})

test('a page that does not exist', () => {
  expect(
    said(['/fann', '/en/fan', '/fan.html', '/fan/', '/fan?a=1', '/assets/notice.pdf', '/nothing']),
  ).toMatchInlineSnapshot(`
    "/fann    The link "/fann" leads to a page that does not exist. Did you mean "/fan"?
    /en/fan    The link "/en/fan" leads to a page that does not exist. Leave out the language: "/fan". Links stay in the visitor’s language by themselves.
    /fan.html    The link "/fan.html" leads to a page that does not exist. Did you mean "/fan"?
    /fan/    The link "/fan/" leads to a page that does not exist. Did you mean "/fan"?
    /fan?a=1    The link "/fan?a=1" leads to a page that does not exist. Did you mean "/fan"?
    /assets/notice.pdf    The link "/assets/notice.pdf" leads to a page that does not exist. A document is offered by a block of type "document-list".
    /nothing    The link "/nothing" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
  `)
})

test('a block that is hidden or does not exist', () => {
  expect(said(['/#welcom', '#nothing', '#home'])).toMatchInlineSnapshot(`
    "/#welcom    The link "/#welcom" leads to a block that pages/index.json does not show. Did you mean "#welcome"?
    #nothing    The link "#nothing" leads to a block that pages/fan.json does not show. The block is hidden, or has another id.
    #home    The link "#home" leads to a block that pages/fan.json does not show. The block is hidden, or has another id."
  `)
  const hidden: Change[] = [
    ['pages/fan.json blocks 1 visible', false],
    [about, 'Fan 25 kg ağırlığındadır. [Izgara](#outlet)'],
    ['locales/en/fan.json blocks about text', 'The fan weighs 25 kg. [Grille](#outlet)'],
    ['locales/ar/fan.json blocks about text', 'وزن المروحة 25 kg. [شبكة](#outlet)'],
  ]
  expect(mistake(...hidden)).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 error dead-link
      The link "#outlet" leads to a block that pages/fan.json does not show. The block is hidden, or has another id."
  `)
})

test('a wrong link of the source is not reported again for its translations', () => {
  const source = 'Fan 25 kg ağırlığındadır. [Ana sayfa](ana)'
  const wrong: Change[] = [
    [about, source],
    ['locales/en/fan.json blocks about text', 'The fan weighs 25 kg. [Home](ana)'],
    ['locales/ar/fan.json blocks about text', 'وزن المروحة 25 kg. [الرئيسية](ana)'],
  ]
  expect(mistake(...wrong)).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 error wrong-link
      The link "ana" does not say where it starts. Write "/ana"."
  `)
  expect(mistake([about, source])).toBe(mistake(...wrong))
  expect(mistake([about, 'Fan 25 kg ağırlığındadır. [Ana sayfa](/ana)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 error dead-link
      The link "/ana" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
  `)
})

test('a link that only the source or only a translation has', () => {
  expect(mistake([about, 'Fan 25 kg ağırlığındadır. [Fan](/fan)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 error translation-link
      The links differ: "/fan" here, "/" in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too."
  `)
  expect(mistake(['locales/en/fan.json blocks about text', 'It weighs 25 kg. [Home](/hom)'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:7:15 error translation-link
      The links differ: "/hom" here, "/" in Turkish. Copy the addresses, without a language in front."
  `)
})

test('related pages', () => {
  const links = ['https://firm.example', '/fan', '/fam', '/#welcome']
  expect(links.map((link) => mistake(['pages/fan.json related', [link]])).join('\n')).toMatchInlineSnapshot(`
    "pages/fan.json:86:5 error related
      "https://firm.example" is not a page of this site. Use a "link-list" for other links.
    pages/fan.json:86:5 error related
      The page names itself as related. Remove it.
    pages/fan.json:86:5 error dead-link
      The link "/fam" leads to a page that does not exist. Did you mean "/fan"?
    pages/fan.json:86:5 error related
      "/#welcome" is a place on a page. Write "/"."
  `)
})

test('a page that cannot be read may have the address of a link', () => {
  expect(
    mistake(['pages/outlet.json', '{ "path": "/fan/outlet" '], [`${text}`, '[Outlet](/fan/outlet)']),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:14:15 error translation-link
      The links differ: "/fan/outlet" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/outlet.json:1:23 error invalid-json
      This is not valid JSON: a closing } is missing."
  `)
})

test('a field of the name that every object has a function of', () => {
  expect(mistake(['pages/fan.json blocks 1 toString', 'Fan'])).toMatchInlineSnapshot(`
    "pages/fan.json:15:7 error unknown-field
      Text block "outlet" has no field "toString". Its fields are: type, id, visible, confirm, title, text, image, caption, tone, look."
  `)
})

describe('a link with a host of the site', () => {
  const own = 'https://www.ornek.example'
  test('is written without it', () => {
    expect(
      said([own, `${own}/fan/`, `${own}/en/fan.html#about`, `${own}/fann`, `${own}/fan#abuot`]),
    ).toMatchInlineSnapshot(`
      "https://www.ornek.example    The links differ: "https://www.ornek.example" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
      pages/fan.json:14:15 warning own-host
        The link "https://www.ornek.example" has the name of this site’s own host. Write "/".
      https://www.ornek.example/fan/    The links differ: "https://www.ornek.example/fan/" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
      pages/fan.json:14:15 warning own-host
        The link "https://www.ornek.example/fan/" has the name of this site’s own host. Write "/fan".
      https://www.ornek.example/en/fan.html#about    The links differ: "https://www.ornek.example/en/fan.html#about" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
      pages/fan.json:14:15 warning own-host
        The link "https://www.ornek.example/en/fan.html#about" has the name of this site’s own host. Write "/fan#about".
      https://www.ornek.example/fann    The links differ: "https://www.ornek.example/fann" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
      pages/fan.json:14:15 warning own-host
        The link "https://www.ornek.example/fann" has the name of this site’s own host. The link "/fann" leads to a page that does not exist. Did you mean "/fan"?
      https://www.ornek.example/fan#abuot    The links differ: "https://www.ornek.example/fan#abuot" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
      pages/fan.json:14:15 warning own-host
        The link "https://www.ornek.example/fan#abuot" has the name of this site’s own host. The link "/fan#abuot" leads to a block that pages/fan.json does not show. Did you mean "#about"?"
    `)
  })
  test('is left where it leads to no page, or asks for something', () => {
    for (const link of [
      `${own}/assets/a.pdf`,
      'https://localhost/fan',
      `${own}/robots.txt`,
      `${own}/fan?a=b`,
      `${own}:8443/fan`,
    ])
      expect(mistake([text, `[Fan](${link})`])).not.toContain('own-host')
  })
  test('is left where it says which brand', () => {
    const other = { ...Object(smallSite['pages/_site.json']).brands[0], id: 'other', name: 'Other' }
    const brands = (excludedPages?: string[]): Change[] => [
      [
        'pages/_site.json brands 1',
        { ...other, domains: ['other.example'], origin: 'https://other.example', excludedPages },
      ],
    ]
    const href = 'pages/fan.json blocks 2 items 1 href'
    expect(mistake(...brands(), [href, 'https://other.example/fan'])).toContain('own-host')
    expect(mistake(...brands(), [href, 'https://other.example/'])).not.toContain('own-host')
    expect(mistake(...brands(['/fan']), [href, `${own}/fan`])).not.toContain('own-host')
  })
})
