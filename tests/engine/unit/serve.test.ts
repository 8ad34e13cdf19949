import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../../tools/serve/server'

const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'serve-'))
let server: Server
let port = 0

const page = (words: string) => `<!doctype html><p>${words.padEnd(2000)}</p>`
const film = Buffer.from(Array.from({ length: 100 }, (_, i) => i))

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'pages/_site.json': JSON.stringify({
      brands: [
        { id: 'first', domains: ['localhost'] },
        { id: 'second', domains: ['second.example'] },
      ],
      languages: [{ code: 'en' }, { code: 'fi' }],
    }),
    'dist/first/index.html': page('first'),
    'dist/first/about.html': page('about'),
    'dist/first/404.html': page('missing'),
    'dist/first/fi/404.html': page('puuttuu'),
    'dist/first/assets/film.mp4': film,
    'dist/first/assets/a.0123456789.svg': '<svg/>',
    'dist/first/.hidden': 'secret',
    'dist/first/.well-known/security.txt': 'contact',
    'dist/second/index.html': page('second'),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  process.chdir(folder)
  const serving = await serve('dist', 0)
  server = serving.server
  port = serving.port
})

afterAll(() => {
  server.close()
  process.chdir(project)
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Asks as it is written, which `fetch` would not. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const asking = request({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asking.on('error', fail)
    asking.end()
  })
}

test.each([
  ['/', 200, undefined],
  ['/about', 200, undefined],
  ['/about/', 308, '/about'],
  ['/about.html', 308, '/about'],
  ['/about/?brand=first', 308, '/about?brand=first'],
  ['/index', 308, '/'],
  ['/index.html', 308, '/'],
  ['///', 308, '/'],
  ['//about', 308, '/about'],
  ['/nowhere', 404, undefined],
  ['//second.example/', 404, undefined],
  ['/404', 404, undefined],
  ['/fi/404', 404, undefined],
  ['/assets', 404, undefined],
  ['/%', 400, undefined],
  ['/a%00b', 400, undefined],
  ['*', 400, undefined],
  ['http://localhost/', 400, undefined],
  ['/../../pages/_site.json', 404, undefined],
  ['/%2e%2e/%2e%2e/pages/_site.json', 404, undefined],
  ['/..%5c..%5cpages%5c_site.json', 404, undefined],
  ['/.hidden', 404, undefined],
  ['/.well-known/security.txt', 200, undefined],
  [`/${'a'.repeat(5000)}`, 404, undefined],
])('%s is answered with %i', async (path, status, location) => {
  const { headers, ...answer } = await ask(path)
  expect([answer.status, headers.location]).toEqual([status, location])
})

test('what is missing is said in the language of the address, and where a brand has no such page, in a sentence', async () => {
  expect((await ask('/nowhere')).body.toString()).toContain('missing')
  expect((await ask('/fi/nowhere')).body.toString()).toContain('puuttuu')
  const { status, body } = await ask('/nowhere', { Host: 'second.example' })
  expect([status, body.toString()]).toEqual([404, 'There is no page at this address.\n'])
})

test('the brand is asked for, or that of the host, or the first', async () => {
  const words = async (path: string, host: string) =>
    /<p>(\w+)/.exec((await ask(path, { Host: host })).body.toString())?.[1]
  expect(await words('/', 'second.example')).toBe('second')
  expect(await words('/', 'SECOND.example:80')).toBe('second')
  expect(await words('/?brand=second', 'localhost')).toBe('second')
  expect(await words('/?brand=nope', 'a:b:c')).toBe('first')
  expect(await words('/?brand=%', '[')).toBe('first')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['brotli', undefined],
  ])('a client that takes "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await ask('/', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  })
})

describe('parts of a file', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/100', 10],
    ['bytes=0-0', 206, 'bytes 0-0/100', 1],
    ['bytes=90-', 206, 'bytes 90-99/100', 10],
    ['bytes=90-500', 206, 'bytes 90-99/100', 10],
    ['bytes=-5', 206, 'bytes 95-99/100', 5],
    ['bytes=-500', 206, 'bytes 0-99/100', 100],
    ['bytes=9-2', 416, 'bytes */100', 0],
    ['bytes=100-', 416, 'bytes */100', 0],
    ['bytes=-0', 416, 'bytes */100', 0],
    ['bytes=0-0,2-3', 200, undefined, 100],
    ['bytes=a-b', 200, undefined, 100],
    ['bytes=-', 200, undefined, 100],
    ['lines=0-1', 200, undefined, 100],
  ])('%s', async (range, status, part, length) => {
    const { headers, body, ...answer } = await ask('/assets/film.mp4', { Range: range })
    expect([answer.status, headers['content-range'], body.length]).toEqual([status, part, length])
    if (status === 206) expect(body[0]).toBe(Number(/(\d+)-/.exec(String(part))?.[1]))
  })

  test('text is never sent in parts: it may be compressed', async () => {
    expect((await ask('/about', { Range: 'bytes=0-9' })).status).toBe(200)
  })
})

test('headers: type, how long to keep, and what browsers may not guess', async () => {
  const html = (await ask('/about')).headers
  expect(html).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect((await ask('/about', { 'If-None-Match': String(html.etag) })).status).toBe(304)
  const svg = (await ask('/assets/a.0123456789.svg')).headers
  expect(svg).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' })
  const head = await ask('/about', {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, html['content-length'], 0])
})

test('files that come and go while it runs are as they are now', async () => {
  const file = 'dist/first/new.html'
  expect((await ask('/new')).status).toBe(404)
  writeFileSync(file, page('new'))
  expect((await ask('/new')).status).toBe(200)
  rmSync(file)
  expect((await ask('/new')).status).toBe(404)
})
