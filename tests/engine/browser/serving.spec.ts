import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { testPort } from './port'
import { brandFolder } from './site'

const folder = brandFolder('studio')

/** Addresses of all files of a brand. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(folder, file)).isFile())
  .map((file) => `/${file}`)
  .sort()

/** What the server at hand says of each: how long it may be kept. */
let headers: (string | null)[] = []
const forEver = 'public, max-age=31536000, immutable'
const kept = () => files.filter((_, i) => headers[i] === forEver)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const ask = (file: string) => fetch(`http://localhost:${testPort}${file}`, { method: 'HEAD' })
  headers = (await Promise.all(files.map(ask))).map(({ headers }) => headers.get('cache-control'))
})

test('what carries the hash of its content may be kept for ever, and nothing else', () => {
  expect([...new Set(headers)].sort()).toEqual(['no-cache', forEver])
  const endings = (list: string[]) => [...new Set(list.map((file) => file.replace(/.*\./, '')))].sort()
  expect(endings(kept())).toEqual(
    expect.arrayContaining(['avif', 'css', 'js', 'pf_fragment', 'pf_index', 'pf_meta', 'png', 'svg', 'webp', 'woff2']),
  )
  const others = files.filter((_, i) => headers[i] !== forEver)
  expect(endings(others)).toEqual(expect.arrayContaining(['html', 'ico', 'json', 'pdf', 'webmanifest', 'xml']))
  // Whoever changes such a file must change its name: it says what is in it.
  for (const file of kept()) expect(file).toMatch(/[0-9a-f]{7,}|-[\w-]{8}\.(js|css)$/)
})

test('the example for nginx keeps the same', () => {
  const config = readFileSync('docs/serving/nginx.conf', 'utf8')
  const rules = [...config.matchAll(/^ {2}"~(\S+)"\s+"public, max-age=31536000, immutable";$/gm)]
  const patterns = rules.map(([, pattern = '']) => new RegExp(pattern))
  expect(files.filter((file) => patterns.some((pattern) => pattern.test(file)))).toEqual(kept())
})

test('and so does the example for Cloudflare Pages, where a file has one rule', () => {
  const rules = [...readFileSync('docs/serving/_headers', 'utf8').matchAll(/^(\/.*)\n {2}Cache-Control: (.*)$/gm)]
  const patterns = rules.map(([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`))
  const matching = files.map((file) => patterns.filter((pattern) => pattern.test(file)).length)
  expect(Math.max(...matching)).toBe(1)
  expect(files.filter((_, i) => matching[i] === 1)).toEqual(kept())
})
