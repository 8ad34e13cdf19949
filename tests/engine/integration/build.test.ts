// Slow, because the fixture site is built several times.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runBuild } from '../../../tools/builder/run'
import { makeBundle } from '../../../tools/bundle/bundle'
import { page } from '../unit/site'
import { contentsOf, emptyFolder, run, runBeside, writeSmallSite } from './small-site'

const site = writeSmallSite()
const dist = join(site, 'dist')
let cold: Record<string, string>

beforeAll(async () => {
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  cold = contentsOf(dist)
})

/** Paths of all files and folders in the cache. */
function cached(): string[] {
  return readdirSync(join(site, '.cache'), { recursive: true, encoding: 'utf8' }).sort()
}

describe('a cache that is not as it was kept is no cache', () => {
  test('all files are cut off', { tags: 'ci' }, async () => {
    const files = cached().filter((file) => statSync(join(site, '.cache', file)).isFile())
    expect(files).toEqual(expect.arrayContaining(['bytes.jsonl', 'memo.jsonl', 'memo-dist.jsonl']))
    for (const file of files.map((name) => join(site, '.cache', name)))
      writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))
    expect(await run(site, 'check', '--quiet')).toMatchObject({ code: 0 })
    rmSync(dist, { recursive: true })
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(contentsOf(dist)).toEqual(cold)
  })

  test('files of a search are missing', async () => {
    const [search = ''] = Object.keys(cold).filter((file) => /\/search\/[^/]+\/index\.txt$/.test(file))
    rmSync(join(dist, dirname(search)), { recursive: true })
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(contentsOf(dist)).toEqual(cold)
  })

  test('nothing unfinished is left', () => {
    expect(cached().filter((file) => /\.part$|\.lock$|^staging|^next/.test(file))).toEqual([])
  })
})

test('a changed word of a language is on the pages that show it, as after a build from nothing', async () => {
  const form = {
    ...{ type: 'form', id: 'ask', title: 'Sorun', action: '/ask', submit: 'Gönder' },
    fields: [{ id: 'name', kind: 'text', label: 'Ad' }],
  }
  const english = (file: string, content: object) => ({ [`locales/en/${file}.json`]: content })
  const folder = writeSmallSite({
    'pages/index.json': page([
      { type: 'link-list', id: 'links', links: [{ id: 'fan', label: 't:far', href: '/fan' }] },
    ]),
    'pages/fan.json': page([form], { fallback: ['en'] }),
    'locales/tr/common.json': { home: 'Ana sayfa', far: 'Uzak' },
    ...english('index', { title: 'Home', description: 'The start: the first page of the site.' }),
    'locales/ar/index.json': { title: 'الرئيسية', description: 'البداية: الصفحة الأولى من الموقع.' },
    ...english('fan', { title: 'Fan', description: 'A fan: a machine that moves air out of the house.' }),
    ...english('common', { far: 'Far', form: { optional: 'not needed' } }),
  })
  const output = join(folder, 'dist')
  const build = async () => {
    expect(await run(folder, 'build')).toMatchObject({ code: 0 })
    return contentsOf(output)
  }
  let before = await build()
  const changedBy = async (words: object) => {
    writeFileSync(join(folder, 'locales/en/common.json'), JSON.stringify(words))
    const after = await build()
    const changed = Object.keys(after).filter((file) => file.endsWith('.html') && after[file] !== before[file])
    before = after
    return changed.map((file) => file.replace('default/', ''))
  }
  // The fan is not translated into Arabic, so visitors see it in English.
  expect(await changedBy({ far: 'Far', form: { optional: 'optional' } })).toEqual(['ar/fan.html', 'en/fan.html'])
  // Arabic has no word for "far", so its pages show the English one.
  expect(await changedBy({ far: 'Far off', form: { optional: 'optional' } })).toEqual(['ar.html', 'en.html'])
  rmSync(output, { recursive: true })
  rmSync(join(folder, '.cache/memo-dist.jsonl'))
  expect(await build()).toEqual(before)
})

test('what no page uses is not published, and what may not be published stops the build', async () => {
  const place = (name: string) => join(site, 'pages/_media', name)
  writeFileSync(place('unused.pdf'), '%PDF-1.4\n%%EOF\n')
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(contentsOf(dist)).toEqual(cold)
  writeFileSync(place('k.html'), '<script>alert(1)</script>')
  expect(await run(site, 'build')).toMatchObject({
    code: 1,
    output: expect.stringContaining('pages/_media/k.html:1:1  error  Files that end in ".html" are never published.'),
  })
  expect(contentsOf(dist)).toEqual(cold)
  for (const name of ['unused.pdf', 'k.html']) rmSync(place(name))
})

