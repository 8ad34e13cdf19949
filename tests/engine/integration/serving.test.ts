import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request as askFor } from 'node:http'
import { request as askOverTls } from 'node:https'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressSite } from '../../../tools/serve/compress'
import { serve } from '../../../tools/serve/finished'
import {
  always,
  cacheControlOf,
  overTls,
  policyHeader,
  policyOf,
  policyOfFiles,
  policyOfPages,
  typeOf,
  varyOf,
} from '../../../tools/serve/table'
import { held } from '../counts'
import { findNginx } from '../machine'
import { makeCertificate, startNginx } from './serving-nginx'
import { type Request, requestBelow, requests, requestsBelow } from './serving-requests'
import { emptyFolder } from './small-site'

const page = (words: string) => `<!doctype html>${words.padEnd(2000 - 15 + 8)}`.padEnd(2008)
const film = Buffer.from(Array.from({ length: 100 }, (_, i) => i))

const served = {
  brands: [
    { id: 'first', domains: ['first.example', 'www.first.example', 'localhost'] },
    { id: 'second', domains: ['www.second.example'], excludedPages: ['/courses/night'] },
  ],
  languages: [{ code: 'en' }, { code: 'fi' }],
  defaultLanguage: 'en',
  redirects: [
    { from: '/team', to: '/about' },
    { from: '/old/shop.php', to: '/courses/night' },
    { from: '/~start', to: '/' },
    { from: '/über-uns', to: '/about#people' },
    { from: '/index.php?id=12', to: '/about' },
    { from: '/index.php?id=12&view=full', to: '/courses/night' },
    { from: '/index.php', to: '/' },
    { from: '/shop.php?id=1', to: '/courses/night' },
    { from: '/blog/*', to: '/about' },
    { from: '/shop', to: 'https://shop.example/all?x=1', away: true },
  ],
}

const files: Record<string, string | Buffer> = {
  'secret.txt': 'secret',
  'pages/_site.json': JSON.stringify(served),
  'dist/first/index.html': page('home'),
  'dist/first/about.html': page('about'),
  'dist/first/about.md': '# about',
  'dist/first/courses/night.html': page('night'),
  'dist/first/404.html': page('missing'),
  'dist/first/fi.html': page('etusivu'),
  'dist/first/fi/about.html': page('tietoja'),
  'dist/first/fi/404.html': page('puuttuu'),
  // Redirect pages, which a build writes for hosts that do not support redirects. Other hosts must not send them.
  'dist/first/team.html': 'secret',
  'dist/first/fi/team.html': 'secret',
  'dist/first/google0123456789abcdef.html': page('google-site-verification'),
  'dist/first/.hidden': 'secret',
  'dist/first/.git/config': 'secret',
  'dist/first/.well-known/security.txt': 'contact',
  'dist/first/assets/a.0123456789.svg': '<svg/>',
  'dist/first/assets/0123456789-320.avif': film,
  'dist/first/assets/client-AbCd_12-.js': 'let a',
  'dist/first/assets/client-AbCd_12-.css': 'a{}',
  'dist/first/assets/terms.pdf': film,
  'dist/first/assets/film.mp4': film,
  'dist/first/search/en/index.txt': '01234567\n',
  'dist/first/favicon.ico': film,
  'dist/first/manifest.webmanifest': '{}',
  'dist/first/sitemap.xml': '<urlset/>',
  'dist/first/robots.txt': 'User-agent: *',
  'dist/first/data/en/index.json': '{}',
  'dist/second/index.html': page('other'),
  'dist/second/404.html': page('elsewhere'),
}

const folder = emptyFolder()
const nginx = findNginx()
if (!nginx) console.warn('SKIPPED: nginx is not on this machine, so no request was compared with it.')

const certificate = nginx && makeCertificate(folder)
if (nginx && !certificate) console.warn('SKIPPED: openssl is not on this machine, so nginx was not asked over TLS.')

/** Base of the same site when it is served below the root of a host. */
const base = '/on.a/bench'

