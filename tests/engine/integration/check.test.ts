import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeBundle } from '../../../tools/bundle/bundle'
import { smallSite } from '../unit/site'
import { plainEnglish, program, run, writeSmallSite } from './small-site'

/** Runs the command `check`, and removes the duration from its output. */
async function check(folder: string, ...words: string[]) {
  const { code, output } = await run(folder, 'check', ...words)
  return { code, output: output.replace(/ in \d+ ms/, '') }
}

test('a check of the same files says the same again, and any change of a file counts', { tags: 'night' }, async () => {
  const home = Object(smallSite['pages/index.json'])
  const wrong = { ...home, related: ['/nowhere'], blocks: [{ type: 'text', id: 'welcome', text: 'Merhaba', wdth: 1 }] }
  const site = writeSmallSite({ 'pages/index.json': wrong })
  const file = join(site, 'pages/index.json')
  const first = await check(site)
  expect(first).toMatchObject({ code: 1, output: expect.stringContaining('"wdth"') })
  expect(await check(site)).toEqual(first)

  writeFileSync(file, JSON.stringify(home, null, 2))
  const sound = await check(site)
  expect(sound).toMatchObject({ code: 0, output: expect.stringContaining('all is well') })
  writeFileSync(join(site, 'pages/_media/fan.svg'), '')
  expect(await check(site)).toMatchObject({ code: 1, output: expect.stringContaining('This file is empty.') })
})

test('a file that changed, though its size and time are as they were, is seen by check and build', {
  tags: 'ci',
}, async () => {
  const site = writeSmallSite()
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => join(site, file))
  const back = () => {
    for (const file of files) utimesSync(file, 1e9, 1e9)
  }
  const edit = (file: string, from: string, to: string) => {
    const [path, text] = [join(site, file), readFileSync(join(site, file), 'utf8')]
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
    back()
  }
  back()
  expect(await check(site)).toMatchObject({ code: 0 })
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  edit('pages/_media/notice.pdf', '1.4', '1.5')
  edit('pages/index.json', 'Merhaba', 'Selamlar'.slice(0, 7))
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(readFileSync(join(site, 'dist/default/index.html'), 'utf8')).toContain('Selamla')
  expect(readFileSync(join(site, 'dist/default/assets/notice.pdf'), 'utf8')).toContain('1.5')
  edit('pages/index.json', '"title"', '"tiTle"')
  expect(await check(site)).toMatchObject({ code: 1, output: expect.stringContaining('"tiTle"') })
})

test('a rule that is raised to an error stops check and build, whether it is one of pages or of languages', async () => {
  const { languages, ...settings } = Object(smallSite['pages/_site.json'])
  const about = { title: 'Biz', description: 'Kısa.', blocks: [{ type: 'text', id: 'about', text: 'Biz buyuz.' }] }
  const site = writeSmallSite({
    'pages/about.json': about,
    'pages/_site.json': {
      ...settings,
      languages: languages.map((language: object) => ({ ...language, minimumTranslated: 100 })),
      rules: { 'seo-length': { severity: 'error' }, 'incomplete-language': { severity: 'error' } },
    },
  })
  for (const command of ['check', 'build']) {
    const { code, output } = await run(site, command)
    expect(code).toBe(1)
    for (const rule of ['seo-length', 'incomplete-language'])
      expect(output).toMatch(new RegExp(` error .* ${rule}$`, 'm'))
  }
  expect(existsSync(join(site, 'dist'))).toBe(false)
})

test('a check that finds no change loads a fifth of the code at most: no rule is in it', async () => {
  const server = join(await makeBundle(), 'server')
  const loaded = new Map<string, string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    const code = readFileSync(file, 'utf8')
    loaded.set(file, code)
    for (const [, path = ''] of code.matchAll(/^(?:import|export) [^;]*?from "(\.[^"]+)"/gm))
      load(join(dirname(file), path))
  }
  load(join(server, 'check.js'))
  expect(loaded.size).toBeGreaterThan(5)
  const allModules = [...loaded.values()].join('\n')
  expect(allModules).not.toContain('seo-length')
  expect(allModules.length).toBeLessThan(300_000)
})

test('what a check keeps is of no use to another site, nor when it is damaged', async () => {
  const site = writeSmallSite()
  const memoFile = join(site, '.cache/memo.jsonl')
  const sound = await check(site)
  const other = writeSmallSite({ 'pages/index.json': '{' })
  await check(other)
  writeFileSync(memoFile, readFileSync(join(other, '.cache/memo.jsonl')))
  expect(await check(site)).toEqual(sound)
  writeFileSync(memoFile, readFileSync(memoFile).subarray(0, 100))
  expect(await check(site)).toEqual(sound)
})

test('checking only reads: what was translated is noted after the answer, in one line, and never in CI', {
  tags: 'night',
}, async () => {
  const site = writeSmallSite({ '.gitignore': '.cache\n' })
  const sentences = () =>
    spawnSync('node', [program, 'check'], { cwd: site, encoding: 'utf8', env: plainEnglish() }).stderr.replace(
      /^(Bundled|Another command).*\n/gm,
      '',
    )
  const git = (...words: string[]) => spawnSync('git', ['-C', site, ...words], { encoding: 'utf8' }).stdout
  const commit = () => {
    git('add', '-A')
    git('-c', 'user.name=A', '-c', 'user.email=a@ornek.example', 'commit', '-qm', 'All')
  }
  const changed = () => git('-C', site, 'status', '--porcelain')
  vi.stubEnv('CI', '')
  git('init', '-q')
  expect(sentences()).toMatch(/^Recorded \d+ new translations in locales\/\.ledger\.\n$/)
  commit()
  expect([sentences(), changed()]).toEqual(['', ''])

  const file = 'locales/en/index.json'
  const words = JSON.parse(readFileSync(join(site, file), 'utf8'))
  writeFileSync(join(site, file), JSON.stringify({ ...words, title: 'The home page' }, null, 2))
  vi.stubEnv('CI', 'true')
  expect([sentences(), changed()]).toEqual(['', ` M ${file}\n`])
  await run(site, 'build')
  expect(changed()).toEqual(` M ${file}\n?? dist/\n`)
  vi.stubEnv('CI', '')
  expect(sentences()).toBe('Recorded 1 new translation in locales/.ledger.\n')
  expect(changed()).toEqual(` M locales/.ledger/index.jsonl\n M ${file}\n?? dist/\n`)
  expect(sentences()).toBe('')
})
