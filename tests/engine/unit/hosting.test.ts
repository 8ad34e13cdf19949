import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { HostUse } from '../../../schema/localized'
import { pagePolicy } from '../../../tools/html/policy'
import { hostingFiles, readServed } from '../../../tools/serve/hosts/files'
import { always, cacheControlOf, overTls, policyOf } from '../../../tools/serve/table'

const site = {
  defaultLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'pt-BR' }],
  brands: [
    { id: 'studio', domains: ['www.northlight.example', 'localhost'] },
    { id: 'school', domains: ['www.nightfall.example', 'bücher.example'], excludedPages: ['/courses'] },
  ],
  redirects: [
    { from: '/team', to: '/' },
    { from: '/classes', to: '/courses' },
  ],
}
const place = { root: '/srv/site/dist', port: 80, hasIpv6: true }

/** Server settings of a site that has a brand with this domain, and a redirect. */
function servedWith(domain: string, from = '/team') {
  const [folder, previousFolder] = [mkdtempSync(join(tmpdir(), 'hosting-')), process.cwd()]
  mkdirSync(join(folder, 'pages'))
  const brands = [{ id: 'studio', domains: [domain] }]
  const settings = JSON.stringify({ ...site, brands, redirects: [{ from, to: '/' }] })
  // Saves the file as on Windows, with a byte order mark.
  writeFileSync(join(folder, 'pages/_site.json'), `\ufeff${settings}`)
  process.chdir(folder)
  try {
    return readServed()
  } finally {
    process.chdir(previousFolder)
    rmSync(folder, { recursive: true })
  }
}

describe('nginx', () => {
  const settings = (more = {}) => hostingFiles('nginx', site, { ...place, ...more }).site ?? ''

  test('knows hosts, brands and languages', () => {
    expect(settings()).toContain('server_name www.northlight.example localhost www.nightfall.example')
    expect(settings()).toContain('default studio;')
    expect(settings()).toContain('"~^www\\\\.nightfall\\\\.example$" school;')
    expect(settings()).toContain('"~^/pt-BR(/|$)" /pt-BR/404.html;')
    expect(settings()).not.toContain('/en/404.html')
    expect(settings()).toContain('listen [::]:80 default_server;')
  })

  test('encrypts with the certificate it is given, and leads there', () => {
    expect(settings()).not.toContain('443')
    expect(settings({ certificate: '/etc/ssl/site' })).toMatch(
      /listen 80 default_server;[^}]*return 301 https:[^}]*}\s*server {\s*listen 443 ssl http2 default_server;/,
    )
    expect(settings({ certificate: '/etc/ssl/site' })).toContain('ssl_certificate "/etc/ssl/site/fullchain.pem";')
  })

  test('gets a setting when a name is long', () => {
    expect(settings()).not.toContain('hash_bucket_size')
    const domains = [`${'long-'.repeat(10)}name.example`]
    const long = { ...site, brands: [{ id: 'studio', domains }] }
    expect(hostingFiles('nginx', long, place).site).toContain('server_names_hash_bucket_size 256;')
  })

  test.each(['relative', '/a b', '/a;b', '/$x', '/a"b'])(
    'a folder that would be read as settings is refused: %s',
    (root) => {
      expect(() => settings({ root })).toThrow(`"${root}" is not a folder that nginx can use`)
      expect(() => settings({ certificate: root })).toThrow('is not a folder')
    },
  )
})

test.each(['a.example; include /etc/passwd', 'a b', 'https://a.example', '', 'a..example'])(
  'a host that would be read as settings is refused: %s',
  (domain) => {
    expect(() => servedWith(domain)).toThrow('is not a host name')
  },
)

test.each(['/a b', '/a;b', '/{a', '/$x', '/a"b', 'a', '/a\nb'])(
  'an old address that would be read as settings is refused: %j',
  (from) => {
    expect(() => servedWith('a.example', from)).toThrow('is not an address')
  },
)

test('a host is written as browsers ask for it', () => {
  expect(servedWith('Bücher.example').brands[0]?.domains).toEqual(['xn--bcher-kva.example'])
})

test.each(['cloudflare', 'netlify'] as const)('%s gets its files for each brand', (host) => {
  const files = hostingFiles(host, site, place)
  expect(Object.keys(files)).toEqual(['studio/_headers', 'studio/_redirects', 'school/_headers', 'school/_redirects'])
  for (const [name, value] of Object.entries({ ...always, ...overTls }))
    expect(files['studio/_headers']).toContain(`\n  ${name}: ${value}\n`)
  expect(files['studio/_redirects']).toContain('/pt-BR/index /pt-BR 301')
  // The redirects come first, and override the redirect pages that a build writes for hosts without redirects.
  const moved = ['/team / 301', '/pt-BR/team /pt-BR 301'].map((line) => line + (host === 'netlify' ? '!' : ''))
  expect(files['school/_redirects']?.split('\n').slice(0, 2)).toEqual(moved)
  // A brand without the target page does not have the redirect.
  expect(files['studio/_redirects']).toContain('/classes /courses 301')
  expect(files['school/_redirects']).not.toContain('/classes')
  // Each rule must be on one line, and hosts limit the length of a line.
  for (const line of Object.values(files).join('').split('\n')) expect(line.length).toBeLessThan(1000)
})

