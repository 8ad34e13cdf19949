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
import { setTimeout as delay } from 'node:timers/promises'
import { partOf } from './cache'
import { errorCode } from './failure'

/** The process that holds a lock. `start` is its start time, which is needed because pids are reused. */
type Holder = { pid: number; start: string }

/** Interval for polling a lock, in ms. */
const lockInterval = 100

/** Age in ms after which a takeover file (see `takeLock`) counts as abandoned. */
const longestTakeover = 5000

/**
 * Runs `work` while holding a lock. If the lock belongs to a process that no longer runs, it is taken over.
 * @param file path of the lock
 * @param waiting called once, with the pid of the holder, if another process holds the lock
 */
export async function withLock<Result>(
  file: string,
  waiting: (pid: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  let isReported = false
  for (let holder = takeLock(file); holder; holder = takeLock(file)) {
    if (!isReported) waiting(holder.pid)
    isReported = true
    await delay(lockInterval)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Tries to acquire a lock. @returns the current holder; undefined if the lock was acquired */
function takeLock(file: string): Holder | undefined {
  const ownFile = partOf(file)
  writeFileSync(ownFile, JSON.stringify({ pid: process.pid, start: processStart(process.pid) } satisfies Holder))
  try {
    if (linkFile(ownFile, file)) return undefined
    const holder = holderOf(file)
    if (holder && isAlive(holder)) return holder
    // Only the process that creates the takeover file may take over the lock.
    const takeover = `${file}.takeover`
    if (!linkFile(ownFile, takeover)) {
      removeOldTakeover(takeover)
      return holder ?? { pid: 0, start: '' }
    }
    try {
      const currentHolder = holderOf(file)
      if (currentHolder && isAlive(currentHolder)) return currentHolder
      renameSync(ownFile, file)
      return undefined
    } finally {
      rmSync(takeover, { force: true })
    }
  } finally {
    rmSync(ownFile, { force: true })
  }
}

/** Creates a hard link, or a copy if the disk does not support hard links. @returns false if `name` already exists */
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

/** Whether a process exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** Start time of a process, in clock ticks since boot (Linux); empty on other systems. */
function processStart(pid: number): string {
  try {
    // Removes the first two fields, because the second, the program's name, may contain spaces and parentheses.
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
    // Another process has already deleted the file.
  }
}
