import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Shared } from '../../tools/build/render'
import { localizePage, localizeSite } from '../../tools/content/localize'
import { createTranslator } from '../../tools/content/words'
import { dataSheetsOf, offerDataSheets } from '../../tools/documents/data-sheets'
import { type Files, homeLinkingTo, page, siteOf } from './site'

const app = { script: 'app-1.js', styles: ['app-1.css'], print: 'print-1.css' }
const about = { type: 'text', id: 'about', text: 'Sözler' }
const files: Files = {
  ...homeLinkingTo('/fan', '/news'),
  'pages/fan.json': page([about], { kind: 'product' }),
  'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 'Words' } } },
  'pages/news.json': page([about]),
}

/** The small site with a product, as a build has it when its words are ready. */
function ready(changes: Files = {}) {
  const site = siteOf({ ...files, ...changes })
  const translator = createTranslator(site)
  const codes = ['tr', 'en', 'ar']
  const pages = Object.fromEntries(
    codes.map((code) => [code, site.pages.map((page) => localizePage(site, page, code, translator))]),
  )
  const sites = Object.fromEntries(codes.map((code) => [code, localizeSite(site, code, translator)]))
  const shared: Shared = { sites, words: {}, build: {} as Shared['build'] }
  return { pages, shared }
}

const sheets = (changes?: Files, made = app) => {
  const { pages, shared } = ready(changes)
  return dataSheetsOf(pages, shared, made)
}

describe('there can be a data sheet', () => {
  test('of products, in the languages they really exist in, for the first brand', () => {
    expect(sheets().map(({ brandId, address }) => `${brandId} ${address}`)).toEqual([
      'default /assets/data-sheets/tr/fan.pdf',
      'default /assets/data-sheets/en/fan.pdf',
    ])
  })
  test('kept under a name that changes with the page, the company and the look, each language for itself', () => {
    const names = (...given: Parameters<typeof sheets>) => sheets(...given).map(({ file }) => file)
    const [tr, en] = names()
    expect(names()).toEqual([tr, en])
    const words = { title: 'Fan', blocks: { about: { text: 'Other words' } } }
    const [trSame, enOther] = names({ 'locales/en/fan.json': words })
    expect(trSame).toBe(tr)
    expect(enOther).not.toBe(en)
    for (const name of names({}, { ...app, print: 'print-2.css' })) expect([tr, en]).not.toContain(name)
  })
})

describe('a page offers its data sheet', () => {
  const here = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  afterAll(() => {
    process.chdir(here)
    rmSync(folder, { recursive: true })
  })

  test('where it was printed of the page as it is, and nowhere else', () => {
    const { pages, shared } = ready()
    const [tr] = dataSheetsOf(pages, shared, app)
    process.chdir(folder)
    expect(offerDataSheets(pages, shared, app)).toEqual([])
    const file = tr?.file ?? ''
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.alloc(180_000))
    writeFileSync(file.replace(/\w+\.pdf$/, '0123456789.pdf'), 'of yesterday')
    expect(offerDataSheets(pages, shared, app).map(({ language }) => language)).toEqual(['tr'])
    const all = Object.values(pages).flat()
    expect(all.map(({ dataSheets }) => dataSheets).filter((one) => one !== undefined)).toEqual([
      { default: { href: '/assets/data-sheets/tr/fan.pdf', format: 'PDF', size: '180 kB' } },
    ])
  })
})