const ports: Record<string, number> = {}
const ends: (() => void)[] = []

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  await compressSite(join(folder, 'dist'))
  const { server, port } = await serve(join(folder, 'dist'), 0)
  ends.push(() => server.close())
  ports.preview = port
  mkdirSync(join(folder, 'below/pages'), { recursive: true })
  symlinkSync(join(folder, 'dist'), join(folder, 'below/dist'))
  writeFileSync(join(folder, 'below/pages/_site.json'), JSON.stringify({ ...served, base }))
  const below = await serve(join(folder, 'below/dist'), 0)
  ends.push(() => below.server.close())
  ports['preview below'] = below.port
  if (!nginx) return
  const nginxBelow = await startNginx(nginx, join(folder, 'below'), { ...served, base })
  ends.push(nginxBelow.stop)
  ports['nginx below'] = nginxBelow.port
  const started = await startNginx(nginx, folder, served)
  ends.push(started.stop)
  ports.nginx = started.port
  if (!certificate) return
  const encrypted = await startNginx(nginx, folder, served, certificate)
  ends.push(encrypted.stop)
  ports['nginx with a certificate'] = encrypted.port
})

afterAll(() => {
  for (const end of ends) end()
  for (const server of ['preview', 'nginx'].filter((server) => server in ports))
    held(`requests to ${server}`, requests.length)
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Sends a path exactly as written; `fetch` would normalize the path. */
function ask(server: string, { path, method, headers }: Pick<Request, 'path' | 'method' | 'headers'>): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port: ports[server], path, method, agent: false, rejectUnauthorized: false }
    const request = server === 'nginx with a certificate' ? askOverTls : askFor
    const asking = request({ ...options, headers: { Host: 'first.example', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const body = decoded(Buffer.concat(parts), response.headers['content-encoding'])
        done({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    asking.on('error', fail)
    asking.end()
  })
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0 || encoding === undefined) return body.toString()
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()
}

const named = (request: Request) => {
  const { path, method = 'GET', headers = {} } = request
  const shortPath = path.length > 60 ? `${path.slice(0, 20)}… (${path.length})` : path
  const sent = Object.entries(headers).map(([name, value]) => ` ${name}: "${value}"`)
  return [`${method} ${shortPath}${sent.join('')}`, request] as const
}
const namedRequests = requests.map(named)
const namedBelow = [...requests.map((request) => requestBelow(base, request)), ...requestsBelow(base)].map(named)

describe.each(['preview', 'nginx', 'preview below', 'nginx below'])('%s', (server) => {
  const isThere = server.startsWith('preview') || nginx !== undefined

  test.runIf(isThere).each(server.endsWith('below') ? namedBelow : namedRequests)('%s', async (_, request) => {
    const { status, headers, body } = await ask(server, request)
    expect(status).toBe(request.status)
    for (const [name, value] of Object.entries(request.expected ?? {}))
      expect.soft(headers[name] ?? null, name).toBe(value)
    if (request.says === '') expect(body).toBe('')
    else if (request.says) expect(body).toContain(request.says)
    expect(body).not.toContain('secret')
    if (status === 400 || status === 414) return
    const policy = String(headers['content-type']).startsWith('text/html') ? policyOfPages() : policyOfFiles
    // Responses without a file may have either of the two policies.
    const sentPolicy = String(headers['content-security-policy']).split(', ')[0] ?? ''
    const isFile = [200, 206, 404].includes(status)
    expect([policyOfPages(), policyOfFiles]).toContain(sentPolicy)
    const isPage = /^text\/(html|markdown)/.test(String(headers['content-type']))
    const vary = varyOf(isPage ? 'page.html' : 'file.svg')
    const sentVary = status === 416 ? vary : String(headers.vary)
    expect([varyOf('page.html'), varyOf('file.svg')]).toContain(sentVary)
    for (const [name, value] of Object.entries({
      ...always,
      [policyHeader]: isFile ? policy : sentPolicy,
      ...(status !== 416 && { Vary: isFile ? vary : sentVary }),
    })) {
      // With status 416, nginx sends these headers twice, so only the first value is compared.
      const sentValue = String(headers[name.toLowerCase()])
      expect
        .soft(status === 416 ? sentValue.startsWith(value) : sentValue === value, `${name}: ${sentValue}`)
        .toBe(true)
    }
  })

  test.runIf(isThere).each(['identity', 'br', 'gzip'])(
    'what a client has already is not sent again: %s',
    async (encoding) => {
      const path = server.endsWith('below') ? `${base}/about` : '/about'
      const acceptHeaders = { 'Accept-Encoding': encoding }
      const { headers } = await ask(server, { path, headers: acceptHeaders })
      const [tag, modified] = [String(headers.etag), String(headers['last-modified'])]
      const statusWith = async (more: Record<string, string>) =>
        (await ask(server, { path, headers: { ...acceptHeaders, ...more } })).status
      expect(await statusWith({ 'If-None-Match': tag })).toBe(304)
      expect(await statusWith({ 'If-None-Match': `"other", W/${tag}` })).toBe(304)
      expect(await statusWith({ 'If-None-Match': '*' })).toBe(304)
      expect(await statusWith({ 'If-None-Match': '"other"' })).toBe(200)
      expect(await statusWith({ 'If-None-Match': '"other"', 'If-Modified-Since': modified })).toBe(200)
      expect(await statusWith({ 'If-Modified-Since': modified })).toBe(304)
      expect(await statusWith({ 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(200)
      expect(await statusWith({ 'If-Modified-Since': 'rubbish' })).toBe(200)
    },
  )

  test.runIf(isThere)('a part is sent of the same file only', async () => {
    const film = `${server.endsWith('below') ? base : ''}/assets/film.mp4`
    const { headers } = await ask(server, { path: film })
    const statusWith = async (validator: string) =>
      (await ask(server, { path: film, headers: { Range: 'bytes=0-9', 'If-Range': validator } })).status
    expect(await statusWith(String(headers.etag))).toBe(206)
    expect(await statusWith(String(headers['last-modified']))).toBe(206)
    expect(await statusWith('"other"')).toBe(200)
    expect(await statusWith('Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200)
  })
})

/** Requests for each kind of file: the path, the status, and the path of the file that is sent. */
const sent: [path: string, status: number, file: string][] = [
  ['/', 200, '/index.html'],
  ['/fi/about', 200, '/fi/about.html'],
  ['/nowhere', 404, '/404.html'],
  ['/fi/nowhere', 404, '/fi/404.html'],
  ['/assets/nowhere.svg', 404, '/404.html'],
  ...[
    'a.0123456789.svg',
    '0123456789-320.avif',
    'client-AbCd_12-.js',
    'client-AbCd_12-.css',
    'terms.pdf',
    'film.mp4',
  ].map((name): [string, number, string] => [`/assets/${name}`, 200, `/assets/${name}`]),
  ...['/data/en/index.json', '/favicon.ico', '/sitemap.xml', '/robots.txt'].map((path): [string, number, string] => [
    path,
    200,
    path,
  ]),
]

describe.each(['preview', 'nginx', 'nginx with a certificate'])('every header of %s', (server) => {
  const isThere = server === 'preview' || (nginx !== undefined && (server === 'nginx' || certificate !== undefined))
  const forwarded = { 'X-Forwarded-Proto': 'https' }

  test.runIf(isThere).each(sent)('over TLS is that of the table: %s', async (path, status, file) => {
    const answer = await ask(server, { path, headers: server === 'nginx with a certificate' ? {} : forwarded })
    expect(answer.status).toBe(status)
    const table = {
      ...always,
      ...overTls,
      [policyHeader]: policyOf(file),
      'Cache-Control': cacheControlOf(file),
      'Content-Type': typeOf(file),
      Vary: varyOf(file),
    }
    const told = Object.keys(table).map((name) => [name, answer.headers[name.toLowerCase()]])
    expect(Object.fromEntries(told)).toEqual(table)
    if (!file.endsWith('.html')) expect(answer.headers['content-security-policy']).not.toContain('unsafe-inline')
  })

  test.runIf(isThere && server !== 'nginx with a certificate')(
    'without TLS there is none of those for TLS',
    async () => {
      const { headers } = await ask(server, { path: '/' })
      for (const name of Object.keys(overTls)) expect(headers[name.toLowerCase()], name).toBeUndefined()
    },
  )
})

test.runIf(nginx)('both name the same version of a file alike, in every encoding', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const tags = await Promise.all(
      ['preview', 'nginx'].map(
        async (server) =>
          (await ask(server, { path: '/about', headers: { 'Accept-Encoding': encoding } })).headers.etag,
      ),
    )
    expect(tags[0]).toBe(tags[1])
  }
})

test('the preview never sends what was compressed before the file changed, nginx sends what the next release makes', async () => {
  const file = join(folder, 'dist/first/new.html')
  const asNow = async () => (await ask('preview', { path: '/new', headers: { 'Accept-Encoding': 'br' } })).body.trim()
  writeFileSync(file, page('one'))
  await compressSite(join(folder, 'dist'))
  expect(await asNow()).toContain('one')
  writeFileSync(file, page('two'))
  utimesSync(file, 1e9, 1e9)
  expect(await asNow()).toContain('two')
  const { files, unchanged } = await compressSite(join(folder, 'dist'))
  expect([files, unchanged > 5]).toEqual([1, true])
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toContain('two')
  expect(statSync(`${file}.gz`).mtimeMs).toBe(statSync(file).mtimeMs)
  expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.part'))).toEqual([])
})
