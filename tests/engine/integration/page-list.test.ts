import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeLinkingTo, page } from '../unit/site'
import { contentsOf, run, writeSmallSite } from './small-site'

const item = (title: string, date: string, more = {}) =>
  page([{ type: 'text', id: 'about', text: 'Oldu.' }], { title, parent: 'news', date, ...more })
const files = {
  ...homeLinkingTo('/news'),
  'locales/tr/common.json': { home: 'Ana sayfa' },
  'pages/news.json': page([{ type: 'page-list', id: 'all', sort: 'newest', perPage: 2, feed: true }], {
    title: 'Haber',
  }),
  'pages/spring.json': item('Bahar', '2027-03-01', { from: '2027-03-01' }),
  'pages/winter.json': item('Kış', '2027-01-10'),
  'pages/frost.json': item('Don', '2027-01-05'),
  'pages/draft.json': item('Taslak', '2027-01-20', { draft: true }),
  'locales/en/news.json': { title: 'News', description: 'All that is new.' },
  'locales/en/winter.json': { title: 'Winter', description: 'It is cold.' },
}

test('parts and feeds of a list come and go with its pages', async () => {
  const folder = writeSmallSite(files)
  const built = async (day: string) => {
    const { output, code } = await run(folder, 'build', '--day', day)
    expect(code, output).toBe(0)
    const contents = contentsOf(join(folder, 'dist/default'))
    const text = (file: string) => Buffer.from(contents[file] ?? '', 'base64').toString()
    const linksIn = (file: string) => [
      ...text(file).matchAll(/<li><a href="([^"]+)"|card-words"><h\d[^>]*><a href="([^"]+)/g),
    ]
    return {
      text,
      parts: Object.keys(contents).filter((file) => /news\/.*html$/.test(file)),
      shown: (file: string) =>
        linksIn(file).flatMap(([, row, card]) => (card ?? row)?.match(/spring|winter|frost|draft/) ?? []),
      entries: (file: string) => [...text(file).matchAll(/<entry><id>[^<]*\/([a-z]+)</g)].map(([, name]) => name),
    }
  }
  const before = await built('2027-02-28')
  expect(before.parts).toEqual([])
  expect(before.shown('news.html')).toEqual(['winter', 'frost'])
  expect(before.entries('news/feed.xml')).toEqual(['winter', 'frost'])
  expect(before.entries('en/news/feed.xml')).toEqual(['winter'])
  expect(before.text('news.html')).toContain('type="application/atom+xml"')
  // No page of the list exists in Arabic, so the list has no feed in that language.
  expect(before.text('ar/news.html')).not.toContain('atom+xml')

  const after = await built('2027-03-01')
  expect(after.parts.sort()).toEqual(['ar/news/2.html', 'en/news/2.html', 'news/2.html'])
  expect([after.shown('news.html'), after.shown('news/2.html')]).toEqual([['spring', 'winter'], ['frost']])
  expect(after.text('en/news/2.html')).toContain('<link rel="canonical" href="https://www.ornek.example/en/news/2">')
  expect(after.text('en/news/2.html')).toContain('<link rel="prev" href="https://www.ornek.example/en/news">')
  expect(
    after
      .text('sitemap.xml')
      .match(/<loc>[^<]*\/news[^<]*/g)
      ?.map((loc) => loc.slice(30)),
  ).toEqual([...['/news', '/en/news', '/news/2', '/en/news/2']])
  expect(after.entries('news/feed.xml')).toEqual(['spring', 'winter', 'frost'])

  rmSync(join(folder, 'pages/frost.json'))
  const last = await built('2027-03-01')
  expect([last.parts, last.shown('news.html')]).toEqual([[], ['spring', 'winter']])
})

test('no page can have the address of a part', async () => {
  const folder = writeSmallSite({ ...files, 'pages/other.json': item('Öteki', '2027-01-01', { path: '/news/2' }) })
  const { output, code } = await run(folder, 'check')
  expect(code).toBe(1)
  expect(output).toContain('The address /news/2 is that of a part of the list on pages/news.json.')
})
