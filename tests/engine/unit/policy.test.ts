import { expect, test } from 'vitest'
import { localizePage } from '../../../tools/content/localize/localize'
import type { Service } from '../../../tools/content/read/services'
import { createTranslator } from '../../../tools/content/read/words'
import { pagePolicy } from '../../../tools/html/policy'
import { hostingFiles } from '../../../tools/serve/hosts/files'
import { policyOf } from '../../../tools/serve/table'
import { fanWith, siteOf, smallSite } from './site'

const services: Service[] = [
  { id: 'forms', name: 'Formhost', host: 'https://forms.example', for: ['form'] },
  { id: 'films', name: 'Films', host: 'https://films.example', for: ['frame'] },
  { id: 'count', name: 'Count', host: 'https://stats.example', for: ['script', 'connect'] },
]
const form = (action: string, more: object = {}) => ({
  type: 'form',
  id: 'ask',
  title: 'Sorun',
  action,
  submit: 'Gönder',
  fields: [{ id: 'name', kind: 'text', label: 'Ad' }],
  ...more,
})
const film = { type: 'embed', id: 'film', name: 'Film', src: 'https://films.example/1' }

/** Returns the directives in which the policy of a page with these blocks differs from that of an empty page. */
function directivesOf(blocks: object[]): string[] {
  const settings = { 'pages/_site.json': { ...Object(smallSite['pages/_site.json']), services } }
  const site = siteOf({ ...settings, ...fanWith(blocks) })
  const fan = site.pages.find(({ name }) => name === 'fan')
  if (!fan) throw new Error('fan')
  const { uses } = localizePage(site, fan, 'tr', createTranslator(site))
  const closed = pagePolicy('x', []).split(';')
  return pagePolicy('x', [], uses)
    .split(';')
    .filter((directive) => !closed.includes(directive))
}

test('the policy of a page permits what its visible blocks use, and nothing else', () => {
  expect(pagePolicy('x', [])).toContain("form-action 'none'")
  expect(directivesOf([{ type: 'text', id: 'about', text: 'Fan' }])).toEqual([])
  expect(directivesOf([form('/api/ask')])).toEqual(["form-action 'self'"])
  expect(directivesOf([form('https://forms.example/f/1')])).toEqual([
    "form-action 'self' https://forms.example",
    "connect-src 'self' https://forms.example",
  ])
  expect(directivesOf([film])).toEqual(['frame-src https://films.example'])
  expect(directivesOf([{ ...film, visible: false }])).toEqual([])
  const items = [{ id: 'one', label: 'Bir', blocks: [film] }]
  expect(directivesOf([{ type: 'tabs', id: 'tabs', label: 'Bölümler', items }])).toEqual([
    'frame-src https://films.example',
  ])
})

test('hosts permit the declared services on pages, and nothing more on other files', () => {
  expect(policyOf('/about.html', services)).toBe(
    "default-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'self';" +
      "form-action 'self' https://forms.example;style-src-attr 'none';frame-ancestors 'none';" +
      "connect-src 'self' https://forms.example https://stats.example;frame-src https://films.example;" +
      "script-src 'self' 'unsafe-inline' https://stats.example",
  )
  // Without scripts of other hosts, the policy forbids turning text into markup.
  expect(policyOf('/about.html', services.slice(0, 2))).toContain("trusted-types 'none'")
  expect(policyOf('/assets/fan.svg', services)).toBe(policyOf('/assets/fan.svg'))
  const place = { root: '/srv', port: 80, hasIpv6: false }
  const brands = [{ id: 'main', domains: ['fans.example'] }]
  const served = { brands, languages: [{ code: 'en' }], defaultLanguage: 'en', services }
  for (const host of ['nginx', 'cloudflare', 'netlify'] as const)
    expect(Object.values(hostingFiles(host, served, place)).join('')).toContain(policyOf('/about.html', services))
})

test.each([
  'http://forms.example',
  'https://*.example',
  'https://forms.example/f',
  "https://forms.example; script-src 'unsafe-eval'",
  'https://forms.example\n  X-Header: 1',
  '*',
  'data:',
])('no host but an https origin gets into a policy: %s', (host) => {
  expect(policyOf('/about.html', [{ id: 'forms', name: 'F', host, for: ['form'] }])).toBe(policyOf('/about.html'))
})