/** Headers that a host sends with a file, collected in order from all rules that match. */
function sentWith(rules: string, path: string): Record<string, string[]> {
  const sent: Record<string, string[]> = {}
  let holds = false
  for (const line of rules.split('\n')) {
    const [, isAway, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? []
    if (!name) holds = new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)
    else if (holds) sent[name] = isAway ? [] : [...(sent[name] ?? []), value]
  }
  return sent
}

describe.each(['cloudflare', 'netlify'] as const)('what %s sends', (host) => {
  const rules = hostingFiles(host, site, place)['studio/_headers'] ?? ''
  test.each(['/about', '/en/about', '/assets/fan.svg', '/assets/client-AbCd_12-.js'])(
    'with %s is what the table says, value by value',
    (path) => {
      const isPage = !path.includes('.')
      const ownPolicy = policyOf(isPage ? `${path}.html` : path)
      // Netlify cannot remove a header that another rule adds, so both policies are sent. Browsers enforce both, so the
      // stricter one decides.
      const policies = isPage || host === 'cloudflare' ? [ownPolicy] : [policyOf('/about.html'), ownPolicy]
      const isKept = cacheControlOf(path) !== 'no-cache' || path.startsWith('/assets/')
      const { 'Cache-Control': keeping, ...sent } = sentWith(rules, path)
      const expectedHeaders = Object.entries({ ...always, ...overTls }).map(([name, value]) => [name, [value]])
      expect(sent).toEqual({ ...Object.fromEntries(expectedHeaders), 'Content-Security-Policy': policies })
      expect(keeping?.length).toBe(isKept ? 1 : undefined)
      if (path.includes('client-')) expect(keeping).toEqual([cacheControlOf(path)])
    },
  )
})

test.each(['nginx', 'cloudflare', 'netlify'] as const)(
  '%s says of a site with drafts alone that no search engine may list it',
  (host) => {
    const textFor = (hasDrafts: boolean) => Object.values(hostingFiles(host, site, { ...place, hasDrafts })).join('')
    expect(textFor(true)).toMatch(/X-Robots-Tag:? "?noindex, nofollow/)
    expect(textFor(false)).not.toContain('Robots')
  },
)

test('what is called as if it had a hash is asked for again', () => {
  const called = [
    '/products/2030405060.html',
    '/data/en/facade2024.json',
    '/assets/documents/4012345678.pdf',
    ...['pdf', 'csv', 'step', 'mp4', 'vtt'].map((ending) => `/assets/documents/valve.4006381333.${ending}`),
  ]
  const hashed = [
    '/assets/0123456789-320.avif',
    '/assets/0123456789.webp',
    '/assets/drawings/fan.0123456789.svg',
    '/assets/photos/fan.0123456789.jpeg',
    '/assets/fonts/rubik-tr.0123456789.woff2',
    '/assets/themes.0123456789.css',
    '/assets/blocks.0123456789.js',
    '/previews/en/index.0123456789.jpg',
    '/assets/data-sheets/en/fan.0123456789.pdf',
  ]
  expect(called.map(cacheControlOf)).toEqual(called.map(() => 'no-cache'))
  for (const path of hashed) expect([path, cacheControlOf(path)]).toEqual([path, expect.stringContaining('immutable')])
})

test.each(['/about.html', '/assets/fan.svg'])(
  'the policy of hosts allows no more than that of pages, but for what only a page knows: %s',
  (path) => {
    const read = (policy: string) =>
      new Map(policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
    // The policy of hosts permits forms on every page, because hosts do not know which pages contain a form.
    const uses: HostUse[] = path.endsWith('.html') ? [{ directive: 'form-action', host: "'self'" }] : []
    const page = read(pagePolicy('sha256-x', ['sha256-y', 'sha256-z'], uses))
    const host = read(policyOf(path))
    expect(policyOf(path).includes('unsafe-inline')).toBe(path.endsWith('.html'))
    const knownSources = (sources: string[] = []) => sources.filter((source) => !/unsafe-inline|sha256/.test(source))
    for (const [name, sources] of page)
      expect(knownSources(host.get(name) ?? host.get('default-src')), name).toEqual(knownSources(sources))
    expect([...page.values()].flat()).not.toContain("'unsafe-inline'")
    expect([...host].filter(([name]) => !page.has(name)).map(([name, sources]) => `${name} ${sources}`)).toEqual([
      "style-src-attr 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ])
  },
)
