import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { find } from '../../../renderer/layout/search/find'
import { built, languages } from './site'

/** A query as a visitor types it, and parts of the addresses that are wanted, one of them among the first three. */
type Query = [language: string, words: string, wanted: string[]]

const queries: Query[] = JSON.parse(readFileSync('tests/site/search-queries.json', 'utf8'))

/** What is fetched, by address; the browser's `fetch` reads it from the built site. */
const fetched: string[] = []

test.beforeAll(() => {
  globalThis.fetch = async (address) => {
    fetched.push(String(address))
    return new Response(built('default', String(address).slice(1)))
  }
})

test('nine of ten queries find the wanted page among the first three, in every language', async () => {
  const missed: string[] = []
  const right = new Map(languages.map(({ code }) => [code, { right: 0, all: 0 }]))
  for (const [language, words, wanted] of queries) {
    const { results } = await find(language, words, 3)
    const addresses = results.map(({ address }) => address)
    const isRight = addresses.some((address) => wanted.some((part) => address.includes(part)))
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
  for (const [code, { right: found, all }] of right) expect(found / all, code).toBeGreaterThanOrEqual(0.8)
})
