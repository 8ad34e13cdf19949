import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { byDay } from '../long-run'
import { emptyFolder, run, writeSmallSite } from './small-site'

const site = writeSmallSite({
  'pages/company/about.json': {
    title: 'Biz',
    description: 'Biz kimiz ve ne yaparız: birkaç sözle anlatılan bir sayfa.',
    blocks: [{ type: 'text', id: 'about', text: 'Biz buyuz.' }],
  },
})

describe('a new page', () => {
  test('is refused by check and build until its words are written', { tags: 'night' }, async () => {
    expect(await run(site, 'new', 'products/new-boat')).toEqual({
      code: 0,
      output:
        'Wrote pages/products/new-boat.json: the page is /new-boat. Replace the words in [square brackets]; "npm run dev" shows the page. schema/README.md lists the blocks.',
    })
    const { code, output } = await run(site, 'check', '--quiet')
    expect(code).toBe(1)
    expect(output.match(/error {2}.*/g)).toEqual([
      'error  The words "[write: the title]" were written by "npm run new". Replace them with your own.  unedited',
      'error  The words "[write: one or two sentences that say what visitors find here]" were written by "npm run new". Replace them with your own.  unedited',
      'error  The words "[write: the first paragraph]" were written by "npm run new". Replace them with your own.  unedited',
    ])
    expect(await run(site, 'build')).toMatchObject({ code: 1 })
    const file = join(site, 'pages/products/new-boat.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/\[write: ([^\]]*)\]/g, '$1, and more of it in many words'),
    )
    expect(await run(site, 'check', '--quiet')).toMatchObject({ code: 0 })
  })

  const names = 'cannot be a name: it has lowercase letters a-z, digits and single hyphens between them.'

  test.each([
    [['new'], 'Give a name: npm run new -- products/boat'],
    [['new', '../x'], `"../x" ${names}`],
    [['new', '--', '-a/b'], `"-a/b" ${names}`],
    [['new', 'x'.repeat(300)], 'The name is too long: a page or folder may have 100 letters.'],
    [['new', 'pages/index.json'], 'pages/index.json already exists; nothing was changed.'],
    [['new', 'one', 'two'], '"new" makes one page at a time. Did you mean "site two", or "one/two"?'],
    [['new', 'site'], 'Give a name: npm run new -- site FOLDER. A page at /site is: npm run new -- pages/site'],
    [
      ['new', 'boat', '--language', 'fi'],
      'The option "--language" is for a new site. A page is in the language of its site.',
    ],
  ])('%j is refused', async (words, sentence) => {
    expect(await run(site, ...words)).toEqual({ code: 2, output: sentence })
  })

  // The messages are the same as those of `check`.
  test.each(['en', 'about'])('an address that check refuses: %s', async (name) => {
    const { code, output } = await run(site, 'new', name)
    expect([code, output.split('. ')[0]]).toEqual([2, 'Nothing was changed'])
    expect(output).toContain(`/${name}`)
    expect(existsSync(join(site, `pages/${name}.json`))).toBe(false)
  })
})

describe('a new site', () => {
  const around = emptyFolder()

  // Languages with and without built-in interface texts, including a right-to-left language.
  test.each(byDay(['ar', 'tr', 'fi', 'en', 'es', 'de', 'fr', 'ru'], 1))(
    'in %s passes check and is built',
    async (language) => {
      const folder = `my site ${language}`
      expect(await run(around, 'new', 'site', folder, '--language', language)).toEqual({
        code: 0,
        output: `Wrote a site of 4 pages (${language}) to ${folder}. Look at it: npm start -- --site "${folder}"`,
      })
      expect(await run(around, 'check', '--quiet', '--site', folder)).toMatchObject({ code: 0 })
      expect(await run(around, 'build', '--site', folder)).toMatchObject({ code: 0 })
      const html = readFileSync(join(around, folder, 'dist/main/index.html'), 'utf8')
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    },
  )

  test('in two varieties of a language, no words of it are wrong', async () => {
    expect((await run(around, 'new', 'site', 'alike', '--language', 'en,en-GB')).code).toBe(0)
    const { problems } = JSON.parse((await run(around, 'check', '--site', 'alike', '--format', 'json')).output)
    expect(problems.filter(({ code }: { code: string }) => code === 'untranslated')).toEqual([])
  })

  test('has a workflow that builds it every day, too: pages may have a first or last one', async () => {
    await run(around, 'new', 'site', 'daily')
    const { on, jobs } = parse(readFileSync(join(around, 'daily/.github/workflows/site.yml'), 'utf8'))
    expect(Object.keys(on).sort()).toEqual(['pull_request', 'push', 'schedule'])
    const { scripts } = JSON.parse(readFileSync(join(around, 'daily/package.json'), 'utf8'))
    const steps: { run?: string }[] = jobs.site.steps
    const called = steps.flatMap(({ run }) => /^npm run (?:--silent )?(\S+)/.exec(run ?? '')?.[1] ?? [])
    expect(called.filter((name) => !(name in scripts))).toEqual([])
    expect(called.length).toBeGreaterThan(0)
  })

  test('has settings of the editor: a schema for every page', async () => {
    await run(around, 'new', 'site', 'edited')
    const settings = JSON.parse(readFileSync(join(around, 'edited/.vscode/settings.json'), 'utf8'))
    const schemas: { fileMatch: string[]; url: string }[] = settings['json.schemas']
    expect(schemas.map(({ fileMatch, url }) => [fileMatch[0], url.slice(url.lastIndexOf('/') + 1)])).toEqual([
      ['/pages/**/*.json', 'page.json'],
      ['/pages/_site.json', 'site.json'],
      ['/locales/glossary.json', 'glossary.json'],
      ['/locales/*/common.json', 'common.json'],
    ])
    for (const { url } of schemas) expect(existsSync(join(around, 'edited', url)), url).toBe(true)
  })

  test.each([
    [['full'], 'full is not empty (file); nothing was changed. Give an empty folder, or a new one.'],
    [['full/file'], 'full/file is a file. Give the name of a new folder.'],
    [['new', '--language', 'zh_CN'], '"zh_CN" is not a language code. Use one like en, fi or pt-BR.'],
  ])('%j is refused', async (words, sentence) => {
    mkdirSync(join(around, 'full'), { recursive: true })
    writeFileSync(join(around, 'full/file'), '')
    expect(await run(around, 'new', 'site', ...words)).toEqual({ code: 2, output: sentence })
    expect(existsSync(join(around, 'new'))).toBe(false)
  })
})
