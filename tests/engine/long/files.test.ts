import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallLab } from '../fuzz/lab'

/** A named way to damage a site's files. The function runs in the site's folder. */
type Damage = [name: string, damage: () => void]

const command = resolve('tools/run.js')
const home = mkdtempSync(join(tmpdir(), 'site-'))
const whole = mkdtempSync(join(tmpdir(), 'whole-'))
const pathInHome = (path: string) => join(home, path)
const write = (path: string, content: string | Uint8Array) => writeFileSync(pathInHome(path), content)
const writeAll = (names: string[]) => {
  for (const name of names) write(`pages/${name}`, '{}')
}
const remove = (path: string) => rmSync(pathInHome(path), { recursive: true, force: true })

/** The first raster picture that any page of the site uses. */
const picture =
  Object.keys(smallLab.source.media).find(
    (file) =>
      /\.(avif|webp|png|jpg)$/.test(file) && smallLab.site.index.pages.some(({ media }) => media.includes(file)),
  ) ?? ''
const language = smallLab.site.settings.languages.at(-1)?.code ?? ''
const photo = `pages/_media/${picture}`

const places = ['pages/x.json', `locales/${language}/x.json`, 'pages/_media/x.png']
const things: [string, (path: string) => void][] = [
  ['a link to nothing', (path) => symlinkSync('nowhere', pathInHome(path))],
  ['a link to itself', (path) => symlinkSync(basename(path), pathInHome(path))],
  ['a link to a folder', (path) => symlinkSync(home, pathInHome(path))],
  ['a folder', (path) => mkdirSync(pathInHome(path))],
  ['an empty file', (path) => write(path, '')],
  [
    'noise',
    (path) =>
      write(
        path,
        new Uint8Array(2000).map((_, i) => (i * 97) % 251),
      ),
  ],
  ['a pipe', (path) => execFileSync('mkfifo', [pathInHome(path)])],
]

/** Ways in which a full disk or an interrupted program may change a file's content. */
const remains: [string, (bytes: Buffer) => Uint8Array][] = [
  ['empty', () => Buffer.of()],
  ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['noise', (bytes) => bytes.map((byte, i) => (i > 40 ? (byte * 31 + i) % 256 : byte))],
  ['words', () => Buffer.from('words')],
]

const damages: Damage[] = [
  ...places.flatMap((path) => things.map(([name, make]): Damage => [`${name} at ${path}`, () => make(path)])),
  ...remains.map(
    ([name, remainOf]): Damage => [`a picture: ${name}`, () => write(photo, remainOf(readFileSync(pathInHome(photo))))],
  ),
  ['a drawing that is no drawing', () => write('pages/_media/x.svg', '<svg')],
  ['the lock of an editor', () => symlinkSync('me@host.1234', pathInHome('pages/.#index.json'))],
  [
    'copies of a file manager',
    () => writeAll(['.DS_Store', 'Thumbs.db', '._index.json', 'index.json~', 'index copy.json']),
  ],
  ['files that only look like pages', () => writeAll(['x.JSON', 'x.json.txt', 'x.json ', 'x.jsonc'])],
  ['a name with a line break', () => write('pages/a\nb.json', '{}')],
  ['a name that a shell minds', () => write('pages/$(x);.json', '{}')],
  [
    'pages is a file',
    () => {
      remove('pages')
      write('pages', '')
    },
  ],
  [
    'locales is a file',
    () => {
      remove('locales')
      write('locales', '')
    },
  ],
  ['no locales', () => remove('locales')],
  ['no media', () => remove('pages/_media')],
  ['no page for addresses that are none', () => remove('pages/_not-found.json')],
  [
    'nothing at all',
    () => {
      remove('pages')
      remove('locales')
    },
  ],
  [
    'dist is a link',
    () => {
      remove('dist')
      mkdirSync(pathInHome('elsewhere'))
      symlinkSync('elsewhere', pathInHome('dist'))
    },
  ],
  [
    'the cache is a file',
    () => {
      remove('.cache')
      write('.cache', '')
    },
  ],
  ...remains.map(
    ([name, remainOf]): Damage => [
      `everything cached: ${name}`,
      () => {
        for (const file of readdirSync(pathInHome('.cache'), { recursive: true, encoding: 'utf8' }).map(
          (name) => `.cache/${name}`,
        ))
          if (statSync(pathInHome(file)).isFile()) write(file, remainOf(readFileSync(pathInHome(file))))
      },
    ],
  ),
]

function run(tool: string, timeout = 60_000): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, tool], {
    cwd: home,
    encoding: 'utf8',
    timeout,
  })
  return { code: status, output: stdout + stderr }
}

beforeAll(() => {
  for (const folder of ['pages', 'locales', 'blocks'])
    cpSync(join(smallLab.folder, folder), pathInHome(folder), { recursive: true })
  expect(run('build', 500_000)).toMatchObject({ code: 0 })
  cpSync(home, whole, { recursive: true, verbatimSymlinks: true })
})

afterAll(() => {
  for (const folder of [home, whole]) rmSync(folder, { recursive: true, force: true })
})

describe('check and build agree, and speak of files in sentences', () => {
  test.each(damages)('%s', (_, damage) => {
    rmSync(home, { recursive: true, force: true })
    cpSync(whole, home, { recursive: true, verbatimSymlinks: true })
    damage()
    const check = run('check')
    const build = run('build')
    for (const { output } of [check, build])
      expect(output).not.toMatch(/\n\s+at .*:\d+|\w*Error:|\bE[A-Z]{4,}\b|\bundefined\b/)
    // If no site is left, both commands refuse to run (exit code 2).
    expect([0, 1, 2]).toContain(check.code)
    expect(build.code, build.output).toBe(check.code)
  })
})

// Only the build can report this, because the output folder is not part of the content that `check` reads.
test('a file where the output belongs is left alone, with a sentence', () => {
  rmSync(home, { recursive: true, force: true })
  cpSync(whole, home, { recursive: true, verbatimSymlinks: true })
  remove('dist')
  write('dist', 'mine')
  expect(run('build')).toEqual({
    code: 2,
    output: 'dist cannot be used: a part of this path is a file where a folder is needed.\n',
  })
  expect(readFileSync(pathInHome('dist'), 'utf8')).toBe('mine')
})
