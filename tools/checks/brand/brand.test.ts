import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { problemsOf, twoBrands } from '../../../tests/engine/unit/site'
import { brand } from '.'

const site = 'pages/_site.json'

test('an address that is none', () => {
  const origins = ['https://a"><img src=x>', 'https://Firm.example', 'https://firm example', 'https://firm.example?a']
  expect(origins.map((origin) => mistake([`${site} brands 0 origin`, origin])).join('\n')).toMatchInlineSnapshot(`
    "pages/_site.json:38:17 error brand
      "https://a"><img src=x>" is not the address of a site. Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example".
    pages/_site.json:38:17 error brand
      "https://Firm.example" is not the address of a site. Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example".
    pages/_site.json:38:17 error brand
      "https://firm example" is not the address of a site. Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example".
    pages/_site.json:38:17 error brand
      "https://firm.example?a" is not the address of a site. Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example"."
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
])('an address that is not the one that browsers open: %s', (origin) => {
  expect(mistake([`${site} brands 0 origin`, origin])).toMatch(/error (brand|wrong-value)\n/)
})

test('hosts that are numbers, which browsers write in another way', () => {
  const said = (domain: string) => mistake([`${site} brands 0 domains`, ['firm.example', domain]])
  for (const domain of ['127.1', '0x7f.1', '1', '[::1]', 'firm.example.1', 'user@firm.example', '//firm.example'])
    expect(said(domain)).toContain('is not a host name')
})

test('hosts that are none, or those of another', () => {
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

test('two brands cannot have one host', () => {
  expect(problemsOf(twoBrands({ domains: ['studio.example', 'LOCALHOST'] }), [brand])).toMatchInlineSnapshot(`
    "pages/_site.json:55:9 error brand
    "LOCALHOST" is not a host name. Write "localhost"."
  `)
})

test('two brands cannot have one address', () => {
  const said = (origin: string, more: object = {}) => problemsOf(twoBrands({ origin, ...more }), [brand])
  const ofFirst = '" is the address of the brand "default".'
  expect(said('https://www.ornek.example')).toContain(`"https://www.ornek.example${ofFirst}`)
  expect(said('https://localhost')).toContain('"https://localhost" is not the address of a site.')
  expect(said('https://www.studio.example')).toBe('')
})
