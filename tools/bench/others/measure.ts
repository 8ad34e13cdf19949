import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generator'

/** Measurements of one build. On systems without `/proc`, CPU time and memory are 0. */
export type Build = {
  ms: number
  /** CPU time of the command and its child processes. */
  cpuMs: number
  /** Peak memory of the command, without child processes. */
  memoryMB: number
  printed: string
}

/** Interval at which memory is measured, in ms. */
const interval = 20

/** Runs a build once. @throws if it fails */
export async function build({ name, folder, command: [file, ...parameters], environment }: Generator): Promise<Build> {
  const cpuBefore = cpuOfChildren()
  const start = performance.now()
  const child = spawn(file, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  let memoryMB = 0
  child.stdout.on('data', (text) => {
    printed += text
  })
  const watch = setInterval(() => {
    memoryMB = Math.max(memoryMB, peakMemory(child.pid))
  }, interval)
  const ms = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(performance.now() - start) : reject(new Error(`${name} failed.\n${printed}`)),
    )
  }).finally(() => clearInterval(watch))
  return { ms, cpuMs: cpuOfChildren() - cpuBefore, memoryMB, printed }
}

/**
 * Measures builds from scratch, several for each generator. The generators take turns, so that other load on the
 * machine affects all of them equally.
 */
export async function measure(generators: Generator[], runs: number): Promise<Build[][]> {
  const builds: Build[][] = generators.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [i, generator] of generators.entries()) {
      setAside(generator, run)
      // Flushes the files of the previous build to the disk, so that they are not written during the next build.
      execFileSync('sync')
      builds[i]?.push(await build(generator))
    }
  for (const generator of generators)
    for (let run = 0; run < runs; run++) rmSync(asideFolder(generator, run), { recursive: true, force: true })
  return builds
}

/** Moves the results of the last build away without deleting them. `setAside` in `../measure.ts` explains why. */
function setAside(generator: Generator, run: number): void {
  const aside = asideFolder(generator, run)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const name of generator.made.filter((name) => existsSync(join(generator.folder, name))))
    renameSync(join(generator.folder, name), join(aside, name))
}

/** Folder for the results of a build. It is outside the site's folder, in which a generator might read these files. */
function asideFolder({ folder }: Generator, run: number): string {
  return join(dirname(folder), `aside-of-${folder.split('/').at(-1)}-${run}`)
}

/** Total CPU time of all ended child processes and their descendants, in ms. */
function cpuOfChildren(): number {
  const [user = 0, system = 0] = procFile('self/stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(13, 15)
    .map(Number)
  // Linux counts CPU time in hundredths of a second.
  return 10 * (user + system)
}

function peakMemory(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(procFile(`${pid}/status`))?.[1] ?? 0) / 1000
}

/** Text of a file in `/proc`; empty on systems without `/proc`, or if the process has ended. */
function procFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
