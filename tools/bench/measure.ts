import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Step } from '../builder/report'
import type { Timings } from '../site/timings'

/** One build, as `npm run build` measures it (`tools/commands/bench-run.ts`): times in milliseconds, memory in megabytes. */
export type Run = {
  documents: number
  /** Within the process, without bundling the code. */
  wallMs: number
  cpuMs: number
  memoryMB: number
  steps: Step[]
  timings: Timings
  written: number
  /** From the shell's prompt and back, the start of Node included. */
  promptMs: number
}

/** Builds from nothing, with one changed word, and without any change; each several times. */
export type Bench = { cold: Run[]; oneWord: Run[]; nothing: Run[] }

/**
 * @param folder of the content
 * @param file the document whose word is changed
 */
export function benchBuilds(folder: string, file: string, runs: number): Bench {
  const bench: Bench = { cold: [], oneWord: [], nothing: [] }
  const before = readFileSync(join(folder, file))
  // An author's site was checked before: without its ledger each build would check all of it. The code is bundled once, too.
  execFileSync('node', [resolve('tools/run.js'), 'check'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: '' },
  })
  build(folder)
  for (let i = 0; i < runs; i++) {
    setAside(folder, i)
    bench.cold.push(build(folder))
    changeWord(join(folder, file), String.fromCharCode(97 + (i % 26)))
    bench.oneWord.push(build(folder))
    bench.nothing.push(build(folder))
    writeFileSync(join(folder, file), before)
  }
  for (let i = 0; i < runs; i++) rmSync(join(folder, `aside-${i}`), { recursive: true, force: true })
  return bench
}

/**
 * Takes away what the last build made, without deleting it now: file systems (ext4 for one) make new files several times
 * slower for minutes after many were deleted, which is no property of a build.
 */
function setAside(folder: string, run: number): void {
  const aside = join(folder, `aside-${run}`)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  for (const made of ['dist', '.cache']) renameSync(join(folder, made), join(aside, made))
}

function build(folder: string): Run {
  const start = performance.now()
  const printed = execFileSync('node', [resolve('tools/run.js'), 'bench-run'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { ...JSON.parse(printed.trim().split('\n').at(-1) ?? ''), promptMs: performance.now() - start }
}

/** Another last word in the text of the hero. */
function changeWord(file: string, word: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks[0].text = page.blocks[0].text.replace(/\.( \w+)?$/, `. ${word}`)
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
}
