import { readdirSync, readFileSync } from 'node:fs'
import { find, loadIndex } from '../../../renderer/layout/search/find'
import { brotliSize } from '../../../tools/files/brotli'
import { expect, test } from '../../engine/browser/test'
import { languages } from './site'

/**
 * A visitor's query. At least one of the first three results must have an address that contains one of the `wanted`
 * strings.
 */
type Query = [language: string, words: string, wanted: string[]]

const queries: Query[] = JSON.parse(readFileSync('tests/site/search-queries.json', 'utf8'))

/** Number of bytes that a server would send, by fetched address. */
const fetched = new Map<string, number>()

const [own, ownFetch] = [Object.getOwnPropertyDescriptor(globalThis, 'navigator'), globalThis.fetch]

test.beforeAll(() => {
  // Simulates Save-Data, which keeps the search from fetching pages for excerpts.
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { connection: { saveData: true } } })
  globalThis.fetch = async (address) => {
    const file = readFileSync(`dist/default${address}`)
    fetched.set(String(address), await brotliSize(file))
    return new Response(file)
  }
})
// Restores the globals, because other test files run in the same process.
test.afterAll(() => {
  if (own) Object.defineProperty(globalThis, 'navigator', own)
  else Reflect.deleteProperty(globalThis, 'navigator')
  globalThis.fetch = ownFetch
})

test('nine of ten queries find the wanted page among the first three, in every language', async () => {
  const missed: string[] = []
  const right = new Map(languages.map(({ code }) => [code, { right: 0, all: 0 }]))
  for (const [language, words, wantedParts] of queries) {
    const { results } = await find(language, words, 3)
    const addresses = results.map(({ address }) => address)
    const isRight = addresses.some((address) => wantedParts.some((part) => address.includes(part)))
    const count = right.get(language)
    if (count) {
      count.all++
      if (isRight) count.right++
    }
    if (!isRight) missed.push(`${language} "${words}": ${addresses.join(' ') || 'nothing'}`)
  }
  const share = Array.from(right, ([code, { right, all }]) => `${code} ${right}/${all}`).join(', ')
  console.log([`Search: ${share}.`, ...missed].join('\n  '))
  expect(queries.length).toBeGreaterThanOrEqual(120)
  expect(1 - missed.length / queries.length).toBeGreaterThanOrEqual(0.9)
  for (const [code, { right: rightCount, all }] of right) expect(rightCount / all, code).toBeGreaterThanOrEqual(0.8)
})

test('who asks for prices or delivery is led to the contact page first', async () => {
  const asking = queries.filter(([, , wantedParts]) => wantedParts.join() === 'contact')
  expect(new Set(asking.map(([language]) => language)).size).toBe(languages.length)
  for (const [language, words] of asking)
    expect((await find(language, words, 3)).results[0]?.address, words).toBe('/contact')
})

test('a first search fetches 11 kB at most, 5 kB of it code, and a further word 2 kB', {
  tag: '@night',
}, async () => {
  const assets = 'dist/default/assets'
  const [code = ''] = readdirSync(assets).filter((file) => file.startsWith('find-'))
  const codeBytes = await brotliSize(readFileSync(`${assets}/${code}`))
  expect(codeBytes).toBeLessThanOrEqual(5000)
  const first: number[] = []
  for (const [language, words] of queries) {
    fetched.clear()
    await loadIndex(language)
    await find(language, words, 10)
    first.push([...fetched.values()].reduce((sum, bytes) => sum + bytes, codeBytes))
    for (const [address, bytes] of fetched) expect(bytes, address).toBeLessThanOrEqual(2000)
  }
  console.log(`Search: a first one fetches ${Math.max(...first)} bytes at most.`)
  // Most of these bytes are the words of the pages, and texts are not shortened to save bytes.
  expect(Math.max(...first)).toBeLessThanOrEqual(11_000)
})
