import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteFor } from '../../../renderer/parts/brand'
import type { LocalizedPage } from '../../../schema/localized'
import { PreviewArtist, type PreviewContent } from '../../../tools/assets/preview'
import { drawPreviews } from '../../../tools/assets/previews'
import { createKeys } from '../../../tools/builder/page-keys'
import { readContract } from '../../../tools/bundle/contract/contract-file'
import { checkSite } from '../../../tools/checks/check-site'
import { localizePage } from '../../../tools/content/localize/localize'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { wholeRubik } from '../../../tools/html/fonts'
import { renderHead } from '../../../tools/html/head'
import { designOf, drawnPreviews, previewFile } from '../../../tools/html/previews'
import { shareAcross } from '../../../tools/html/shared'
import { readSource } from '../source'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from '../unit/site'

const contract = await readContract('tests/fixture-site')
const colours = { stage: '#e9edec', deep: '#10202a', accent: '#f2a900', 'on-deep': '#e8eef0' }
const card = (title: string, lang: string, dir: PreviewContent['dir'] = 'ltr'): PreviewContent => ({
  title,
  lang,
  dir,
  brand: 'Northlight',
  logo: 'logos/studio.svg',
  picture: 'reflector-150/mirror.svg',
  colours,
})

const here = process.cwd()
beforeAll(() => process.chdir('tests/fixture-site'))
afterAll(() => process.chdir(here))

describe('a preview', () => {
  const artist = new PreviewArtist([wholeRubik()])
  const draw = (card: PreviewContent) => artist.draw(card)

  test('is a JPEG of 1200 by 630, at most 60 kB, and another for another title', async () => {
    const cards = [card('Tünel fanı', 'tr'), card('Çatı fanı', 'tr'), card('مروحة نفقية', 'ar', 'rtl')]
    const drawn = await Promise.all(cards.map(draw))
    for (const jpeg of drawn) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(jpeg.length).toBeLessThanOrEqual(60_000)
    }
    expect(new Set(drawn.map((jpeg) => jpeg.toString('base64'))).size).toBe(3)
    expect(await draw(cards[0] as PreviewContent)).toEqual(drawn[0])
  })

  test('has its words at the beginning of the line, and the picture at the end', async () => {
    expect(await columns(await draw(card('Tünel fanı', 'tr')), [4, 1195])).toEqual(['dark', 'light'])
    expect(await columns(await draw(card('مروحة نفقية', 'ar', 'rtl')), [4, 1195])).toEqual(['light', 'dark'])
  })

  test('is drawn of a busy photograph, too, which is heavier', async () => {
    const size = { width: 640, height: 640, channels: 3 as const }
    const noise = await sharp({ create: { ...size, background: 'grey', noise: { type: 'gaussian', sigma: 90 } } })
      .png()
      .toBuffer()
    const folder = mkdtempSync(join(tmpdir(), 'noise-'))
    writeFileSync(join(folder, 'noise.png'), noise)
    const jpeg = await draw({ ...card('Fan', 'tr'), picture: relative('pages/_media', join(folder, 'noise.png')) })
    rmSync(folder, { recursive: true })
    expect(jpeg.length).toBeGreaterThan(60_000)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test.each([
    ['de', 'Geflügelstallbelüftungsanlagen für Legehennenkäfige und Bodenhaltung'],
    ['ru', 'Электроэнергоснабжение автоматизированного птицеводческого предприятия'],
    ['tr', 'Çok katlı yumurta kafeslerinde gübre kurutma ve sevk sistemleri'],
  ])('keeps long words in %s within its panel', async (lang, title) => {
    const jpeg = await draw(card(title, lang))
    // The edges of the panel must be empty: light pixels there would be parts of letters.
    expect(await columns(jpeg, [20, 45, 525, 560])).toEqual(['dark', 'dark', 'dark', 'dark'])
  })
})

describe('previews of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are drawn once, named by what they show, and taken away when no page shows it any more', async () => {
    const drawn = join(folder, 'drawn')
    const site = siteWith('Fan')
    // Four previews: the home page in three languages, and the page about the fan only once, because every language
    // shows it in Turkish.
    expect(await drawPreviews(site, drawn)).toMatchObject({ drawn: 4, kept: 0, removed: 0 })
    expect(await drawPreviews(site, drawn)).toMatchObject({ drawn: 0, kept: 4, removed: 0 })
    const before = drawnPreviews(drawn)
    expect(await drawPreviews(siteWith('Büyük fan'), drawn)).toMatchObject({ drawn: 1, kept: 3, removed: 1 })
    expect(drawnPreviews(drawn).filter((file) => before.includes(file))).toHaveLength(3)
  })

  test('have another name where words, picture or brand are others', () => {
    const site = siteWith('Fan')
    const home = localized(site, 'tr', '/')
    const fan = localized(site, 'tr', '/fan')
    const design = designOf(site)
    const other = designOf(siteWith('Fan', ['tr'], { name: 'Another' }))
    const picture = { src: '/assets/fan.0123456789.svg', width: 960, height: 720 }
    const names = [
      previewFile('default', fan, design),
      previewFile('default', { ...fan, title: 'Fans' }, design),
      previewFile('default', { ...fan, picture }, design),
      previewFile('default', fan, other),
      previewFile('default', home, design),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(previewFile('default', { ...fan, description: 'It turns.' }, design)).toBe(names[0])
  })

  test('that are drawn later are a reason to build their page again, and no other', () => {
    const site = siteWith('Fan')
    const { index, source } = site
    const keysWith = (drawn: string[]) => {
      const { pageKey } = createKeys(site, source, drawn, {})
      return index.pages.map((info) => pageKey({ name: info.name, hash: '', info }))
    }
    const [notFound, fan, ...others] = keysWith([])
    const [notFoundLater, fanLater, ...othersLater] = keysWith(['default/fan.0123456789.jpg'])
    expect(index.pages.map(({ name }) => name)).toEqual(['_not-found', 'fan', 'index'])
    expect(fanLater).not.toBe(fan)
    expect([notFoundLater, ...othersLater]).toEqual([notFound, ...others])
  })

  test('stand in the heads of their pages, and pages without one say nothing of it', () => {
    const head = (preview?: string) => headOf(siteWith('Fan'), preview)
    expect(head()).not.toMatch(/og:image|twitter/)
    expect(tagsOf(head('/previews/fan.0123456789.jpg'))).toMatchInlineSnapshot(`
      "<meta property="og:title" content="Fan – Örnek">
      <meta property="og:description" content="Bir fan: kümesteki havayı dışarı taşıyan bir makine.">
      <meta property="og:type" content="website">
      <meta property="og:url" content="https://www.ornek.example/fan">
      <meta property="og:site_name" content="Örnek">
      <meta property="og:image" content="https://www.ornek.example/previews/fan.0123456789.jpg">
      <meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630">
      <meta property="og:image:alt" content="Fan – Örnek">
      <meta name="twitter:card" content="summary_large_image">
      <link rel="icon" href="/assets/logos/studio.svg">
      <link rel="manifest" href="/manifest.webmanifest">
      <meta name="theme-color" content="#ffffff">"
    `)
  })

  test('of four scripts are drawn, each in its own letters', { tags: 'night' }, async () => {
    const drawn = join(folder, 'scripts')
    const { site } = checkSite(readSource(), contract, [])
    if (!site) throw new Error('The fixture site can be read.')
    await drawPreviews(site, drawn)
    const files = drawnPreviews(drawn).map((file) => join(drawn, file))
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
    expect(sizes.every(({ format, width, height }) => format === 'jpeg' && width === 1200 && height === 630)).toBe(true)
    expect(files.filter((file) => statSync(file).size > 60_000)).toEqual([])
    // Eight different home pages: two brands in four languages each.
    const homes = files.filter((file) => basename(file).startsWith('index.'))
    expect(new Set(homes.map((file) => readFileSync(file, 'base64'))).size).toBe(8)
  })

  test('are none for a page that visitors do not have yet, or any more', async () => {
    const filesOf = async (more: object) => {
      const drawn = join(folder, JSON.stringify(more).replaceAll(/\W/g, ''))
      await drawPreviews(siteWith('Fan', 'none', {}, more), drawn)
      return drawnPreviews(drawn).filter((file) => file.includes('/fan.')).length
    }
    expect(await filesOf({ from: '2020-01-01' })).toBe(1)
    expect(await filesOf({ from: '2999-01-01' })).toBe(0)
    expect(await filesOf({ until: '2020-01-01' })).toBe(0)
    expect(await filesOf({ draft: true })).toBe(0)
  })

  test('are none for a page that has nothing in a language', async () => {
    const drawn = join(folder, 'none')
    await drawPreviews(siteWith('Fan', 'none'), drawn)
    const pages = drawnPreviews(drawn).map((file) => file.split('.')[0])
    expect(pages.sort()).toEqual(['default/fan', 'default/index', 'default/index', 'default/index'])
  })
})

