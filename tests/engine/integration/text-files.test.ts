import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeLinkingTo, page } from '../unit/site'
import { run, writeSmallSite } from './small-site'

// Simulates a run outside CI, because on CI commands do not write the translation ledger.
const ci = process.env.CI
beforeAll(() => {
  process.env.CI = ''
})
afterAll(() => {
  if (ci === undefined) delete process.env.CI
  else process.env.CI = ci
})

const turkish = `Kümes havası için ilk adım *temizliktir*.[^1]

## Hava

![Fan](fan.svg "Fan")

- [Ana sayfa](/)
- [Fan](/fan)

\`\`\`js
const hava = 1
\`\`\`

[^1]: Kaynak.
`
const english = turkish
  .replace('Kümes havası için ilk adım *temizliktir*', 'The first step to good air is *cleaning*')
  .replace('## Hava', '## Air')
  .replace('Ana sayfa', 'Home page')
  .replace('Kaynak', 'The source')

/** Writes a site with an article. Its text and translation are in Markdown files. @returns the site's folder */
function siteWithText(): string {
  const files = {
    ...homeLinkingTo('/fan', '/haber'),
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }]),
    'locales/en/fan.json': { title: 'Fan', description: 'A fan.', blocks: { about: { text: 'Fan' } } },
    'pages/haber.json': page([{ type: 'text', id: 'body', file: 'haber.md' }], {
      title: 'Haber',
      kind: 'article',
      date: '2027-03-01',
      languages: ['tr', 'en'],
    }),
    'locales/en/haber.json': { title: 'News', description: 'The news about air in houses, one step after the other.' },
  }
  const folder = writeSmallSite(files)
  writeFileSync(join(folder, 'pages/haber.md'), turkish)
  writeFileSync(join(folder, 'locales/en/haber.md'), english)
  return folder
}

const errors = (output: string) => output.split('\n').filter((line) => line.includes('  error  '))
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

test('a text in a file is checked at its own line, shown in each language, and searched', async () => {
  const folder = siteWithText()
  writeFileSync(join(folder, 'locales/en/haber.md'), english.replace('## Air', '## Air <b>x</b>'))
  expect(errors((await run(folder, 'check')).output)).toEqual([
    expect.stringMatching(/^locales\/en\/haber\.md:3:8 {2}error {2}Rich text cannot have HTML: "<b>"/),
  ])
  writeFileSync(join(folder, 'locales/en/haber.md'), english.replace('## Air', '## Air\n\nMore air.'))
  expect((await run(folder, 'check')).output).toContain(
    'This text has 6 paragraphs, headings, lists and tables; its source has 5.',
  )
  writeFileSync(join(folder, 'locales/en/haber.md'), english)
  expect((await run(folder, 'build')).code).toBe(0)
  const html = textOf(folder, 'dist/default/en/haber.html')
  expect(html).toContain('<h2 id="body-hava">Air</h2>')
  expect(html).toContain('<time dateTime="2027-03-01">March 1, 2027</time>')
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('<span class="keyword">const</span>')
  expect(html).toMatch(/<figure>.*<figcaption class="caption">Fan<\/figcaption><\/figure>/)
  expect(html).toMatch(/id="body-ref-1">.*href="#body-note-1".*id="body-note-1">.*href="#body-ref-1"/)
  expect(textOf(folder, 'dist/default/haber.html')).toContain('<h2 id="body-hava">Hava</h2>')
  // A page whose text is not in a file does not contain these styles.
  expect(textOf(folder, 'dist/default/fan.html')).not.toContain('.running')
})

test('a text in a file is renamed and deleted with its page, and its links follow other pages', async () => {
  const folder = siteWithText()
  expect(await run(folder, 'rename', '/fan', '/big-fan')).toMatchObject({ code: 0 })
  expect(textOf(folder, 'pages/haber.md')).toContain('[Fan](/big-fan)')
  expect(textOf(folder, 'locales/en/haber.md')).toContain('[Fan](/big-fan)')
  expect(await run(folder, 'rename', '/haber', '/news')).toMatchObject({ code: 0 })
  expect(
    ['pages/haber.md', 'pages/news.md', 'locales/en/news.md'].map((file) => existsSync(join(folder, file))),
  ).toEqual([false, true, true])
  expect(JSON.parse(textOf(folder, 'pages/news.json')).blocks[0].file).toBe('news.md')
  expect(errors((await run(folder, 'check')).output)).toEqual([])
})

