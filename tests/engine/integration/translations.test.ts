import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentsOf, program, type Result, run, writeSmallSite } from './small-site'

// Simulates a run outside CI, because on CI commands do not write the translation ledger.
const ci = process.env.CI
beforeAll(() => {
  process.env.CI = ''
})
afterAll(() => {
  if (ci === undefined) delete process.env.CI
  else process.env.CI = ci
})

const page = 'pages/index.json'
const english = 'locales/en/index.json'

/** Creates a small site with a complete translation ledger. @returns the site's folder */
async function translatedSite(): Promise<string> {
  const folder = writeSmallSite()
  await run(folder, 'translations', 'accept', 'all')
  return folder
}

function replace(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

const warnings = ({ output }: Result) => output.split('\n').filter((line) => line.includes('  warning  '))

test('a source that changes is a warning until it is translated again', { tags: 'night' }, async () => {
  const folder = await translatedSite()
  expect(warnings(await run(folder, 'check'))).toEqual([])
  replace(folder, page, 'Merhaba', 'Selam')
  expect(warnings(await run(folder, 'check'))).toEqual([
    expect.stringContaining('The Turkish changed after it was translated into English and Arabic: it was "Merhaba".'),
  ])
  replace(folder, english, 'Hello', 'Hi')
  expect(warnings(await run(folder, 'check'))).toEqual([expect.stringContaining('locales/ar/index.json')])
  expect((await run(folder, 'translations')).output).toContain('Arabic (ar)         0               0         1')
  expect((await run(folder, 'translations', 'accept', 'ar', 'index')).output).toBe(
    '1 translation marked as up to date.',
  )
  expect(warnings(await run(folder, 'check'))).toEqual([])
})

test('a translation that is only corrected stays outdated', async () => {
  const folder = await translatedSite()
  replace(folder, english, 'Hello', 'Hel\u00adlo')
  await run(folder, 'check')
  replace(folder, page, 'Merhaba', 'Selam')
  await run(folder, 'check', '--fix')
  expect(readFileSync(join(folder, english), 'utf8')).toContain('Hello')
  expect((await run(folder, 'check')).output).toContain('was translated into English and Arabic: it was "Merhaba".')
})

test('CI writes nothing, and says that the ledger is lost', () => {
  const folder = writeSmallSite()
  rmSync(join(folder, 'locales/.ledger'), { recursive: true })
  const before = contentsOf(folder)
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true', NO_COLOR: '1' } } as const
  const { stdout } = spawnSync('node', [program, 'check'], options)
  expect(stdout).toContain('The ledger is missing or damaged')
  const after = Object.keys(contentsOf(folder)).filter((file) => !file.startsWith('.cache/'))
  expect(after).toEqual(Object.keys(before))
})

test('two branches that work on the same text are merged by Git without a question', { tags: 'night' }, async () => {
  const folder = await translatedSite()
  const git = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect(stdout + stderr, words.join(' ')).toSatisfy(() => status === 0)
  }
  const commit = async () => {
    await run(folder, 'check')
    git('add', '--all', '--', 'pages', 'locales')
    git('commit', '--quiet', '--message', 'Work')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  await commit()
  git('checkout', '--quiet', '-b', 'translator')
  replace(folder, english, 'Hello', 'Hi')
  await commit()
  git('checkout', '--quiet', 'main')
  replace(folder, page, 'Merhaba', 'Selam')
  replace(folder, 'locales/ar/index.json', 'مرحبا', 'سلام')
  await commit()
  git('merge', '--quiet', '--no-edit', 'translator')
  // The translator worked from an old version of the source text.
  expect(warnings(await run(folder, 'check'))).toEqual([
    expect.stringContaining('The Turkish changed after it was translated into English: it was "Merhaba".'),
  ])
})

test('what is to do goes to a translator and comes back', async () => {
  const folder = await translatedSite()
  replace(folder, english, '"text": "Hello"', '"text": ""')
  expect((await run(folder, 'translations', 'todo', 'en', '--format', 'csv')).output).toContain(
    'tr-en.todo.csv: 1 text',
  )
  // The exported file may be overwritten as long as it contains no translations.
  expect((await run(folder, 'translations', 'todo', 'en', '--format', 'csv')).code).toBe(0)
  replace(folder, 'tr-en.todo.csv', ',Merhaba,,', ',Merhaba,Good day,')
  expect((await run(folder, 'translations', 'todo', 'en', '--format', 'csv')).code).toBe(2)
  expect(readFileSync(join(folder, 'tr-en.todo.csv'), 'utf8')).toContain('Good day')
  expect(await run(folder, 'translations', 'import', 'tr-en.todo.csv')).toEqual({
    code: 0,
    output: 'index blocks.welcome.text (en): Good day\n1 translated, 0 accepted unchanged, 0 refused.',
  })
  expect(readFileSync(join(folder, english), 'utf8')).toContain('"text": "Good day"')
  replace(folder, page, 'Merhaba', 'Selam')
  expect(await run(folder, 'translations', 'import', 'tr-en.todo.csv')).toEqual({
    code: 1,
    output: expect.stringContaining('The source changed since the export: it is now "Selam".'),
  })
})

test('a text with a link comes back with its link', async () => {
  const folder = writeSmallSite({
    'pages/second.json': {
      title: 'İkinci sayfa',
      description: 'Sitenin ikinci sayfası: ilk sayfaya giden bir bağlantısı var.',
      blocks: [{ type: 'text', id: 'back', text: '[İlk sayfaya](/) dönün.' }],
    },
    'locales/en/second.json': { blocks: { back: { text: 'Go [home](/).' } } },
  })
  await run(folder, 'translations', 'export', 'en', '--format', 'csv')
  replace(folder, 'tr-en.csv', ',Go [home](/).,', ',Go back [home](/).,')
  const { code, output } = await run(folder, 'translations', 'import', 'tr-en.csv')
  expect([code, output]).toEqual([0, expect.stringContaining('1 translated')])
})

test('no export is written over words that are nowhere else, nor a part of it', async () => {
  const folder = writeSmallSite({
    'pages/second.json': {
      lang: 'ar',
      title: 'الصفحة الثانية',
      description: 'صفحة ثانية كُتبت بالعربية، وتُترجم منها إلى اللغات الأخرى.',
      blocks: [{ type: 'text', id: 'welcome', text: 'مرحبا' }],
    },
  })
  const files = ['tr-en.csv', 'ar-en.csv']
  const exported = async () => await run(folder, 'translations', 'export', 'en', '--format', 'csv')
  const { output } = await exported()
  for (const file of files) expect(output).toMatch(new RegExp(`^.*import ${file}$`, 'm'))
  expect(await exported()).toEqual({ code: 0, output })
  rmSync(join(folder, 'tr-en.csv'))
  // An unreadable file may contain anything, so it is not overwritten.
  writeFileSync(join(folder, 'ar-en.csv'), 'What I found out')
  expect((await exported()).code).toBe(2)
  expect(existsSync(join(folder, 'tr-en.csv'))).toBe(false)
  expect(readFileSync(join(folder, 'ar-en.csv'), 'utf8')).toBe('What I found out')
})

test('an import is checked before it writes, writes all or nothing, and shows what it would change', async () => {
  const folder = await translatedSite()
  await run(folder, 'translations', 'export', 'en', '--format', 'csv')
  replace(folder, 'tr-en.csv', ',Hello,', ',<script>alert()</script>,')
  replace(folder, 'tr-en.csv', ',Home,', ',Start,')
  const before = contentsOf(join(folder, 'locales'))
  expect(await run(folder, 'translations', 'import', 'tr-en.csv')).toMatchInlineSnapshot(`
    {
      "code": 1,
      "output": "index title (en): Home → Start
    1 would be translated, 0 accepted unchanged, 1 refused.
    Nothing was changed. Correct what is refused, or import the rest with "--without-refused".
    Refused: index blocks.welcome.text: Rich text cannot have HTML: "<script>". It is Markdown (CommonMark) without HTML.",
    }
  `)
  expect(
    await run(folder, 'translations', 'import', 'tr-en.csv', '--dry-run', '--without-refused'),
  ).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "diff --git a/locales/en/index.json b/locales/en/index.json
    --- a/locales/en/index.json
    +++ b/locales/en/index.json
    @@ -1,6 +1,6 @@
     {
    -  "title": "Home",
    +  "title": "Start",
       "description": "The start: the first page of the site, from which all opens.",
       "blocks": {
         "welcome": {
           "text": "Hello"
    1 would be translated, 0 accepted unchanged, 1 refused.
    Nothing was changed.
    Refused: index blocks.welcome.text: Rich text cannot have HTML: "<script>". It is Markdown (CommonMark) without HTML.",
    }
  `)
  expect(contentsOf(join(folder, 'locales'))).toEqual(before)
  expect(await run(folder, 'translations', 'import', 'tr-en.csv', '--without-refused')).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "index title (en): Home → Start
    1 translated, 0 accepted unchanged, 1 refused.
    Refused: index blocks.welcome.text: Rich text cannot have HTML: "<script>". It is Markdown (CommonMark) without HTML.",
    }
  `)
  expect(readFileSync(join(folder, english), 'utf8')).toContain('"title": "Start"')
})

test.each([
  ['what it does not know', ['acept'], '"translations" does not know "acept". Did you mean "accept"?'],
  ['a language', ['todo', 'fr'], 'The site has no language "fr".'],
  ['a format', ['export', 'en', '--format', 'doc'], 'There is no format "doc". Give one of xliff, csv.'],
  ['a page, where it writes all', ['todo', 'en', 'index'], '"translations todo" does not take "index".'],
  ['a file', ['import', 'no.xlf'], 'There is no file no.xlf.'],
])('it refuses %s', { tags: 'night' }, async (_, words, output) => {
  expect(await run(await translatedSite(), 'translations', ...words)).toMatchObject({
    code: 2,
    output: expect.stringContaining(output),
  })
})