/** The small site with a real logo file, and with a page about a fan that exists only in Turkish. */
function siteWith(
  title: string,
  fallback: string | string[] = ['tr'],
  ofBrand: object = {},
  ofPage: object = {},
): Site {
  const settings = smallSite['pages/_site.json'] as { brands: object[] }
  const brands = settings.brands.map((brand) => ({ ...brand, logo: 'logos/studio.svg', ...ofBrand }))
  const files: Files = {
    ...homeLinkingTo('/fan'),
    'pages/_site.json': { ...settings, brands },
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Döner' }], { title, fallback, ...ofPage }),
  }
  return siteOf(files, ['logos/studio.svg'])
}

function localized(site: Site, language: string, address: string): LocalizedPage {
  const page = site.pages.find((candidate) => candidate.address === address)
  if (!page) throw new Error(`The small site has a page at ${address}.`)
  return localizePage(site, page, language, createTranslator(site))
}

/** The `<head>` of the page about the fan. */
function headOf(site: Site, preview?: string): string {
  const app = { scripts: ['app.js'], styles: [], print: 'print.css' }
  const { sites, build } = shareAcross(site, createTranslator(site), '', app, [])
  const [brand] = sites.tr?.brands ?? []
  if (!sites.tr || !brand) throw new Error('The small site has a brand.')
  return renderHead({
    site: siteFor(sites.tr, brand),
    page: localized(site, 'tr', '/fan'),
    brand,
    build,
    styles: { parts: [], hash: '' },
    preview,
  }).join('')
}

/** Meta and link tags about the brand and the link preview, one per line. */
function tagsOf(html: string): string {
  return [...html.matchAll(/<(?:meta|link)[^>]*(?:og:|twitter:|rel="icon"|manifest|theme-color)[^>]*>/g)].join('\n')
}

/**
 * Brightness of columns of pixels: "dark" if all pixels are dark, "light" if all pixels are light; otherwise "mixed".
 */
async function columns(jpeg: Buffer, positions: number[]): Promise<string[]> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  return positions.map((x) => {
    const column = Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0)
    if (column.every((value) => value < 90)) return 'dark'
    return column.every((value) => value > 160) ? 'light' : 'mixed'
  })
}