test('a text in a file is translated by paragraph', async () => {
  const folder = siteWithText()
  await run(folder, 'translations', 'accept', 'all')
  writeFileSync(join(folder, 'pages/haber.md'), turkish.replace('ilk adım', 'birinci adım'))
  const outdated = (await run(folder, 'check')).output.split('\n').filter((line) => line.includes('outdated'))
  expect(outdated).toEqual([expect.stringMatching(/^locales\/en\/haber\.md:1:1/)])
  expect((await run(folder, 'translations', 'todo', 'en', '--format', 'csv')).code).toBe(0)
  const csv = textOf(folder, 'tr-en.todo.csv')
  expect(csv).toContain('birinci adım')
  expect(csv).not.toContain('Kaynak')
  writeFileSync(join(folder, 'tr-en.todo.csv'), csv.replace('The first step', 'Step one'))
  expect(await run(folder, 'translations', 'import', 'tr-en.todo.csv')).toMatchObject({ code: 0 })
  expect(textOf(folder, 'locales/en/haber.md')).toBe(english.replace('The first step', 'Step one'))
})

test('a text in a file is copied, moved and deleted with its page', { tags: 'ci' }, async () => {
  const folder = siteWithText()
  const isThere = (file: string) => existsSync(join(folder, file))
  const news = JSON.parse(textOf(folder, 'pages/haber.json'))
  news.blocks.push({ type: 'text', id: 'more', file: 'haber.more.md' })
  writeFileSync(join(folder, 'pages/haber.json'), JSON.stringify(news))
  writeFileSync(join(folder, 'pages/haber.more.md'), 'Devamı.')
  expect(await run(folder, 'duplicate', '/haber', 'ikinci', 'İkinci haber')).toMatchObject({ code: 0 })
  expect(JSON.parse(textOf(folder, 'pages/ikinci.json')).blocks).toEqual([
    { type: 'text', id: 'body', file: 'ikinci.md' },
    { type: 'text', id: 'more', file: 'ikinci.more.md' },
  ])
  expect([textOf(folder, 'pages/ikinci.md'), textOf(folder, 'locales/en/ikinci.md')]).toEqual([turkish, english])
  expect(await run(folder, 'move', '/haber', 'haberler')).toMatchObject({ code: 0 })
  expect(['pages/haber.md', 'pages/haberler/haber.md', 'pages/haberler/haber.more.md'].map(isThere)).toEqual([
    false,
    true,
    true,
  ])
  expect(textOf(folder, 'locales/en/haberler/haber.md')).toBe(english)
  expect(errors((await run(folder, 'check')).output)).toEqual([])
  expect(await run(folder, 'delete', '/ikinci')).toMatchObject({ code: 0 })
  expect(['ikinci.json', 'ikinci.md', 'ikinci.more.md'].map((file) => isThere(`pages/${file}`))).toEqual([
    false,
    false,
    false,
  ])
  expect(isThere('locales/en/ikinci.md')).toBe(false)
})

test('a text in a file goes to a translator as XLIFF, and a paragraph with a mistake is refused alone', {
  tags: 'ci',
}, async () => {
  const folder = siteWithText()
  await run(folder, 'translations', 'accept', 'all')
  expect((await run(folder, 'translations', 'export', 'en')).code).toBe(0)
  const xliff = textOf(folder, 'tr-en.xlf')
  writeFileSync(join(folder, 'tr-en.xlf'), xliff.replace('The first step', 'Step one'))
  expect(await run(folder, 'translations', 'import', 'tr-en.xlf')).toMatchObject({ code: 0 })
  const imported = english.replace('The first step', 'Step one')
  expect(textOf(folder, 'locales/en/haber.md')).toBe(imported)

  await run(folder, 'translations', 'export', 'en', '--format', 'csv')
  const csv = textOf(folder, 'tr-en.csv')
  writeFileSync(join(folder, 'tr-en.csv'), csv.replace('## Air', '## <b>Air</b>').replace('Step one', 'Step two'))
  const { output } = await run(folder, 'translations', 'import', 'tr-en.csv', '--without-refused')
  expect(output).toContain('Refused: haber blocks.body.text.p2: Rich text cannot have HTML: "<b>".')
  expect(textOf(folder, 'locales/en/haber.md')).toBe(imported.replace('Step one', 'Step two'))
})

test('words in a text file are found at their line', async () => {
  const folder = siteWithText()
  expect((await run(folder, 'find', 'air')).output).toContain('locales/en/haber.md:3:4')
})
