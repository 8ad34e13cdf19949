import { expect, test } from 'vitest'
import { sitemapsFor } from '../../../tools/builder/sitemap'
import { notFoundPage } from '../../../tools/content/read/model'
import { page, siteOf } from './site'

const origin = 'https://www.ornek.example'

/**
 * Names of six pages that exist only in the source language. With the home page in three languages, the site has nine
 * addresses.
 */
const names = Array.from({ length: 6 }, (_, i) => `page-${i + 1}`)
const { index } = siteOf({
  'pages/index.json': {
    title: 'Ana sayfa',
    description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
    blocks: [
      { type: 'text', id: 'welcome', text: 'Merhaba' },
      { type: 'link-list', id: 'links', links: names.map((id) => ({ id, label: 't:home', href: `/${id}` })) },
    ],
  },
  ...Object.fromEntries(
    names.map((name) => [
      `pages/${name}.json`,
      page([{ type: 'text', id: 'about', text: 'Fan' }], { title: name, description: `Bir fan: ${name}.` }),
    ]),
  ),
})

const routes = index.pages.filter(({ name }) => name !== notFoundPage)

/** Sitemap files of the site, as text. */
function sitemaps(limits?: { urls: number; bytes: number }): Record<string, string> {
  const files = sitemapsFor(routes, origin, { defaultLanguage: 'tr' }, () => undefined, limits)
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, content.toString()]))
}

function locations(sitemap = ''): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)
}

const everything = [
  ...['/', '/en', '/ar'].map((address) => origin + address),
  ...names.map((name) => `${origin}/${name}`),
]

test('a site that is within the limits has one sitemap', () => {
  const files = sitemaps()
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
  expect(locations(files['sitemap.xml'])).toEqual(everything)
})

test('above the limit of addresses sitemap.xml is an index of parts, which have all of them once', () => {
  const { 'sitemap.xml': index, ...parts } = sitemaps({ urls: 3, bytes: 1e6 })
  expect(index).toMatchInlineSnapshot(
    `"<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://www.ornek.example/sitemap-1.xml</loc></sitemap><sitemap><loc>https://www.ornek.example/sitemap-2.xml</loc></sitemap><sitemap><loc>https://www.ornek.example/sitemap-3.xml</loc></sitemap><sitemap><loc>https://www.ornek.example/sitemap-4.xml</loc></sitemap></sitemapindex>"`,
  )
  expect(locations(index)).toEqual(Object.keys(parts).map((name) => `${origin}/${name}`))
  expect(Object.values(parts).flatMap(locations)).toEqual(everything)
  for (const part of Object.values(parts)) expect(locations(part).length).toBeLessThanOrEqual(3)
})

test('and above the limit of bytes as well', () => {
  const whole = Buffer.byteLength(sitemaps()['sitemap.xml'] ?? '')
  const { 'sitemap.xml': _, ...parts } = sitemaps({ urls: 50_000, bytes: whole - 1 })
  expect(Object.keys(parts)).toEqual(['sitemap-1.xml', 'sitemap-2.xml'])
  expect(Object.values(parts).flatMap(locations)).toEqual(everything)
  for (const part of Object.values(parts)) expect(Buffer.byteLength(part)).toBeLessThan(whole)
})

test('each page has the day of its last change in its language, if that is known', () => {
  const lastChange = (name: string, language: string) =>
    name === 'index' ? (language === 'ar' ? '2027-03-02' : '2027-03-01') : undefined
  const { 'sitemap.xml': sitemap = '' } = sitemapsFor(routes, origin, { defaultLanguage: 'tr' }, lastChange)
  const days = [...sitemap.toString().matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)]
  expect(days.slice(0, 4).map(([, address, day]) => [address?.slice(origin.length), day])).toEqual([
    ['/', '2027-03-01'],
    ['/en', '2027-03-01'],
    ['/ar', '2027-03-02'],
    ['/page-1', undefined],
  ])
})

test('a page with "noindex" is not in the sitemap', () => {
  const [home, first] = routes
  if (!home || !first) throw new Error('The site has pages.')
  const files = sitemapsFor([home, { ...first, noindex: true }], origin, { defaultLanguage: 'tr' }, () => undefined)
  expect(locations(files['sitemap.xml']?.toString())).toEqual(everything.slice(0, 3))
})
