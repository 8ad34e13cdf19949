import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commit, discardUnfinished, readFacts } from '../../../tools/builder/commit'
import { factsFile, memoFile, nextMemoFile, stagingOf } from '../../../tools/builder/places'
import { readStored, storeValue } from '../../../tools/files/cache'

const project = process.cwd()
let folder = ''
let otherDisk = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'commit-')))
  // On systems that have /dev/shm, a folder in memory serves as a separate disk.
  otherDisk = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'dist-'))
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(project)
  for (const path of [folder, otherDisk]) rmSync(path, { recursive: true, force: true })
})

const memo = { what: 'was made' }
const facts = { what: 'is known' }
const remember = (file: string) => storeValue(file, memo)

function put(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function contents(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    files.flatMap((file) =>
      lstatSync(join(root, file)).isFile() ? [[file, readFileSync(join(root, file), 'utf8')]] : [],
    ),
  )
}

const before = { 'default/index.html': 'old', 'default/gone/page.html': 'old', 'default/CNAME': 'own' }
const staged = { 'default/index.html': 'new', 'default/about.html': 'new' }
const after = { 'default/CNAME': 'own', 'default/about.html': 'new', 'default/index.html': 'new' }

function expectDone() {
  expect(contents('dist')).toEqual(after)
  expect(existsSync('dist/default/gone')).toBe(false)
  expect(readStored(memoFile('dist'))).toEqual(memo)
  expect(readFacts('dist')).toEqual(facts)
  expect(readdirSync('.cache')).toHaveLength(2)
  expect([...readdirSync('dist'), ...readdirSync('.')]).toEqual(['default', '.cache', 'dist'])
}

test('what is new comes, what is gone goes, what is of others stays', () => {
  put('dist', before)
  put(stagingOf('dist'), staged)
  commit('dist', ['default/gone/page.html'], remember, facts)
  expectDone()
})

test('a folder that is not there yet is put in place at once', () => {
  put(stagingOf('dist'), after)
  commit('dist', [], remember, facts)
  expectDone()
})

/** Each case puts a folder at the path of a file, so that writing or removing the file fails. */
test.each([
  ['at its first file', 'default/app.js'],
  ['at its last file', 'default/index.html'],
  ['at a file to remove', 'default/gone/page.html'],
])('one that stops %s counts as no site', (_, obstacle) => {
  storeValue(factsFile('dist'), facts)
  remember(memoFile('dist'))
  put('dist', { [`${obstacle}/inside`]: '', 'default/CNAME': 'own' })
  put(stagingOf('dist'), { ...staged, 'default/app.js': 'new' })
  expect(() => commit('dist', ['default/gone/page.html'], remember, facts)).toThrow()
  expect(readFacts('dist')).toBeUndefined()
  expect(readStored(memoFile('dist'))).toBeUndefined()
  discardUnfinished('dist')
  expect(readdirSync('.cache')).toEqual([])
  expect(readdirSync('dist')).toEqual(['default'])
})

test('what is on its way when a build is interrupted does not come', () => {
  put('dist', before)
  put('dist/.next', staged)
  put('dist.next', staged)
  remember(nextMemoFile('dist'))
  discardUnfinished('dist')
  expect(contents('dist')).toEqual(before)
  expect([...readdirSync('dist'), ...readdirSync('.'), ...readdirSync('.cache')]).toEqual(['default', '.cache', 'dist'])
})

test('a symbolic link to another disk stays one, and is filled file by file', () => {
  put(otherDisk, before)
  symlinkSync(otherDisk, 'dist')
  put(stagingOf('dist'), staged)
  commit('dist', ['default/gone/page.html'], remember, facts)
  expectDone()
  expect(lstatSync('dist').isSymbolicLink()).toBe(true)
  expect(contents(otherDisk)).toEqual(after)
})

describe('a disk of its own that is too small', () => {
  /** Mounts a disk of the given size on the output folder, which requires root. @returns whether the mount succeeded */
  const mount = (size: string, ...more: string[]) =>
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', [`size=${size}`, ...more].join(), 'none', join(folder, 'dist')]).status ===
      0

  afterEach(() => {
    spawnSync('umount', [join(folder, 'dist')])
  })

  test.each<[string, Record<string, string>]>([
    ['with an old site on it', before],
    ['that is empty', {}],
  ])('is left as it was, %s, and the next build goes on when there is room', (_, inPlace) => {
    mkdirSync('dist')
    if (!mount('64k')) return console.warn('SKIPPED: no disk can be mounted here, so none was filled.')
    put('dist', inPlace)
    const large = {
      ...staged,
      'default/assets/film.mp4': 'x'.repeat(60_000),
      'default/assets/zoo.pdf': 'x'.repeat(60_000),
    }
    put(stagingOf('dist'), large)
    const full = () => commit('dist', [], remember, facts)
    expect(full).toThrow('ENOSPC')
    expect(contents('dist')).toEqual(inPlace)
    expect(readdirSync('dist')).toEqual(Object.keys(inPlace).length > 0 ? ['default'] : [])
    expect(readdirSync('.cache')).toEqual([])
    expect(mount('1m', 'remount')).toBe(true)
    put(stagingOf('dist'), large)
    full()
    expect(contents('dist')).toEqual({ ...inPlace, ...large })
    expect(readdirSync('dist')).toEqual(['default'])
  })
})
