import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Step } from '../builder/report'
import type { Timings } from '../site/timings'

/** Measurements of one build (`tools/commands/bench-run.ts`). Times are in ms. */
export type Run = {
  documents: number
  /** Time within the process, excluding the time to bundle the code. */
  wallMs: number
  cpuMs: number
  memoryMB: number
  steps: Step[]
  timings: Timings
  written: number
  /** Total run time of the command, including the start of Node. */
  promptMs: number
}

/** Measurements of several builds: from scratch, after changing one word, and without a change. */
export type Bench = { cold: Run[]; oneWord: Run[]; nothing: Run[] }

/**
 * Measures builds of a site.
 * @param folder folder of the content
 * @param file path of the document to change, relative to `folder`
 */
export function benchBuilds(folder: string, file: string, runs: number): Bench {
  const bench: Bench = { cold: [], oneWord: [], nothing: [] }
  const originalText = readFileSync(join(folder, file))
  recordTranslations(folder)
  build(folder)
  for (let i = 0; i < runs; i++) {
    setAside(folder, i)
    bench.cold.push(build(folder))
    changeWord(join(folder, file), String.fromCharCode(97 + (i % 26)))
    bench.oneWord.push(build(folder))
    bench.nothing.push(build(folder))
    writeFileSync(join(folder, file), originalText)
  }
  for (let i = 0; i < runs; i++) rmSync(join(folder, `aside-${i}`), { recursive: true, force: true })
  return bench
}

/**
 * Checks a site, which writes its ledger of translations, as on an author's site. Without the ledger, each build would
 * check all pages. Also bundles the code.
 */
export function recordTranslations(folder: string): void {
  execFileSync('node', [resolve('tools/run.js'), 'check'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: '' },
  })
}

/**
 * Moves the results of the last build to another folder, to be deleted after all builds. Some file systems (such as
 * ext4) create files several times slower for minutes after many deletions, which would distort the measurement.
 */
function setAside(folder: string, run: number): void {
  const aside = join(folder, `aside-${run}`)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  for (const name of ['dist', '.cache']) renameSync(join(folder, name), join(aside, name))
}

function build(folder: string): Run {
  const start = performance.now()
  const output = execFileSync('node', [resolve('tools/run.js'), 'bench-run'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { ...JSON.parse(output.trim().split('\n').at(-1) ?? ''), promptMs: performance.now() - start }
}

/** Changes the last word in the text of the hero. */
function changeWord(file: string, word: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks[0].text = page.blocks[0].text.replace(/\.( \w+)?$/, `. ${word}`)
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
}
