import { describe, expect, test } from 'vitest'
import { type Files, homeLinkingTo, page, problemsOf, siteOf, smallSite } from '../../../tests/engine/unit/site'
import { oldAddress, redirectTarget, siteAddress } from '../../content/language/link'
import { localizeSite } from '../../content/localize/localize'
import { createTranslator } from '../../content/read/words'
import { readSchemas } from '../../files/files'
import { hostingFiles } from '../../serve/hosts/files'
import { resolve } from '../../serve/resolve'
import { redirect } from '.'

const settings = Object(smallSite['pages/_site.json'])

/** Files of a site with a page /fan and the given redirects. */
function moved(...redirects: [from: string, to: string][]): Files {
  return {
    ...homeLinkingTo('/fan'),
    'pages/_site.json': { ...settings, redirects: redirects.map(([from, to]) => ({ from, to })) },
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }]),
    'locales/tr/common.json': { home: 'Ana sayfa' },
  }
}

/** Messages of all problems in the given redirects. */
function faults(...redirects: [from: string, to: string][]): string[] {
  return problemsOf(moved(...redirects), [redirect])
    .split('\n\n')
    .filter((problem) => problem.includes(' redirect\n'))
    .map((problem) => problem.split('\n')[1] ?? '')
}

test('a redirect to another site is meant where it says so, and leads there only', () => {
  const files = (to: string) => ({
    ...moved(),
    'pages/_site.json': { ...settings, redirects: [{ from: '/shop', to, away: true }] },
  })
  expect(problemsOf(files('https://shop.example/all'), [redirect])).not.toContain(' redirect\n')
  expect(problemsOf(files('/fan'), [redirect])).toContain('With "away", the target is another site.')
})

test('a redirect of all addresses below one hides no page', () => {
  const files = moved(['/old/*', '/fan'])
  expect(problemsOf(files, [redirect])).not.toContain(' redirect\n')
  const below = page([{ type: 'text', id: 'about', text: 'Fan' }], { path: '/old/fan' })
  expect(problemsOf({ ...files, 'pages/below.json': below }, [redirect])).toContain(
    'pages/below.json has the address /old/*: the redirect would hide it.',
  )
})

test('GitHub Pages, which a site with a CNAME uses, cannot redirect what is in no file', () => {
  const files = moved(['/index.php?id=12', '/fan'], ['/fans', '/fan'])
  const warnings = problemsOf({ ...files, 'pages/_root/CNAME': 'kumestek.example\n' }, [redirect]).split('\n\n')
  expect(warnings.filter((problem) => problem.includes(' redirect\n'))).toEqual([
    expect.stringMatching(/warning redirect\nGitHub Pages cannot redirect \/index\.php\?id=12/),
  ])
})

