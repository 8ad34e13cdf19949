import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fixedPart } from '../../../tools/bundle/budgets/fixed-part'
import { expect, test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { addresses, brands, built, htmlFiles, inLanguage, languages } from './site'

const documents = brands.flatMap(({ id }) =>
  htmlFiles(join('dist', id)).map((file) => ({ brand: id, file, html: built(id, file) })),
)

test('every page stands in every language for every brand, with one main heading and no key or blank', () => {
  const perBrand = new Set(brands.map(({ id }) => htmlFiles(join('dist', id)).join()))
  expect(perBrand.size, 'brands have the same pages').toBe(1)
  for (const { brand, file, html } of documents) {
    expect(html.match(/<h1[ >]/g), `${brand}/${file}`).toHaveLength(1)
    const words = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
    expect(words, `${brand}/${file}`).not.toMatch(/undefined|\[object|NaN|\bt:[a-z]|\{\w+\}/)
    expect(html, `${brand}/${file}`).not.toMatch(/<h[123][^>]*>\s*<\/h|alt="undefined"|\son\w+="/)
  }
})

test('every link and every file that a page names exists', () => {
  const missing = new Set<string>()
  for (const { brand, html } of documents) {
    const named = [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g), ...html.matchAll(/[",](\/assets\/[^" ,]+\.avif)/g)]
    for (const [, address = ''] of named) {
      const candidates = [address.slice(1), `${address.slice(1)}.html`, address === '/' ? 'index.html' : '']
      if (!candidates.some((file) => file !== '' && isFile(join('dist', brand, file))))
        missing.add(`${brand} ${address}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('the page for missing addresses leads only to the fields of its brand', () => {
  const leads = (brand: string) => built(brand, '404.html').includes('href="/control-systems"')
  expect([leads('default'), leads('valtech')]).toEqual([true, false])
})

test('hreflang names exactly the languages a page really exists in, and each of them names it back', () => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    )
  expect(alternates(built('default', 'about.html'))).toMatchObject([
    'tr https://www.kumestek.example/about',
    'en https://www.kumestek.example/en/about',
    'es https://www.kumestek.example/es/about',
    'x-default https://www.kumestek.example/about',
  ])
  const alternatesByFile = new Map(documents.map(({ brand, file, html }) => [`${brand}/${file}`, alternates(html)]))
  const fileAt = (entry: string) => {
    const path = new URL(entry.split(' ')[1] ?? '').pathname
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`
  }
  const namedFiles = [...alternatesByFile].flatMap(([name, ownAlternates]) =>
    ownAlternates.map((entry) => ({ name, own: ownAlternates, file: fileAt(entry) })),
  )
  expect(namedFiles.length).toBeGreaterThan(1000)
  // Checks all files with one expectation, because each expectation takes several milliseconds.
  const strange = namedFiles.filter(
    ({ name, own: ownAlternates, file }) =>
      `${alternatesByFile.get(`${name.split('/')[0]}/${file}`)}` !== `${ownAlternates}`,
  )
  expect(strange.map(({ name, file }) => `${name}: ${file}`)).toEqual([])
})

test('a page that fell back points to its source, and one that has nothing is not indexed', () => {
  expect(built('default', 'es/tunnel-fan.html')).toContain(
    '<link rel="canonical" href="https://www.kumestek.example/en/tunnel-fan">',
  )
  expect(built('default', 'es/tunnel-fan.html')).not.toContain('rel="alternate"')
  expect(built('default', 'de/enrichable-cage-systems.html')).toContain('<meta name="robots" content="noindex">')
  const map = built('default', 'sitemap.xml')
  expect(map).toContain('<loc>https://www.kumestek.example/en/tunnel-fan</loc>')
  expect(map).not.toContain('<loc>https://www.kumestek.example/es/tunnel-fan</loc>')
  expect(map).not.toContain('404')
})

test('each brand is whole: its host, its colours, its fields', () => {
  for (const { id, origin } of brands) {
    const html = built(id, 'index.html')
    expect(html).toContain(`<link rel="canonical" href="${origin}/">`)
    expect(html).toContain(`<body class="theme-${id}"`)
    expect(built(id, 'robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  }
  expect(built('default', 'index.html')).toContain('href="/solar-systems"')
  expect(built('valtech', 'index.html')).not.toContain('href="/solar-systems"')
  expect(built('valtech', 'index.html')).toContain('Yumurta - Civciv Kafes Sistemleri')
})

test('search engines learn what the page shows', () => {
  const data = (file: string) =>
    [...built('default', file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, json = '']) => JSON.parse(json),
    )
  expect(data('index.html')).toMatchObject([
    { '@type': 'Organization', name: 'Kümestek', url: 'https://www.kumestek.example' },
  ])
  expect(data('de/tunnel-fan.html')).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Kümestek', item: 'https://www.kumestek.example/de' },
        { name: 'Lüftung' },
        { name: 'Ventilatoren', item: 'https://www.kumestek.example/de/fan-systems' },
        { item: 'https://www.kumestek.example/de/tunnel-fan' },
      ],
    },
    { '@type': 'Product', name: 'Tunnelventilator' },
  ])
})

test('a page brings the fonts of its own language and of those that pages fall back to, and fetches what it needs', () => {
  const fonts = (html: string) => [...html.matchAll(/@font-face{font-family:'Rubik (\w\w)'/g)].map(([, code]) => code)
  const fetched = (html: string) =>
    [...html.matchAll(/<link rel="preload" href="\S*rubik-(\w\w)\./g)].map(([, code]) => code)
  const about = built('default/ru/about.html')
  expect(fonts(about)).toEqual(['tr', 'en', 'ru'])
  expect(fetched(about)).toEqual(['ru', 'en'])
  expect(fetched(built('default/ru/contact.html'))).toEqual(['ru'])
})

test('numbers and units are written in each language', () => {
  const expected: Record<string, string> = {
    tr: '150.000',
    en: '150,000',
    es: '150.000',
    ar: '150,000',
    de: '150.000',
    fr: '150\u202f000',
    ru: '150\u00a0000',
  }
  for (const { code } of languages)
    expect(built('default', `${inLanguage(code, '/heating-system').slice(1)}.html`)).toContain(
      `<span class="number">${expected[code]}</span>`,
    )
  expect(built('default', 'heating-system.html')).toContain('kcal/saat')
  expect(built('default', 'ru/heating-system.html')).toContain('ккал/ч')
})

test('the routes are the 75 of the specification, each in every language for every brand', () => {
  expect(addresses).toHaveLength(75)
  // Adds one for the 404 page, which is not in the list of addresses.
  expect(documents).toHaveLength((75 + 1) * languages.length * brands.length)
})

test('the heater table has its 24 cells and the AZM-100 its 23 rows and 14 features, in every language', () => {
  const part = (html: string, id: string) =>
    html.slice(html.indexOf(`<section id="${id}"`)).split('</section>')[0] ?? ''
  const count = (html: string, tag: RegExp) => (html.match(tag) ?? []).length
  for (const { code } of languages) {
    const page = (address: string) => built('default', `${inLanguage(code, address).slice(1)}.html`)
    expect(count(part(page('/heating-system'), 'specs'), /<td[ >]/g), code).toBe(24)
    expect(count(part(page('/azm-100'), 'specs'), /<tr[ >]/g), code).toBe(23)
    const features = ['features', 'about'].map((id) => count(part(page('/azm-100'), id), /<li[ >]/g))
    expect(features, code).toEqual([6, 8])
    for (const address of ['/egg-unit-section', '/broiler-unit-section'])
      expect(count(page(address), /<td><svg[^>]*><use href="#_icon-check"/g), `${code} ${address}`).toBe(8)
  }
})

test.describe('weights (brotli)', () => {
  const size = (content: string | Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

  test('the fixed part of a page needs at most 11.3 kB, in every language', async () => {
    // Compresses only the largest documents, because the heaviest ones after compression are among them.
    const largestFirst = documents
      .filter(({ brand }) => brand === 'default')
      .sort((a, b) => b.html.length - a.html.length)
    const heaviest = largestFirst.slice(0, isLong ? largestFirst.length : 40).map(({ html }) => fixedPart(html))
    expect(heaviest.length).toBeGreaterThan(0)
    expect(Math.max(...(await Promise.all(heaviest)))).toBeLessThanOrEqual(11_300)
  })
  test('all scripts a page loads are at most 100 kB, the inline one at most 2 kB', () => {
    const total = loadedScripts().reduce((sum, file) => sum + size(built('default/assets', file)), 0)
    expect(total).toBeLessThanOrEqual(100_000)
    const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(built('default', 'index.html')) ?? []
    expect(boot.length).toBeGreaterThan(100)
    expect(size(boot)).toBeLessThanOrEqual(2000)
  })
  test('a map adds at most 120 kB of scripts, which no other page loads, and 25 kB of picture', {
    tag: '@night',
  }, () => {
    const loaded = loadedScripts()
    const later = readdirSync('dist/default/assets').filter((file) => file.endsWith('.js') && !loaded.includes(file))
    const [blocks = '', chart = '', ...others] = later.sort()
    expect(blocks).toMatch(/^blocks\./)
    expect(chart).toMatch(/^chart-/)
    // Scripts that only some pages load, besides those of custom blocks: "dress" shows another brand (?brand=), "find"
    // is the search, "late" has rare blocks, "later" runs when the page is idle, "marks" highlights the current section
    // in a list of sections, "reckoned" calculates for rare blocks and for the visitor's list, "send" sends forms, "sort"
    // sorts tables, "start" is the visitor's list, "turn" rotates a product, and "zoom" enlarges a picture.
    const names = 'dress find late later marks reckoned send sort start turn zoom'.split(' ')
    expect(others).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}-`))))
    const weight = size(built('default/assets', chart))
    expect(weight).toBeGreaterThan(50_000)
    expect(weight).toBeLessThanOrEqual(120_000)
    const picture = (html: string) => /<div class="map-picture".*?<\/svg>/s.exec(html)?.[0] ?? ''
    for (const { brand, file, html } of documents) {
      const isMap = /(^|\/)projects\.html$/.test(file)
      expect(picture(html).length > 1000, `${brand}/${file}`).toBe(isMap)
      expect(picture(html).length).toBeLessThanOrEqual(25_000)
    }
  })
  test('at most two fonts and 68 kB of them are fetched ahead', () => {
    for (const { code } of languages) {
      const fonts = [
        ...built('default', `${inLanguage(code, '/tunnel-fan').slice(1)}.html`).matchAll(
          /<link rel="preload" href="\/([^"]+woff2)"/g,
        ),
      ].map(([, file = '']) => file)
      expect(fonts.length, code).toBeLessThanOrEqual(2)
      expect(
        fonts.reduce((sum, file) => sum + statSync(join('dist/default', file)).size, 0),
        code,
      ).toBeLessThanOrEqual(68_000)
    }
  })
})

/** Finds the scripts that every page loads: those that the inline script names, and their static imports. */
function loadedScripts(): string[] {
  const [, app = ''] = /"app":\[([^\]]*)\]/.exec(built('default', 'index.html')) ?? []
  const loaded = [...app.matchAll(/\/assets\/([\w-]+\.js)/g)].map(([, name = '']) => name)
  expect(loaded).not.toEqual([])
  for (const file of loaded)
    for (const [, name = ''] of built('default/assets', file).matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
      if (!loaded.includes(name)) loaded.push(name)
  return loaded
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
