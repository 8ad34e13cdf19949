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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commit, finishCommit, readFacts } from '../../../tools/builder/commit'
import { journalFile, memoFile, nextMemoFile, stagingOf } from '../../../tools/builder/places'
import { keep, readKept } from '../../../tools/files/cache'

const project = process.cwd()
let folder = ''
let otherDisk = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'commit-')))
  // Memory is a disk of its own, where there is such a place.
  otherDisk = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'dist-'))
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(project)
  for (const made of [folder, otherDisk]) rmSync(made, { recursive: true, force: true })
})

const memo = { what: 'was made' }
const facts = { what: 'is known' }
const remember = (file: string) => keep(file, memo)

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
  expect(readKept(memoFile('dist'))).toEqual(memo)
  expect(readFacts('dist')).toEqual(facts)
  expect(readdirSync('.cache')).toHaveLength(2)
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

test.each([
  ['before the first file', before, staged],
  ['between two files', { ...before, 'default/about.html': 'new' }, { 'default/index.html': 'new' }],
  ['before what is gone was removed', { ...before, ...staged }, {}],
  ['at its end', after, {}],
])('an interrupted one is finished: %s', (_, inPlace, left) => {
  put('dist', inPlace)
  put(stagingOf('dist'), left)
  remember(nextMemoFile('dist'))
  keep(journalFile('dist'), { removed: ['default/gone/page.html'], facts })
  finishCommit('dist')
  expectDone()
})

test('a damaged note of an interrupted one is none: the next build makes all again', () => {
  put('dist', before)
  put(stagingOf('dist'), staged)
  put('.', { [journalFile('dist')]: '{"removed":["default/CNAME"]' })
  finishCommit('dist')
  expect(contents('dist')).toEqual({ ...before })
  expect(readdirSync('.cache')).toEqual([])
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
