import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { partOf } from './cache'
import { errorCode } from './failure'

/** Who has a lock: a process, and when it started, since the numbers of ended processes are given out again. */
type Holder = { pid: number; start: string }

/** How often it is looked whether a lock is free, in milliseconds. */
const lockInterval = 100

/** No process needs longer than this to take over a lock, in milliseconds. */
const longestTakeover = 5000

/**
 * Does something while no other process does the same. The lock of a process that ended without giving it back is taken
 * over.
 * @param file where the lock is
 * @param waiting called once when another process, whose number it gets, has the lock
 */
export async function withLock<Result>(
  file: string,
  waiting: (pid: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  let isSaid = false
  for (let holder = takeLock(file); holder; holder = takeLock(file)) {
    if (!isSaid) waiting(holder.pid)
    isSaid = true
    await later(lockInterval)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Takes a lock. @returns who has it, when that is another */
function takeLock(file: string): Holder | undefined {
  const own = partOf(file)
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: processStart(process.pid) } satisfies Holder))
  try {
    if (linkFile(own, file)) return undefined
    const holder = holderOf(file)
    if (holder && isAlive(holder)) return holder
    // Only one may take over: another could have done it a moment ago.
    const takeover = `${file}.takeover`
    if (!linkFile(own, takeover)) {
      removeOldTakeover(takeover)
      return holder ?? { pid: 0, start: '' }
    }
    try {
      const now = holderOf(file)
      if (now && isAlive(now)) return now
      renameSync(own, file)
      return undefined
    } finally {
      rmSync(takeover, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** Gives a file a second name, or, on a disk that cannot, copies it. @returns false when there is a file of that name */
function linkFile(file: string, name: string): boolean {
  for (const create of [linkSync, copyNew]) {
    try {
      create(file, name)
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      if (create === copyNew) throw error
    }
  }
  return false
}

function copyNew(file: string, name: string): void {
  copyFileSync(file, name, constants.COPYFILE_EXCL)
}

function holderOf(file: string): Holder | undefined {
  try {
    const { pid, start } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof pid === 'number' && typeof start === 'string' ? { pid, start } : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, start }: Holder): boolean {
  return isRunning(pid) && processStart(pid) === start
}

/** Whether there is a process with a number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but is there.
    return errorCode(error) === 'EPERM'
  }
}

/** When a process started, as Linux counts it; the same for all where the system does not say. */
function processStart(pid: number): string {
  try {
    // The second field is the name of the program, which may have spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')
    return fields[20] ?? ''
  } catch {
    return ''
  }
}

function removeOldTakeover(file: string): void {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestTakeover) rmSync(file, { force: true })
  } catch {
    // It is gone already.
  }
}
