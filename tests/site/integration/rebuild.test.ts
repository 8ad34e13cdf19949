// Slow, because the site is built from scratch, and again after each kind of change.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { writeContent } from '../../../tools/bench/content'
import { byDay, isLong } from '../../engine/long-run'

/** Folder with the content that these tests build. */
const folder = '.cache/rebuild'

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  writeContent(folder, { pages: isLong ? 30 : 20, languages: 3, brands: 2 })
})

/**
 * Runs a build.
 * @param isCold whether to delete output and cache first
 * @returns the output that the command printed
 */
function build(parameters: string[] = [], isCold = false): string {
  if (isCold) for (const path of ['dist', '.cache']) rmSync(join(folder, path), { recursive: true, force: true })
  return execFileSync('node', [resolve('tools/run.js'), 'build', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })
}

/** Contents of all files in a folder, by path. */
function contents(root: string): Record<string, string> {
  const files = readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, root, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, root, file), 'base64')]),
  )
}

/** Replaces part of a file. Fails if the replacement changes nothing. */
function edit(file: string, part: string | RegExp, other: string) {
  const previousText = readFileSync(join(folder, file), 'utf8')
  const after = previousText.replace(part, other)
  expect(after, `${file} has ${part}`).not.toBe(previousText)
  writeFileSync(join(folder, file), after)
}

const edits: Record<string, () => void> = {
  'the title of a page that others show': () => edit('pages/start/page-9.json', '"title": "', '"title": "Yeni '),
  'a word of a translation': () => edit('locales/en/start/page-8.json', 'Work', 'Labour'),
  'a word of a page': () => edit('pages/start/page-7.json', 'Parçalar', 'Akşam'),
  'a shared word': () => edit('locales/tr/common.json', '"fields": "', '"fields": "Yeni '),
  'a word of the site file': () => edit('locales/en/_site.json', '"text": "', '"text": "New '),
  'a new page': () => {
    cpSync(join(folder, 'pages/start/page-7.json'), join(folder, 'pages/start/new-page.json'))
    edit('pages/start/page-7.json', '"/page-8"', '"/new-page"')
  },
  'another picture under the same name': () =>
    cpSync(join(folder, 'pages/_media/roof-fan/front.avif'), join(folder, 'pages/_media/tunnel-fan/front.avif')),
  'a page with another name': () => {
    renameSync(join(folder, 'pages/start/new-page.json'), join(folder, 'pages/start/newer-page.json'))
    edit('pages/start/page-7.json', '"/new-page"', '"/newer-page"')
  },
  'a page that is gone': () => {
    rmSync(join(folder, 'pages/start/newer-page.json'))
    edit('pages/start/page-7.json', '"/newer-page"', '"/page-8"')
  },
  'a page that nobody links to': () =>
    cpSync(join(folder, 'pages/start/page-7.json'), join(folder, 'pages/start/lonely-page.json')),
  'a word of that page': () => edit('pages/start/lonely-page.json', '"text": "', '"text": "Yalnız '),
}

function warningsIn(printed: string): number {
  return Number(/(\d+) warnings?: see/.exec(printed)?.[1])
}

test('after any change a build leaves the bytes of a build from nothing, and tells of as many warnings', {
  tags: 'ci',
}, () => {
  build([], true)
  let warnings = 0
  for (const [name, change] of byDay(Object.entries(edits), 2)) {
    change()
    const printed = build()
    expect(printed, name).toContain('Built')
    warnings = warningsIn(printed)
  }
  const rebuilt = contents('dist')
  expect(warnings).toBeGreaterThan(0)
  expect(warningsIn(build([], true))).toBe(warnings)
  expect(Object.keys(contents('dist'))).toEqual(Object.keys(rebuilt))
  expect(contents('dist')).toEqual(rebuilt)
})

test('one changed word writes the documents of its page, and of no other', { tags: 'ci' }, () => {
  const before = contents('dist')
  edit('pages/start/page-11.json', /"text": "[^"]*/, '$& Bugün.')
  expect(build()).toContain('Built')
  const after = contents('dist')
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  const pages = changed.filter((file) => !file.includes('/search/'))
  expect(pages).toEqual([
    'default/data/tr/page-11.json',
    'default/page-11.html',
    'default/page-11.md',
    'valtech/data/tr/page-11.json',
    'valtech/page-11.html',
    'valtech/page-11.md',
  ])
  // Only the search index of the language that contains the word changes.
  expect(changed.filter((file) => file.includes('/search/')).every((file) => file.includes('/search/tr/'))).toBe(true)
  expect(build()).toContain('(0 files written')
})

test('shards, put together, are the bytes of one build', { tags: 'night' }, () => {
  build([], true)
  const whole = contents('dist')
  // Ends with two shards, which the next test uses.
  for (const count of isLong ? [1, 5, 2] : [2]) {
    rmSync(join(folder, 'shards'), { recursive: true, force: true })
    for (let i = 1; i <= count; i++) build(['--shard', `${i}/${count}`])
    // Simulates another machine, which has only the content and the shards.
    const merged = build(['--merge', 'shards'], true)
    expect(merged).toContain('Built')
    expect(contents('dist'), `${count} shards`).toEqual(whole)
  }
})

test('shards that cannot be joined are refused in a sentence', { tags: 'night' }, () => {
  const failure = (...parameters: string[]) => {
    try {
      return build(parameters)
    } catch (error) {
      return (error as { stderr: string }).stderr
    }
  }
  rmSync(join(folder, 'shards/2-of-2'), { recursive: true })
  expect(failure('--merge', 'shards')).toBe('2-of-2 is missing in shards/.\n')
  expect(failure('--merge', 'nowhere')).toBe(
    'There are no shards in nowhere/. "npm run build -- --shard 1/2" writes one.\n',
  )
  expect(failure('--shard', '3/2')).toBe('"3/2" is not a valid shard. Use INDEX/COUNT, for example --shard 2/5.\n')
})