describe('two at once', () => {
  test('a build waits for another one, and both end well', { tags: 'ci' }, async () => {
    rmSync(dist, { recursive: true })
    rmSync(join(site, '.cache'), { recursive: true })
    const results = await Promise.all([
      runBeside(site, 'build'),
      runBeside(site, 'build'),
      runBeside(site, 'check', '--quiet'),
    ])
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(results.filter(({ output }) => /Another build is running \(pid \d+\); waiting\./.test(output))).toHaveLength(
      1,
    )
    expect(contentsOf(dist)).toEqual(cold)
  })

  test('the lock of a process that ended is taken over', async () => {
    const lock = join(site, '.cache/build-dist.lock')
    for (const text of ['{"pid":999999999,"start":"1"}', `{"pid":${process.pid},"start":"another process"}`, '']) {
      writeFileSync(lock, text)
      expect(await run(site, 'build')).toMatchObject({ code: 0, output: expect.not.stringContaining('waiting') })
    }
    expect(existsSync(lock)).toBe(false)
  })
})

test('what an interrupted build left is not published', async () => {
  mkdirSync(join(site, '.cache/staging-dist/default'), { recursive: true })
  writeFileSync(join(site, '.cache/staging-dist/default/half.html'), 'half')
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  expect(contentsOf(dist)).toEqual(cold)
  expect(existsSync(join(site, '.cache/staging-dist'))).toBe(false)
})

describe('files that no build wrote', () => {
  const foreign = ['default/CNAME', 'default/.well-known/security.txt', 'default/owner.html', 'notes.txt']
  const page = join(site, 'pages/about.json')
  const about = 'default/en/about.html'

  function writeForeign() {
    for (const file of foreign) {
      mkdirSync(dirname(join(dist, file)), { recursive: true })
      writeFileSync(join(dist, file), file)
    }
  }

  test('stay, but not what was compressed from a page that changed', async () => {
    writeForeign()
    const compressed = ['default/index.html.br', 'default/index.html.gz', 'default/CNAME.br']
    for (const file of compressed) writeFileSync(join(dist, file), 'compressed')
    const home = join(site, 'pages/index.json')
    const before = readFileSync(home, 'utf8')
    writeFileSync(home, before.replace('"title": "', '"title": "X'))
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(compressed.map((file) => existsSync(join(dist, file)))).toEqual([false, false, true])
    rmSync(join(dist, 'default/CNAME.br'))
    writeFileSync(home, before)
    await run(site, 'build')
  })

  test('stay, while those of a page that is gone go', async () => {
    writeForeign()
    writeFileSync(page, readFileSync(join(site, 'pages/index.json')))
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(existsSync(join(dist, about))).toBe(true)
    rmSync(page)
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(existsSync(join(dist, about))).toBe(false)
    for (const file of foreign) expect(readFileSync(join(dist, file), 'utf8')).toBe(file)
  })

  test('stay without the cache, where only builds do not write such files', async () => {
    writeFileSync(join(dist, about), 'old')
    rmSync(join(site, '.cache'), { recursive: true })
    expect(await run(site, 'build')).toMatchObject({ code: 0 })
    expect(existsSync(join(dist, about))).toBe(false)
    expect(readFileSync(join(dist, 'default/CNAME'), 'utf8')).toBe('default/CNAME')
    for (const file of foreign) rmSync(join(dist, file), { force: true })
    rmSync(join(dist, 'default/.well-known'), { recursive: true, force: true })
    expect(contentsOf(dist)).toEqual(cold)
  })
})

describe('what is in the way is named in a sentence', () => {
  test.each([
    ['dist', 'dist cannot be used: a part of this path is a file where a folder is needed.'],
    ['.cache', '.cache cannot be written: something else with that name already exists.'],
  ])('a file called %s', async (name, sentence) => {
    const smallFolder = writeSmallSite()
    writeFileSync(join(smallFolder, name), '')
    expect(await run(smallFolder, 'build')).toEqual({ code: 2, output: sentence })
  })

  test('a shard that is damaged', async () => {
    expect(await run(site, 'build', '--shard', '1/1')).toMatchObject({ code: 0 })
    const file = join(site, 'shards/1-of-1/shard.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"heaviest"', '"lightest"'))
    expect(await run(site, 'build', '--merge', 'shards')).toEqual({
      code: 2,
      output: 'shards/1-of-1/shard.json is damaged. Build this shard again, or copy it again.',
    })
  })
})

test('worker threads write the same bytes', { tags: 'night' }, async () => {
  await makeBundle()
  const folder = emptyFolder()
  for (const part of ['pages', 'locales', 'blocks'])
    cpSync(join('tests/fixture-site', part), join(folder, part), { recursive: true })
  const previousFolder = process.cwd()
  process.chdir(folder)
  try {
    expect(await runBuild({ folder: 'one', forThreads: Number.POSITIVE_INFINITY })).toBeDefined()
    expect(await runBuild({ folder: 'many', forThreads: 1 })).toBeDefined()
  } finally {
    process.chdir(previousFolder)
  }
  expect(contentsOf(join(folder, 'many'))).toEqual(contentsOf(join(folder, 'one')))
})
