import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nameSheets, offerSheets, printedSheets, type Sheets, writeSheets } from '../../../tools/builder/data-sheets'
import type { Output } from '../../../tools/builder/output'
import { createKeys } from '../../../tools/builder/page-keys'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import type { Shared } from '../../../tools/html/shared'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from './site'

const about = { type: 'text', id: 'about', text: 'Sözler' }
const files: Files = {
  ...homeLinkingTo('/fan', '/news'),
  'pages/fan.json': page([about], { kind: 'product' }),
  'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 'Words' } } },
  'pages/news.json': page([about]),
}

/** The small site with a product, prepared as in a build: with shared data, and with every page in every language. */
function ready(changes: Files = {}, print = '/print-1.css') {
  const site = siteOf({ ...files, ...changes })
  const translator = createTranslator(site)
  const codes = ['tr', 'en', 'ar']
  const pages = codes.flatMap((language) =>
    site.pages.map((page) => ({ page: localizePage(site, page, language, translator), language })),
  )
  const sites = Object.fromEntries(codes.map((code) => [code, localizeSite(site, code, translator)]))
  const { brands = [], defaultLanguage = '' } = sites.tr ?? {}
  const shared: Shared = { sites, words: {}, build: { boot: '', print } as Shared['build'], brands, defaultLanguage }
  return { site, pages, shared }
}

function namesOf(...given: Parameters<typeof ready>): string[] {
  const { pages, shared } = ready(...given)
  const nameSheet = nameSheets(shared)
  return pages.flatMap(({ page, language }) => nameSheet(page, language) ?? [])
}

describe('there can be a data sheet', () => {
  test('of products, in the languages they really exist in, for the first brand', () => {
    expect(namesOf().map((file) => file.replace(/\.\w{10}\./, '.'))).toEqual([
      'default/tr/fan.pdf',
      'default/en/fan.pdf',
    ])
  })
  test('kept under a name that changes with the page, the company and the look, each language for itself', () => {
    const [tr, en] = namesOf()
    expect(namesOf()).toEqual([tr, en])
    const words = { title: 'Fan', blocks: { about: { text: 'Other words' } } }
    const [trSame, enOther] = namesOf({ 'locales/en/fan.json': words })
    expect(trSame).toBe(tr)
    expect(enOther).not.toBe(en)
    for (const name of namesOf({}, '/print-2.css')) expect([tr, en]).not.toContain(name)
  })
})

test('what a draft or a day takes from a site changes the sheets of pages that lead there, and no others', () => {
  const [fan] = namesOf()
  const settings = Object(smallSite['pages/_site.json'])
  const leavingOut = (address: string) => {
    const brands = settings.brands.map((brand: object) => ({ ...brand, excludedPages: [address] }))
    return namesOf({ 'pages/_site.json': { ...settings, brands } })
  }
  const leading = { 'pages/fan.json': page([about], { kind: 'product', related: ['/news'] }) }
  expect(leavingOut('/news')[0]).toBe(fan)
  expect(leavingOut('/fan')).toEqual([])
  const brands = settings.brands.map((brand: object) => ({ ...brand, excludedPages: ['/news'] }))
  expect(namesOf({ ...leading, 'pages/_site.json': { ...settings, brands } })[0]).not.toBe(namesOf(leading)[0])
})

describe('a page offers its data sheet', () => {
  test('where it was printed of the page as it is, and nowhere else', () => {
    const { pages, shared } = ready()
    const [tr = ''] = namesOf()
    const offered = (sheets: Sheets) => {
      const offer = offerSheets(shared, sheets)
      return pages
        .map(({ page, language }) => offer(page, language).dataSheets)
        .filter((sheets) => sheets !== undefined)
    }
    expect(offered({})).toEqual([])
    expect(offered({ 'default/tr/fan.0123456789.pdf': 180_000 })).toEqual([])
    expect(offered({ 'default/tr/fan.0123456789.pdf': 170_000, [tr]: 180_000 })).toEqual([
      { default: { href: tr.replace('default', '/assets/data-sheets'), format: 'PDF', size: '180 kB' } },
    ])
  })
  test('which is a reason to build it again, and no other page', () => {
    const { site } = ready()
    const { index, source } = site
    const keysWith = (sheets: Sheets) => {
      const { pageKey } = createKeys(site, source, [], sheets)
      return index.pages.map((info) => pageKey({ name: info.name, hash: '', info }))
    }
    expect(index.pages.map(({ name }) => name)).toEqual(['_not-found', 'fan', 'index', 'news'])
    const [notFound, fan, ...others] = keysWith({})
    const [notFoundLater, fanLater, ...othersLater] = keysWith({ 'default/tr/fan.0123456789.pdf': 180_000 })
    expect(fanLater).not.toBe(fan)
    expect([notFoundLater, ...othersLater]).toEqual([notFound, ...others])
  })
})

test('a sheet is published as long as its brand shows the page', () => {
  const { shared } = ready()
  const sheets = { 'default/tr/fan.0123456789.pdf': 1, 'default/tr/gone.0123456789.pdf': 1 }
  const published = (excludedPages: string[]) => {
    const paths: string[] = []
    const output: Pick<Output, 'copy'> = { copy: (path) => void paths.push(path) }
    const brands = shared.brands.map((brand) => ({ ...brand, excludedPages }))
    writeSheets(output as Output, { ...shared, brands }, sheets, ['/fan', '/news'])
    return paths
  }
  expect(published([])).toEqual(['default/assets/data-sheets/tr/fan.0123456789.pdf'])
  expect(published(['/fan'])).toEqual([])
})

test('sheets that are being written, or were cut off, are not there, and a folder that is not there has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  try {
    expect(printedSheets(join(folder, 'default'))).toEqual({})
    const file = join(folder, 'default/tr/fan.0123456789.pdf')
    mkdirSync(dirname(file), { recursive: true })
    for (const path of [file, `${file}.part`]) writeFileSync(path, '%PDF-1.4 a sheet %%EOF\n')
    writeFileSync(file.replace('fan', 'half'), '%PDF-1.4 half of a sheet')
    expect(printedSheets(folder)).toEqual({ 'default/tr/fan.0123456789.pdf': 23 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
