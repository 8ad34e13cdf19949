import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeLinkingTo, smallSite } from '../unit/site'
import { contentsOf, run, writeSmallSite } from './small-site'

const draft = {
  title: 'Künye',
  description: 'Künye: sitenin sahibi kimdir, nerededir ve ona nasıl ulaşılır.',
  draft: true,
  blocks: [{ type: 'text', id: 'about', text: 'Sahibi burada [yazar](/).' }],
}
const other = {
  title: 'Fan',
  description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.',
  related: ['/imprint'],
  blocks: [{ type: 'text', id: 'about', text: 'Bkz. [künye](/imprint#about).' }],
}
const settings = Object(smallSite['pages/_site.json'])
const link = { id: 'imprint', label: 'Künye', href: '/imprint' }
const files = (imprint: object) => ({
  ...homeLinkingTo('/imprint', '/fan'),
  'pages/_site.json': { ...settings, menu: [...settings.menu, link], footer: [...settings.footer, link] },
  'pages/imprint.json': imprint,
  'pages/fan.json': other,
})

test('a draft is checked, but no build has it, nor anything that leads to it', async () => {
  const folder = writeSmallSite(files(draft))
  const check = await run(folder, 'check')
  expect(check).toMatchObject({
    code: 0,
    output: expect.stringContaining('Drafts, which are not published: /imprint.'),
  })
  expect(check.output).not.toContain('imprint.json')
  expect((await run(folder, 'check', '--release')).output).toContain('This page is a draft')
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const built = contentsOf(join(folder, 'dist'))
  expect(Object.keys(built).filter((file) => file.includes('imprint'))).toEqual([])
  const leading = Object.entries(built).filter(([file, content]) => {
    // Skips two places that may contain the address: the list of excluded pages, and data that brands share.
    const text = Buffer.from(content, 'base64').toString().replaceAll('"excludedPages":["/imprint"]', '')
    return /\.(html|json|xml)$/.test(file) && !file.endsWith('/_brands.json') && text.includes('/imprint')
  })
  expect(leading.map(([file]) => file)).toEqual([])
  expect(Buffer.from(built['default/fan.html'] ?? '', 'base64').toString()).toContain('<p>Bkz. künye.</p>')
})

test('a site with drafts has them, marked, in a folder of its own, and no search engine may list it', {
  tags: 'night',
}, async () => {
  const folder = writeSmallSite(files(draft))
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const published = contentsOf(join(folder, 'dist'))
  expect(await run(folder, 'build', '--drafts')).toMatchObject({
    code: 0,
    output: expect.stringContaining('into drafts/'),
  })
  const built = contentsOf(join(folder, 'drafts/default'))
  const textOf = (file: string) => Buffer.from(built[file] ?? '', 'base64').toString()
  expect(textOf('imprint.html')).toMatch(/<div class="draft-mark"[^>]*>Taslak</)
  expect(textOf('fan.html')).toMatch(/<div class="draft-mark"[^>]* hidden>Taslak</)
  expect(textOf('fan.html')).toContain('href="/imprint#about"')
  for (const file of ['index.html', 'fan.html', 'en/imprint.html', '404.html'])
    expect(textOf(file)).toContain('<meta name="robots" content="noindex">')
  expect(textOf('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(Object.keys(built).filter((file) => file.startsWith('sitemap'))).toEqual([])
  // The published site is unchanged and does not contain the draft.
  expect(await run(folder, 'build')).toMatchObject({ code: 0, output: expect.stringContaining('0 files written') })
  expect(contentsOf(join(folder, 'dist'))).toEqual(published)
  const text = Object.values(published).map((content) => Buffer.from(content, 'base64').toString())
  expect(text.filter((content) => /draft-mark/.test(content))).toEqual([])
})

test('a site with drafts is neither built in parts nor released', { tags: 'night' }, async () => {
  const folder = writeSmallSite(files(draft))
  expect(await run(folder, 'build', '--drafts', '--shard', '1/2')).toMatchObject({ code: 2 })
  expect(await run(folder, 'release', '--drafts')).toMatchObject({ code: 2 })
})

test('a page that is no draft any more is there with the next build, and so are all links to it', {
  tags: 'night',
}, async () => {
  const folder = writeSmallSite(files(draft))
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const { draft: _, ...ready } = draft
  writeFileSync(join(folder, 'pages/imprint.json'), JSON.stringify(ready, null, 2))
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const built = contentsOf(join(folder, 'dist'))
  expect(Buffer.from(built['default/fan.html'] ?? '', 'base64').toString()).toContain('href="/imprint#about"')
  const whole = writeSmallSite(files(ready))
  expect(await run(whole, 'build')).toMatchObject({ code: 0 })
  expect(built).toEqual(contentsOf(join(whole, 'dist')))
})
