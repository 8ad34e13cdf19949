import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { finishChange } from '../../../tools/files/change'
import { held } from '../counts'
import { createRandom, type Random } from '../fuzz/random'
import {
  contentsOf,
  emptyFolder,
  plainEnglish,
  program,
  start as run,
  runBeside,
  writeSmallSite,
} from '../integration/small-site'
import { isLong } from '../long-run'
import { homeLinkingTo, page } from '../unit/site'

const seed = Number(process.env.SEED ?? 2008)
const count = isLong ? 100 : 3
const project = process.cwd()
afterAll(() => process.chdir(project))

/** Pages that link to each other, with translations. */
const start = writeSmallSite({
  ...homeLinkingTo('/fan', '/fans', '/belt'),
  'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Bir [fan](/fans).' }], { title: 'Fan' }),
  'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 'One [fan](/fans).' } } },
  'pages/fans.json': page([{ type: 'text', id: 'about', text: '[Fan](/fan), [bant](/belt).' }], { title: 'Fanlar' }),
  'pages/belt.json': page([{ type: 'text', id: 'about', text: '[Fan](/fan).' }], { title: 'Bant' }),
})
run(start, 'translations', 'accept', 'all')

/** A copy of the site with a translated table to import, and with mistakes to fix. */
function prepared(): string {
  const folder = emptyFolder()
  cpSync(start, folder, { recursive: true })
  run(folder, 'translations', 'export', 'en', '--format', 'csv')
  const table = join(folder, 'tr-en.csv')
  writeFileSync(table, readFileSync(table, 'utf8').replaceAll('One [fan](/fans).', 'A single [fan](/fans).'))
  const slip = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to))
  slip('pages/belt.json', '"type": "text"', '"type": "txet"')
  slip('pages/fans.json', '(/belt)', '(/bellt)')
  return folder
}

const faulty = prepared()

/** Documents and ledger files of a site, by path. */
function documentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(contentsOf(folder)).filter(([file]) => /^(pages|locales)\//.test(file)))
}

/** Commands that write content, each with a site in which the command has something to do. */
const writers: { words: string[]; site: string }[] = [
  { words: ['rename', '/fan', '/blower'], site: start },
  { words: ['move', 'fan', 'a/b'], site: start },
  { words: ['duplicate', 'fan', 'copy'], site: start },
  { words: ['delete', '/belt', '--to', '/fan'], site: start },
  { words: ['new', 'products/boat'], site: start },
  { words: ['check', '--fix'], site: faulty },
  { words: ['translations', 'import', 'tr-en.csv'], site: faulty },
]

/** Runs a command, and kills it shortly after it has either taken the lock or begun to write. */
async function killed(folder: string, words: string[], random: Random): Promise<void> {
  const child = spawn('node', [program, ...words], { cwd: folder, env: plainEnglish(), stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  // Loading and checking take most of the time, so half of the kills wait until the command begins to write.
  const [sign, further] = random.chance(0.5) ? ['change.json', random.below(3)] : ['change.lock', random.below(300)]
  const file = join(folder, '.cache', sign)
  while (isRunning && !existsSync(file)) await breathe()
  const end = performance.now() + further
  while (isRunning && performance.now() < end) await breathe()
  child.kill('SIGKILL')
  await ended
}

test.each(writers)(`$words that is killed leaves all or nothing, SEED=${seed}`, async ({ words, site }) => {
  const folder = emptyFolder()
  const restore = () => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(site, folder, { recursive: true })
  }
  restore()
  const before = documentsOf(folder)
  expect(run(folder, ...words)).toMatchObject({ code: 0 })
  const after = documentsOf(folder)
  expect(after).not.toEqual(before)
  const random = createRandom(seed)
  const ends = { before: 0, after: 0 }
  for (let i = 0; i < count; i++) {
    restore()
    await killed(folder, words, random)
    // Skips temporary files, to which new content is written before it replaces a file.
    for (const [file, content] of Object.entries(documentsOf(folder)))
      if (!file.endsWith('.part')) expect([before[file], after[file]], `${file}, kill ${i}`).toContain(content)
    // Completes an interrupted change, as every command does first.
    process.chdir(folder)
    await finishChange()
    process.chdir(project)
    expect(Object.keys(documentsOf(folder)).filter((file) => !(file in before || file in after))).toEqual([])
    const [now, was, will] = [documentsOf(folder), before, after].map(withoutLedger)
    const isBefore = JSON.stringify(now) === JSON.stringify(was)
    if (!isBefore) expect(now, `kill ${i}`).toEqual(will)
    ends[isBefore ? 'before' : 'after']++
  }
  console.info(`${words.join(' ')}: ${ends.before} times as before, ${ends.after} times done`)
})

/** Documents without the ledger, which is written in a separate step and completed by the next check. */
function withoutLedger(documents: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).filter(([file]) => !file.startsWith('locales/.ledger')))
}

test('what is noted of translations is written whole or not at all', async () => {
  // Simulates a run outside CI, because on CI commands do not write the translation ledger.
  vi.stubEnv('CI', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = emptyFolder()
  const restore = () => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(start, folder, { recursive: true })
    const file = join(folder, 'locales/en/fan.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('One', 'This'))
  }
  restore()
  const before = documentsOf(folder)
  run(folder, 'check')
  const after = documentsOf(folder)
  expect(after).not.toEqual(before)
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) {
    restore()
    await killed(folder, ['check'], random)
    process.chdir(folder)
    await finishChange()
    process.chdir(project)
    expect([before, after], `kill ${i}`).toContainEqual(documentsOf(folder))
  }
})

test('of two writers at once nothing is lost', async () => {
  const pairs: [string[], string[]][] = [
    [
      ['rename', '/fan', '/blower'],
      ['new', 'products/boat'],
    ],
    [
      ['move', 'fan', 'a/b'],
      ['rename', '/belt', '/band'],
    ],
    [
      ['duplicate', 'fan', 'copy'],
      ['delete', '/belt', '--to', '/fan'],
    ],
    [
      ['rename', '/fans', '/blowers'],
      ['rename', '/fan', '/blower'],
    ],
  ]
  let done = 0
  for (const [first, other] of pairs) {
    const inTurn = emptyFolder()
    cpSync(start, inTurn, { recursive: true })
    const expectedStates = [
      [first, other],
      [other, first],
    ].map((order) => {
      rmSync(inTurn, { recursive: true, force: true })
      cpSync(start, inTurn, { recursive: true })
      for (const words of order) expect(run(inTurn, ...words)).toMatchObject({ code: 0 })
      return documentsOf(inTurn)
    })
    for (let i = 0; i < Math.ceil(count / pairs.length); i++) {
      const folder = emptyFolder()
      cpSync(start, folder, { recursive: true })
      const results = await Promise.all([runBeside(folder, ...first), runBeside(folder, ...other)])
      expect(results.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', ''])
      expect(expectedStates, `${first.join(' ')}, ${other.join(' ')}`).toContainEqual(documentsOf(folder))
      rmSync(folder, { recursive: true })
      done++
    }
  }
  held('two writers at once', done)
})
