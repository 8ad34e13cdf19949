import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cacheForever, lastingFiles } from '../../../tools/serve/table'
import { testPort } from './port'
import { brandFolder, built, inLanguage, languages } from './site'
import { expect, test } from './test'

const folder = brandFolder('studio')

/** Paths of all files in the output folder of a brand. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(folder, file)).isFile())
  .map((file) => `/${file}`)
  .sort()

/** `Cache-Control` header that the local server sends with each of the files. */
let headers: (string | null)[] = []
const lastingAddresses = () => files.filter((_, i) => headers[i] === cacheForever)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const addressOf = (file: string) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '')
  const ask = (file: string) => fetch(`http://localhost:${testPort}${addressOf(file)}`, { method: 'HEAD' })
  headers = (await Promise.all(files.map(ask))).map(({ headers }) => headers.get('cache-control'))
})

test('what carries the hash of its content may be kept for ever, and nothing else', () => {
  expect([...new Set(headers)].sort()).toEqual(['no-cache', cacheForever])
  const endings = (list: string[]) => [...new Set(list.map((file) => file.replace(/.*\./, '')))].sort()
  expect(endings(lastingAddresses())).toEqual(
    expect.arrayContaining(['avif', 'css', 'js', 'png', 'svg', 'webp', 'woff2']),
  )
  const others = files.filter((_, i) => headers[i] !== cacheForever)
  expect(endings(others)).toEqual(expect.arrayContaining(['html', 'ico', 'json', 'pdf', 'txt', 'webmanifest', 'xml']))
  // The names of these files contain a hash of the content, so the content cannot change under the same name.
  for (const file of lastingAddresses()) expect(file).toMatch(/[0-9a-f]{7,}|-[\w-]{8}\.(js|css)$/)
})

test('hosts that know no patterns get the same, with one rule for a file', () => {
  const patterns = lastingFiles.map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`))
  const matching = files.map((file) => patterns.filter((pattern) => pattern.test(file)).length)
  expect(Math.max(...matching)).toBe(1)
  expect(files.filter((_, i) => matching[i] === 1)).toEqual(lastingAddresses())
})

test('licences of all that browsers get are published, and every home page leads to them', { tag: '@night' }, async ({
  page,
}) => {
  const licences = built('studio', 'assets/licences.txt')
  for (const name of ['react', 'i18next', '@amcharts/amcharts5', 'lucide-static', 'Rubik'])
    expect(licences).toMatch(new RegExp(`^${name} \\d[\\d.]+ \\(`, 'm'))
  // The font's licence is included, because Japanese is one of the site's languages.
  expect(licences).toMatch(/^@fontsource-variable\/noto-sans-jp /m)
  expect(licences).toContain('amCharts')
  for (const { code } of languages) {
    await page.goto(inLanguage(code, '/'))
    const link = page.locator('.footer a[href="/assets/licences.txt"]')
    await expect(link).toHaveText(/\S/)
    if (code !== languages[0]?.code) continue
    await link.click()
    await expect(page.locator('body')).toContainText('react')
  }
})
