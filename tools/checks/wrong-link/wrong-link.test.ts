import { expect, test } from 'vitest'
import { mistake, saidOfLinks } from '../../../tests/engine/unit/mistakes'

const text = 'pages/fan.json blocks 1 text'
const site = 'pages/_site.json'

test('an address in rich text that browsers misread', () => {
  expect(
    saidOfLinks([
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
    "tunnel-fan    The link "tunnel-fan" has no valid beginning. Write "/tunnel-fan".
    ../fan    The link "../fan" has no valid beginning. Write "/fan".
    www.google.com    The link "www.google.com" has no valid beginning. Write "https://www.google.com".
    firm.example/fans    The link "firm.example/fans" has no valid beginning. Write "https://firm.example/fans".
    info@firm.example    The link "info@firm.example" has no valid beginning. Write "mailto:info@firm.example".
    http://firm.example    The link "http://firm.example" is not safe: others can read and change the page on the way. Write "https://firm.example".
    //firm.example    The link "//firm.example" starts with two slashes. Write "https://firm.example".
    HTTPS://firm.example    The link "HTTPS://firm.example" cannot start with "HTTPS:". Write "https://firm.example".
    ftp://firm.example    The link "ftp://firm.example" cannot start with "ftp:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    javascript:alert    The link "javascript:alert" cannot start with "javascript:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    data:text/html,x    The link "data:text/html,x" cannot start with "data:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    #    The link "#" leads nowhere. A link starts with "/", "#", "https://", "mailto:" or "tel:".
        The link has no address. Write its target, for example "/about".
    tel:    The link "tel:" has no phone number. A link starts with "/", "#", "https://", "mailto:" or "tel:".
    mailto:    The link "mailto:" has no mail address. A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https://    The link "https://" has no host name. Write "https://", then the host name: "https://www.firm.example".
    /a"b    The link "/a"b" has a character that is not allowed in an address: ". A link starts with "/", "#", "https://", "mailto:" or "tel:"."
  `)
})

test('a mail may go to several', () => {
  expect(saidOfLinks(['mailto:a@firm.example,b@firm.example?subject=Fan'])).not.toContain('mail address')
  expect(saidOfLinks(['mailto:a@firm.example,b'])).toContain('has no mail address')
})

test('an outside address with another host than it seems to have, or with none', () => {
  expect(
    saidOfLinks([
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
    "https://site.example@evil.example/    The link "https://site.example@evil.example/" leads to "evil.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    https://a@b@c.example/    The link "https://a@b@c.example/" leads to "c.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    https://a:b@firm.example    The link "https://a:b@firm.example" leads to "firm.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    https://1/    The link "https://1/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    https://2130706433/    The link "https://2130706433/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    https://0x7f.1/    The link "https://0x7f.1/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    https://127.0.0.1/a    The link "https://127.0.0.1/a" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    https://[::1]/    The link "https://[::1]/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    https://site.example%2eevil.example/    The link "https://site.example%2eevil.example/" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https://site.example%2f@evil.example/    The link "https://site.example%2f@evil.example/" leads to "evil.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    https://site.example\\\\@evil.example    The link "https://site.example\\@evil.example" has a character that is not allowed in an address: \\. Write "https://", then the host name: "https://www.firm.example".
    https://site。example/    The link "https://site。example/" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https://ｓite.example/    The link "https://ｓite.example/" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https:///evil.example    The link "https:///evil.example" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https:/evil.example    The link "https:/evil.example" cannot start with "https:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https:evil.example    The link "https:evil.example" cannot start with "https:". A link starts with "/", "#", "https://", "mailto:" or "tel:".
    https://about    The link "https://about" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https://.example/    The link "https://.example/" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https://firm..example/    The link "https://firm..example/" has no host name. Write "https://", then the host name: "https://www.firm.example".
    https://-.example:99999/    The link "https://-.example:99999/" has no host name. Write "https://", then the host name: "https://www.firm.example"."
  `)
})

test('an outside address with a name, in any letters, and a port', () => {
  for (const link of [
    'https://bücher.example/a',
    'https://xn--bcher-kva.example',
    'https://my_firm.example:8443/@a?b=c@d',
  ])
    expect(mistake([text, `[Fan](${link})`])).toMatch(/^pages\/fan.json:14:\d+ error translation-link\n.*$/)
})

test('the same rule holds in fields', () => {
  expect(mistake(['pages/fan.json blocks 2 items 1 href', 'www.firm.example'])).toMatchInlineSnapshot(`
    "pages/fan.json:35:19 error wrong-link
      The link "www.firm.example" has no valid beginning. Write "https://www.firm.example"."
  `)
  expect(mistake(['pages/fan.json blocks 2 items 1 href', '/ '])).toMatchInlineSnapshot(`
    "pages/fan.json:35:19 error wrong-link
      The link "/ " has a space. Write "/"."
  `)
})

test('an address that may be written', () => {
  for (const link of ['https://firm.example/a?b=c#d', 'mailto:info@firm.example?subject=x', 'tel:+902361234567'])
    expect(mistake([text, `[Fan](${link})`])).toMatch(/^pages\/fan.json:14:\d+ error translation-link\n.*$/)
})

test('the address of a map or chat on another host than it seems', () => {
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
    "pages/_site.json:5:36 error wrong-link
      The link "https://maps.example@evil.example/" leads to "evil.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    pages/_site.json:49:18 error wrong-link
      The link "https://1/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    pages/_site.json:96:35 error wrong-link
      The link "https://chat.example@evil.example/{phone}" leads to "evil.example": the part before the "@" is not its host. Write "https://", then the host name: "https://www.firm.example".
    pages/_site.json:96:13 error wrong-link
      The link "https://{phone}/" has a number where the host name should be. Write "https://", then the host name: "https://www.firm.example".
    pages/_site.json:97:16 error wrong-link
      The link "https://{text}.example/{phone}" has no host name. Write "https://", then the host name: "https://www.firm.example"."
  `)
})
