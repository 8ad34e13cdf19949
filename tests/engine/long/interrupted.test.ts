import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../fuzz/random'
import { contentsOf, emptyFolder, program, start, writeSmallSite } from '../integration/small-site'

type Contents = Record<string, string>

const site = writeSmallSite()
const whole = emptyFolder()
const dist = join(site, 'dist')
const home = join(site, 'pages/index.json')
const seed = Number(process.env.SEED ?? 2008)

/** Output of a clean build, before and after a change to the text. */
let before: Contents
let after: Contents

function change(description = 'Her şey buradan açılır: sitenin ilk ve yeni sayfası.'): void {
  writeFileSync(home, JSON.stringify({ ...JSON.parse(readFileSync(home, 'utf8')), description }))
}

function coldBuild(): Contents {
  rmSync(dist, { recursive: true, force: true })
  rmSync(join(site, '.cache'), { recursive: true, force: true })
  expect(start(site, 'build')).toMatchObject({ code: 0 })
  return contentsOf(dist)
}

/** Restores the site as it was built before the change. */
function restore(): void {
  rmSync(site, { recursive: true, force: true })
  cpSync(whole, site, { recursive: true })
}

beforeAll(() => {
  change()
  after = coldBuild()
  change('Başlangıç: sitenin ilk sayfası, her şey buradan açılır.')
  before = coldBuild()
  cpSync(site, whole, { recursive: true })
})

/**
 * Expects that each file has either its old or its new content. Files in `.next` are skipped, because they are not in
 * place yet.
 */
function expectWhole(contents: Contents): void {
  for (const [file, content] of Object.entries(contents))
    if (!file.startsWith('.next/')) expect([before[file], after[file]], file).toContain(content)
}

/**
 * If the site folder has a record of its last build (`facts-dist.json`), expects the built files to match either the
 * old or the new build, not a mix. Without this record, the next command rebuilds everything.
 */
function expectNoMix(contents: Contents): void {
  if (!existsSync(join(site, '.cache/facts-dist.json'))) return
  const placed = Object.fromEntries(Object.entries(contents).filter(([file]) => !file.startsWith('.next/')))
  expect([before, after]).toContainEqual(placed)
}

describe('a build that is killed', () => {
  const random = createRandom(seed)

  test.each(Array.from({ length: 20 }, (_, i) => i))(`at a random moment, SEED=${seed}: %i`, async () => {
    restore()
    change()
    const moment = random.below(1000)
    await killed(moment)
    const contents = contentsOf(dist)
    expectWhole(contents)
    expectNoMix(contents)
    expect(start(site, 'build')).toMatchObject({ code: 0 })
    expect(contentsOf(dist)).toEqual(after)
  })

  test('again and again, and then left to end', async () => {
    restore()
    change()
    for (let i = 0; i < 5; i++) await killed(100 * random.below(8))
    expect(start(site, 'build')).toMatchObject({ code: 0 })
    expect(contentsOf(dist)).toEqual(after)
  })
})

/** Starts a build, and kills it after the given time in ms, unless the build has ended by then. */
function killed(after: number): Promise<void> {
  const child = spawn('node', [program, 'build'], { cwd: site, stdio: 'ignore' })
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  return new Promise((done) =>
    child.once('close', () => {
      clearTimeout(timer)
      done()
    }),
  )
}

describe('each file of the cache, damaged', () => {
  const damages: Record<string, (file: string, random: Random) => void> = {
    missing: (file) => rmSync(file),
    empty: (file) => writeFileSync(file, ''),
    'cut somewhere': (file, random) =>
      writeFileSync(file, readFileSync(file).subarray(0, random.below(statSync(file).size + 1))),
    'with one other byte': (file, random) => {
      const bytes = readFileSync(file)
      const offset = random.below(bytes.length)
      bytes[offset] = (bytes[offset] ?? 0) ^ 1
      writeFileSync(file, bytes)
    },
  }

  test.each(Object.entries(damages))('%s', (_, damage) => {
    restore()
    const random = createRandom(seed)
    const files = readdirSync(join(whole, '.cache'), { recursive: true, encoding: 'utf8' }).filter((file) => {
      const { size } = statSync(join(whole, '.cache', file))
      return size > 0 && statSync(join(whole, '.cache', file)).isFile()
    })
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      restore()
      damage(join(site, '.cache', file), random)
      change()
      expect(start(site, 'build'), file).toMatchObject({ code: 0 })
      expect(contentsOf(dist), file).toEqual(after)
    }
  })
})

describe('a disk that is full', () => {
  const disk = join(emptyFolder(), 'disk')
  const isMounted = mount(disk)
  if (!isMounted) console.warn('SKIPPED: a full disk cannot be tried here, since no small disk can be mounted.')
  afterAll(() => {
    if (isMounted) execFileSync('umount', [disk])
  })

  test.skipIf(!isMounted)('leaves what was published, and the next build ends well', () => {
    restore()
    cpSync(site, disk, { recursive: true })
    const page = join(disk, 'pages/index.json')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, text.replace('Merhaba', 'Merhaba '.repeat(2000).trim()))
    const filling = join(disk, 'filling')
    writeFileSync(filling, Buffer.alloc(freeBytes(disk) - 20_000))
    const { code, output } = start(disk, 'build')
    expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(/disk is full/i) })
    expectWhole(contentsOf(join(disk, 'dist')))
    rmSync(filling)
    writeFileSync(page, readFileSync(join(whole, 'pages/index.json')))
    expect(start(disk, 'build')).toMatchObject({ code: 0 })
    expect(contentsOf(join(disk, 'dist'))).toEqual(before)
  })
})

function mount(folder: string): boolean {
  mkdirSync(folder)
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0
}

function freeBytes(folder: string): number {
  return Number(execFileSync('df', ['--output=avail', '-B1', folder], { encoding: 'utf8' }).split('\n')[1])
}

test('content that may only be read is built', () => {
  restore()
  rmSync(dist, { recursive: true })
  const pages = join(site, 'pages')
  if (!makeReadOnly(pages)) return console.warn('SKIPPED: content that may only be read cannot be tried here.')
  try {
    expect(() => writeFileSync(join(pages, 'x.json'), '{}')).toThrow()
    expect(start(site, 'build')).toMatchObject({ code: 0 })
  } finally {
    execFileSync('umount', [pages])
  }
  expect(contentsOf(dist)).toEqual(before)
})

/** Mounts a folder read-only, because root ignores file permissions. @returns whether the mount succeeded */
function makeReadOnly(folder: string): boolean {
  if (spawnSync('mount', ['--bind', folder, folder]).status !== 0) return false
  if (spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status === 0) return true
  execFileSync('umount', [folder])
  return false
}
