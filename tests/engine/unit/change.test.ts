import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeValue } from '../../../tools/files/cache'
import { applyChange, type Change, finishChange, lastChange, whileAlone } from '../../../tools/files/change'
import { listFiles } from '../../../tools/files/listing'

const project = process.cwd()
let folder = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'change-')))
  process.chdir(folder)
  put('pages/a/fan.json', 'fan')
  put('pages/belt.json', 'belt')
  put('pages/_media/fan/front.svg', 'front')
})

afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true, force: true })
})

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function texts(): Record<string, string> {
  return Object.fromEntries(listFiles('pages').map((path) => [path, readFileSync(`pages/${path}`, 'utf8')]))
}

const change: Change = {
  files: [
    { path: 'pages/a/fan.json', before: 'fan', after: undefined },
    { path: 'pages/b/blower.json', before: undefined, after: 'blower' },
    { path: 'pages/belt.json', before: 'belt', after: 'belt, blower' },
  ],
  folders: [{ from: 'pages/_media/fan', to: 'pages/_media/blower' }],
}
const changed = { '_media/blower/front.svg': 'front', 'b/blower.json': 'blower', 'belt.json': 'belt, blower' }

test('files come, change, move and go, and no empty folder is left', () => {
  expect(applyChange(change)).toEqual([])
  expect(texts()).toEqual(changed)
  expect([existsSync('pages/a'), existsSync('.cache/change.json')]).toEqual([false, false])
})

test('a change that was interrupted anywhere is finished by the next command', async () => {
  const steps = [
    () => {},
    () => {
      mkdirSync('pages/_media/blower')
      rmSync('pages/_media/fan', { recursive: true })
      put('pages/_media/blower/front.svg', 'front')
    },
    () => put('pages/b/blower.json', 'blower'),
    () => put('pages/belt.json', 'belt, blower'),
    () => rmSync('pages/a/fan.json'),
  ]
  for (const step of steps) {
    step()
    storeValue('.cache/change.json', change)
    const before = texts()
    await finishChange()
    expect(texts()).toEqual(changed)
    await finishChange()
    expect(texts()).toEqual(changed)
    // Restores the state in which the change was interrupted.
    rmSync('pages', { recursive: true })
    for (const [path, text] of Object.entries(before)) put(`pages/${path}`, text)
  }
})

test('what finishes a change keeps what takes it back, where a command had begun it', async () => {
  storeValue('.cache/change.json', { ...change, isUndoable: false })
  await finishChange()
  expect(lastChange()).toBeUndefined()
  const next = { files: [{ path: 'pages/belt.json', before: 'belt, blower', after: 'belt' }], folders: [] }
  storeValue('.cache/change.json', { ...next, isUndoable: true })
  await finishChange()
  expect(lastChange()).toEqual({
    files: [{ path: 'pages/belt.json', before: 'belt', after: 'belt, blower' }],
    folders: [],
  })
})

test('a change that another command is in the middle of is left to it', async () => {
  const waited: number[] = []
  let finished: Promise<void> | undefined
  await whileAlone(async () => {
    storeValue('.cache/change.json', change)
    const before = texts()
    finished = finishChange((pid) => waited.push(pid))
    await vi.waitFor(() => expect(waited).toEqual([process.pid]))
    expect(texts()).toEqual(before)
  })
  await finished
  expect(texts()).toEqual(changed)
})

test('what was saved meanwhile is not written over: before the change nothing is changed, after it the rest', async () => {
  put('pages/belt.json', 'new words')
  const before = texts()
  expect(applyChange(change)).toEqual(['pages/belt.json'])
  expect(texts()).toEqual(before)
  storeValue('.cache/change.json', change)
  await finishChange()
  expect(texts()).toEqual({ ...changed, 'belt.json': 'new words' })
})

test.each([
  ['that moves', 'pages/_media/blower'],
  ['that goes', undefined],
])('what cannot be written is undone, with a folder %s, and stops no command that follows', async (_, to) => {
  const before = texts()
  const files = [
    { path: 'pages/belt.json', before: 'belt', after: 'another belt' },
    // This write fails, because there is a file where its folder should be.
    { path: 'pages/a/fan.json/blade.json', before: undefined, after: 'blade' },
  ]
  expect(() => applyChange({ files, folders: [{ from: 'pages/_media/fan', to }] })).toThrow()
  expect(texts()).toEqual(before)
  await finishChange()
  expect(texts()).toEqual(before)
})

test.each([
  ['is empty', () => mkdirSync('pages/_media/blower')],
  ['has a hidden file', () => put('pages/_media/blower/.DS_Store', '')],
])('where the folder is that another would be, nothing is changed: one that %s', (_, prepare) => {
  prepare()
  const before = texts()
  expect(() => applyChange(change)).toThrow(expect.objectContaining({ code: 'EEXIST', path: 'pages/_media/blower' }))
  expect(texts()).toEqual(before)
})

test.each([
  ['a file', { files: [{ path: 'pages/linked/fan.json', after: 'fan' }], folders: [] }],
  ['a folder', { files: [], folders: [{ from: 'pages/_media/fan', to: 'pages/linked/fan' }] }],
])('nothing is written through a link, which may lead out of the site: %s', async (_, change) => {
  mkdirSync('outside')
  symlinkSync('../outside', 'pages/linked')
  expect(() => applyChange(change)).toThrow(expect.objectContaining({ code: 'LINK', path: 'pages/linked' }))
  await finishChange()
  expect(listFiles('outside')).toEqual([])
})

test('what a killed command had begun to write is removed, and nothing of one that runs', async () => {
  storeValue('.cache/change.json', change)
  // The first temporary file belongs to a process that does not exist, the second one to this process.
  put('pages/belt.json.999999999-0a1b2c3d.part', 'bel')
  put(`pages/belt.json.${process.pid}-0a1b2c3d.part`, 'belt, bl')
  await finishChange()
  expect(Object.keys(texts()).filter((path) => path.endsWith('.part'))).toEqual([
    `belt.json.${process.pid}-0a1b2c3d.part`,
  ])
})