describe('a redirect', () => {
  test.each([
    ['/fans', '/fan'],
    ['/old/Shop.php', '/fan'],
    ['/~fan', '/'],
    ['/über-uns', '/fan#about'],
    ['/index.php?id=12', '/fan'],
    ['/blog/*', '/fan'],
  ])('from an address that was, to a page that is: %s → %s', (from, to) => {
    expect(faults([from, to])).toEqual([])
  })
  test.each<[what: string, redirects: [string, string][], faults: string[]]>([
    [
      'to a page that is not there',
      [['/fans', '/fam']],
      ['The link "/fam" leads to a page that does not exist. Did you mean "/fan"?'],
    ],
    [
      'over a page',
      [['/fan', '/']],
      ['pages/fan.json has the address /fan: the redirect would hide it. Remove the redirect, or rename the page.'],
    ],
    [
      'over a page, in capitals',
      [['/FAN', '/']],
      ['pages/fan.json has the address /FAN: the redirect would hide it. Remove the redirect, or rename the page.'],
    ],
    [
      'to a block that is not there',
      [['/fans', '/fan#price']],
      [
        'The link "/fan#price" leads to a block that is not shown on pages/fan.json. The block is hidden, or has another id.',
      ],
    ],
    [
      'to another site by mistake',
      [['/fans', 'https://fans.example/']],
      ['The redirect leads to another site. If that is meant, add "away": true.'],
    ],
    ['over the home page', [['/index', '/fan']], ['"/index" cannot be redirected. The site itself uses this address.']],
    ['to itself', [['/fans', '/fans']], ['The redirect from /fans runs in a circle. Write the address of a page.']],
    [
      'in a circle',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      [
        'The redirect from /a runs in a circle. Write the address of a page.',
        'The redirect from /b runs in a circle. Write the address of a page.',
      ],
    ],
    [
      'over another',
      [
        ['/a', '/b'],
        ['/b', '/fan'],
      ],
      ['/b is the address of another redirect. Write "/fan".'],
    ],
    [
      'over a page, not those that lead to this page',
      [
        ['/fans', '/fan'],
        ['/fan', '/'],
      ],
      ['pages/fan.json has the address /fan: the redirect would hide it. Remove the redirect, or rename the page.'],
    ],
    [
      'that is there twice',
      [
        ['/a', '/fan'],
        ['/A', '/'],
      ],
      ['There are two redirects from /A. Remove one of them.'],
    ],
    [
      'of one language',
      [['/en/fans', '/fan']],
      ['"/en/fans" cannot be redirected. Write "/fans": it covers all languages.'],
    ],
    ['over a language', [['/en', '/fan']], ['"/en" cannot be redirected. The site itself uses this address.']],
    [
      'with an ending',
      [['/fans.html', '/fan']],
      ['"/fans.html" cannot be redirected. Write "/fans": it also covers "/fans.html".'],
    ],
    ['with a slash', [['/fans/', '/fan']], ['"/fans/" cannot be redirected. Write "/fans": it also covers "/fans/".']],
  ])('is reported %s', (_, redirects, expected) => {
    expect(faults(...redirects)).toEqual(expected)
  })
  test.each([
    '/assets/fan.pdf',
    '/fans/404',
    '/sitemap.xml',
    '/Robots.txt',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/_redirects',
  ])('is reported from what is the site’s own: %s', (from) => {
    expect(faults([from, '/fan'])).toEqual([`"${from}" cannot be redirected. The site itself uses this address.`])
  })
  test.each([
    'fans',
    '/fans?x',
    '/fans#a',
    '/a b',
    '/.hidden',
    '/a;b',
    '/a"b',
    '/$x',
    '//evil.example',
    '/fans?x=1;',
    '/blog/*/a',
    '/a*',
  ])('cannot be from %s', (from) => {
    expect(problemsOf(moved([from, '/fan']))).toContain('"from" of entry 1 in "redirects" of the site cannot be')
  })
})

/** Addresses that browsers could interpret as a different host, or servers as part of their configuration. */
const leavingTheSite = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/./evil.example',
  '/fan//evil.example',
  '/fan@evil.example',
  '/fan;',
  '/$host',
  '/fan"',
]

test.each(leavingTheSite)('a redirect cannot lead to %j: check, servers and the files of hosts agree', (to) => {
  expect(problemsOf(moved(['/fans', to]))).toMatch(
    /"to" of entry 1 in "redirects" of the site cannot be|U\+0009, a tab/,
  )
  const served = {
    brands: [{ id: 'studio', domains: ['a.example'] }],
    languages: [{ code: 'en' }],
    defaultLanguage: 'en',
    redirects: [{ from: '/fans', to }],
  }
  expect(resolve({ method: 'GET', target: '/fans', host: 'a.example' }, served)).not.toHaveProperty('location')
  for (const host of ['nginx', 'cloudflare', 'netlify'] as const) {
    const place = { root: '/srv/site/dist', port: 80, hasIpv6: false }
    expect(Object.values(hostingFiles(host, served, place)).join('')).not.toContain('/fans')
  }
})

test('the schema and the code have one pattern for addresses of the site', () => {
  const { properties } = Object(readSchemas()['site.json'])
  const { items } = properties.brands
  const { from, to } = properties.redirects.items.properties
  expect(from.pattern).toBe(oldAddress.source.replaceAll('\\/', '/'))
  expect(to.pattern).toBe(redirectTarget.source.replaceAll('\\/', '/'))
  expect(items.properties.excludedPages.items.pattern).toBe(siteAddress.source.replaceAll('\\/', '/'))
})

test('a link to an old address is reported with the new one, and its anchor', () => {
  const files = { ...moved(['/fans', '/fan']), ...homeLinkingTo('/fans#about', '/fan') }
  expect(problemsOf(files)).toContain(
    'The link "/fans#about" leads to a page that does not exist. It was moved: write "/fan#about".',
  )
})

test('a page to which only a redirect leads stands alone', () => {
  const files = { ...moved(['/fans', '/fan']), 'pages/index.json': smallSite['pages/index.json'] }
  expect(problemsOf(files)).toContain('No page links to /fan.')
})

test('browsers get no redirects', () => {
  const site = siteOf(moved(['/fans', '/fan']))
  expect(JSON.stringify(localizeSite(site, 'en', createTranslator(site)))).not.toContain('/fans')
})
