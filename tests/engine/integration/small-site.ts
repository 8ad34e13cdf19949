import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { vi } from 'vitest'
import type { Runnable } from '../../../tools/cli/command'
import { icons } from '../../../tools/content/read/icons'
import { writeLedger } from '../../../tools/content/translation/ledger'
import { writeWhole } from '../../../tools/files/cache'
import { smallSite } from '../unit/site'

// In ms. On a busy machine, the first test may have to wait until the code is bundled.
vi.setConfig({ hookTimeout: 300_000 })

/** Path of the program that runs every command. */
export const program = resolve('tools/run.js')

/** Creates an empty folder, which is deleted with the temporary folder of the tests. */
export function emptyFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
}

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"/>`

/** The smallest possible PNG, with one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The same PNG as an icon file. */
export const ico = Buffer.concat([
  Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, png.length, 0, 0, 0, 22, 0, 0, 0]),
  png,
])

/**
 * Cache of font subsets that all small sites share, because they use the same letters. The cache makes first builds
 * much faster.
 */
const fonts = resolve('.cache/fonts-of-tests')

/** Copies the cached fonts into a site. Links would not be safe, because a test may damage the site's files. */
export function lendFonts(folder: string): void {
  copyFonts(fonts, join(folder, '.cache/fonts'))
}

/** Copies fonts that the target folder lacks. Other processes never see a partly copied file. */
function copyFonts(from: string, to: string) {
  if (!existsSync(from)) return
  for (const name of readdirSync(from))
    if (name.endsWith('.woff2') && !existsSync(join(to, name)))
      writeWhole(join(to, name), readFileSync(join(from, name)))
}

/** Writes the small site of the unit tests into a new folder, with changed or added files. @returns the folder */
export function writeSmallSite(changes: Record<string, string | object> = {}): string {
  const folder = emptyFolder()
  const media = {
    'flag.svg': svg(24, 16),
    'fan.svg': svg(960, 720),
    'notice.pdf': '%PDF-1.4\n%%EOF\n',
    ...Object.fromEntries(
      Object.values(icons).map((icon) => [`icons/default/${icon}`, icon.endsWith('.ico') ? ico : png]),
    ),
  }
  for (const [file, content] of Object.entries({ ...smallSite, ...writeLedger({ pages: new Map() }), ...changes }))
    put(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  for (const [file, content] of Object.entries(media)) put(join(folder, 'pages/_media', file), content)
  return folder
}

function put(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Environment in which commands print plain English, because tests compare messages only in English. */
export const plainEnglish = () => ({ ...process.env, NO_COLOR: '1', LC_ALL: 'C' })

/** Exit code of a command, and its output without colours and without the folder's path. */
export type Result = { code: number | null; output: string }

/** Runs a command in a folder, within the test's own process. */
export async function run(folder: string, ...words: string[]): Promise<Result> {
  const [name = '', ...argv] = words
  const { default: command } = (await import(`../../../tools/commands/${name}.ts`)) as { default: Runnable }
  const [output, errors]: [string[], string[]] = [[], []]
  const call = (): Promise<number> =>
    command({
      argv,
      cwd: folder,
      print: { log: (text = '') => void output.push(text), error: (text = '') => void errors.push(text) },
    })
  const code = await withFonts(folder, name, call)
  const text = [...output, ...errors].map((line) => `${line}\n`).join('')
  return { code, output: clean(folder, text) }
}

/** Runs a command in a folder, in a separate process, as an author does. */
export function start(folder: string, ...words: string[]): Result {
  const { status, stdout, stderr } = spawnSync('node', [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: plainEnglish(),
  })
  return { code: status, output: clean(folder, stdout + stderr) }
}

/** Runs a build. A site's first build reuses the font subsets that other tests have made. */
async function withFonts<Result>(folder: string, command: string, build: () => Promise<Result>): Promise<Result> {
  const isFirst = command === 'compare' || (command === 'build' && !existsSync(join(folder, '.cache')))
  if (!isFirst) return build()
  lendFonts(folder)
  const result = await build()
  copyFonts(join(folder, '.cache/fonts'), fonts)
  return result
}

/** Runs a command in a folder without blocking. @returns its result, once the command has ended */
export function runBeside(folder: string, ...words: string[]): Promise<Result> {
  const child = spawn('node', [program, ...words], { cwd: folder, env: plainEnglish() })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((done) => child.once('close', (code) => done({ code, output: clean(folder, output) })))
}

function clean(folder: string, output: string): string {
  // Removes messages about bundling the code, which only the first command prints.
  return (
    output
      .replace(/^(Bundling|Bundled|Another command is bundling) the code.*\n?/gm, '')
      // Removes messages about recording translations, which only the first command in the folder prints.
      .replace(/^(Recorded \d+ new translations?|Updated) .*\n?/gm, '')
      .replaceAll(folder, 'SITE')
      .trimEnd()
  )
}

/** Contents of all files in a folder, by path, encoded as base64. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, file), 'base64')]),
  )
}
