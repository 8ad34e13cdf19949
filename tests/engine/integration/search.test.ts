import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forQuery, fromIndex } from '../../../renderer/parts/search-words'
import { indexPages } from '../../../tools/builder/search-index'

type Pagefind = { createInstance(options: object): Index }
type Index = { search(words: string): Promise<{ results: { data(): Promise<{ url: string; excerpt: string }> }[] }> }

const folder = mkdtempSync(join(tmpdir(), 'search-'))

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(new Uint8Array(readFileSync(new URL(url)))))
})

afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

/** Indexes a page with these words, and another, and opens the index as a browser does. */
async function indexOf(language: string, text: string): Promise<Index> {
  const pages = { '/found': text, '/other': 'Nothing' }
  for (const [address, words] of Object.entries(pages)) {
    const page = { address, title: 'T', description: 'D' }
    write(`brand/${language}${address}.html`, `<main><h1>T</h1><p>${words}</p></main>`)
    write(`brand/data/${language}${address}.json`, JSON.stringify({ page }))
  }
  const index = join(folder, `index-${language}`)
  const addresses = Object.keys(pages)
  await indexPages({ folder: index, from: [folder], brand: 'brand', language, defaultLanguage: 'en', addresses })
  vi.stubGlobal('document', { currentScript: null, querySelector: () => ({ getAttribute: () => language }) })
  const pagefind: Pagefind = await import(pathToFileURL(join(index, 'pagefind.js')).href)
  return pagefind.createInstance({ noWorker: true, excerptLength: 16 })
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test.each([
  ['a language with endings, and a region', 'pt-BR', 'Cursos de navegação e barcos.', ['barco', 'NAVEGACAO']],
  ['a language whose endings are not known', 'he', 'שלום עולם, סירות מפרש וקורסים.', ['סירות', 'וקורסים']],
  ['a rare language', 'fil', 'Mga bangka at kurso sa paglalayag.', ['bangka', 'paglalayag']],
  ['syllables', 'ko', '우리는 요트 강습을 합니다.', ['요트', '강습']],
  ['vowels that are marks', 'hi', 'हम नौकायन सिखाते हैं।', ['नौकायन', 'सिखाते']],
  [
    'no spaces: Japanese',
    'ja',
    '会社は北海道にあります。ヨットの講習、AZM-100とガラス繊維の船体。',
    ['北海道', 'ヨット', '講習', 'ガラス', '船体', 'AZM-100'],
  ],
  ['no spaces: Chinese', 'zh-Hant', '我們教授帆船課程，歡迎初學者。', ['帆船', '課程', '初學者']],
  ['no spaces: Thai', 'th', 'เราสอนการแล่นเรือใบในทะเล', ['เรือใบ', 'ทะเล']],
])('words are found and shown as they were written: %s', async (_, language, text, queries) => {
  const index = await indexOf(language, text)
  const found: Record<string, string[]> = {}
  for (const query of queries) {
    const { results } = await index.search(forQuery(query, language))
    const data = await Promise.all(results.map((result) => result.data()))
    found[query] = data.map(({ url, excerpt }) => `${url} ${fromIndex(excerpt).replace(/<\/?mark>/g, '')}`)
  }
  expect(found).toEqual(Object.fromEntries(queries.map((query) => [query, [expect.stringContaining(text.slice(-12))]])))
  expect(Object.values(found).flat().join()).toContain(`/${language}/found`)
  const { results } = await index.search(forQuery('東京 xyz', language))
  expect(results).toEqual([])
})
