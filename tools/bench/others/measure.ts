import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generator'

/** One build, from the prompt and back. Where the system has no `/proc`, processor time and memory are 0. */
export type Build = {
  ms: number
  /** Of the command and of the processes it started and waited for. */
  cpuMs: number
  /** The most the command itself had, without processes it started. */
  memoryMB: number
  printed: string
}

/** How often memory is looked at, in milliseconds. */
const interval = 20

/** Runs a build once. @throws when it fails */
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
 * Builds from nothing, several times. The generators take turns, so that what else the machine does meets all of them.
 * @returns the builds of each generator
 */
export async function measure(generators: Generator[], runs: number): Promise<Build[][]> {
  const builds: Build[][] = generators.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [i, generator] of generators.entries()) {
      setAside(generator, run)
      // Files that the one before left the system to write are not written during the next one's turn.
      execFileSync('sync')
      builds[i]?.push(await build(generator))
    }
  for (const generator of generators)
    for (let run = 0; run < runs; run++) rmSync(asideFolder(generator, run), { recursive: true, force: true })
  return builds
}

/** Takes away what the last build made, without deleting it now; why, says `setAside` of the other bench. */
function setAside(generator: Generator, run: number): void {
  const aside = asideFolder(generator, run)
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const made of generator.made.filter((made) => existsSync(join(generator.folder, made))))
    renameSync(join(generator.folder, made), join(aside, made))
}

/** Next to the folder of the site and not in it, where a generator might look. */
function asideFolder({ folder }: Generator, run: number): string {
  return join(dirname(folder), `aside-of-${folder.split('/').at(-1)}-${run}`)
}

/** Milliseconds of processor time of processes that were started here, with their own, and have ended. */
function cpuOfChildren(): number {
  const [user = 0, system = 0] = procFile('self/stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(13, 15)
    .map(Number)
  // Linux counts in hundredths of a second.
  return 10 * (user + system)
}

function peakMemory(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(procFile(`${pid}/status`))?.[1] ?? 0) / 1000
}

/** Empty where there is no such file: on another system, or after the process. */
function procFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
