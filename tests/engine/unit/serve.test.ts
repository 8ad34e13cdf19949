import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../../tools/serve/finished'

// Tests only the preview server. tests/engine/integration/serving.test.ts compares the responses of all servers.

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
let server: Server
let port = 0

const page = (words: string) => `<!doctype html><p>${words.padEnd(2000)}</p>`

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'pages/_site.json': JSON.stringify({
      brands: [
        { id: 'first', domains: ['localhost'] },
        { id: 'second', domains: ['second.example'] },
      ],
      languages: [{ code: 'en' }, { code: 'fi' }],
      defaultLanguage: 'en',
    }),
    'dist/first/index.html': page('first'),
    'dist/first/about.html': page('about'),
    'dist/second/index.html': page('second'),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const serving = await serve(join(folder, 'dist'), 0)
  server = serving.server
  port = serving.port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Sends a path exactly as written; `fetch` would normalize the path. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asking = request({ port, path, headers, agent: false }, (response) => {
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

test('where a brand has no page for what is missing, a sentence says so', async () => {
  const { status, body } = await ask('/nowhere', { Host: 'second.example' })
  expect([status, body.toString()]).toEqual([404, 'There is no page at this address.\n'])
})

test('a brand can be looked at by its id', async () => {
  const words = async (path: string) => /<p>(\w+)/.exec((await ask(path)).body.toString())?.[1]
  expect(await words('/?brand=second')).toBe('second')
  expect(await words('/?brand=nope')).toBe('first')
  expect(await words('/?brand=%')).toBe('first')
})

test('what nobody compressed beforehand is compressed once, until it changes', async () => {
  const acceptHeaders = { 'Accept-Encoding': 'br' }
  const first = await ask('/about', acceptHeaders)
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.body).toString()).toBe(page('about'))
  expect((await ask('/about', acceptHeaders)).body).toEqual(first.body)
  expect((await ask('/about', { ...acceptHeaders, 'If-None-Match': String(first.headers.etag) })).status).toBe(304)
  writeFileSync(join(folder, 'dist/first/about.html'), page('something else'))
  expect(brotliDecompressSync((await ask('/about', acceptHeaders)).body).toString()).toContain('something else')
})

test('files that come and go while it runs are as they are now', async () => {
  const file = join(folder, 'dist/first/new.html')
  expect((await ask('/new')).status).toBe(404)
  writeFileSync(file, page('new'))
  expect((await ask('/new')).status).toBe(200)
  rmSync(file)
  expect((await ask('/new')).status).toBe(404)
  const settings = join(folder, 'pages/_site.json')
  const previousText = readFileSync(settings, 'utf8')
  const moved = JSON.stringify({ ...JSON.parse(previousText), redirects: [{ from: '/old', to: '/about' }] })
  // Saves the file as on Windows: a byte order mark causes only a warning.
  writeFileSync(settings, `\ufeff${moved}`)
  expect((await ask('/old')).status).toBe(301)
  writeFileSync(settings, previousText.slice(0, 20))
  expect((await ask('/old')).status).toBe(301)
  writeFileSync(settings, previousText)
  expect((await ask('/old')).status).toBe(404)
})

/**
 * Sends bytes that may not be a valid request.
 * @param staysForAnswer whether to wait for a response before closing the connection
 */
function shout(words: string, staysForAnswer: boolean): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port)
    socket.on('connect', () => {
      socket.write(words, () => {
        if (!staysForAnswer) socket.destroy()
      })
    })
    socket.on('data', () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => done())
  })
}

test('no request ends it', async () => {
  writeFileSync(join(folder, 'dist/first/large.mp4'), Buffer.alloc(5_000_000))
  const host = '\r\nHost: localhost\r\n\r\n'
  await Promise.all([
    shout('rubbish\r\n\r\n', true),
    shout('GET / HTTP/1.1\r\n\r\n', true),
    shout(`GET // HTTP/1.1${host}`, true),
    shout(`GET /large.mp4 HTTP/1.1${host}`, true),
    shout(`GET /large.mp4 HTTP/1.1${host}`, false),
    shout(`GET /large.mp4 HTTP/1.1\r\nRange: bytes=9-2${host}`, true),
    shout('GET /', false),
  ])
  expect((await ask('/')).status).toBe(200)
})
