import { statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { blocksFolder, fingerprintOf, isContent } from './listing'
import { projectFolder } from './project.js'

/** The content, which may be elsewhere than the code, and the blocks of a site's own. */
const content = ['pages', 'locales', blocksFolder]

/** What watches content and contract. */
export type ContentWatch = {
  /** Begins. What is missed before it does so is found when it has begun. */
  begin(): void
  /** Ends when the last call has. */
  close(): Promise<void>
}

/**
 * Calls back for each burst of changes to content or contract, once for those that come while a call runs.
 * @param changed takes the paths of the documents; none where something else changed too, and when the watch has begun,
 *   since what changed before is not known
 * @param failed is called when it throws
 */
export function watchContent(
  changed: (files?: string[]) => Promise<void>,
  failed: (error: unknown) => void,
): ContentWatch {
  const folders = [...content.map((name) => resolve(name)), join(projectFolder, 'schema')]
  let burst = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let done = Promise.resolve()
  /** What the next call takes: all that changed since the last one began, or the calls would come later and later. */
  let next: { files: string[] | undefined } | undefined
  let isClosed = false
  const call = (files?: string[]) => {
    if (isClosed) return
    if (next) {
      next.files = next.files && files && [...new Set([...next.files, ...files])]
      return
    }
    const taken = { files }
    next = taken
    done = done
      .then(() => {
        next = undefined
        return changed(taken.files)
      })
      .catch(failed)
  }
  const take = (files: string[]) => {
    const fingerprints = files.map(fingerprintOf)
    call(files.every(isContent) ? files : undefined)
    setTimeout(() => {
      const late = files.filter((file, i) => fingerprintOf(file) !== fingerprints[i])
      if (late.length > 0) take(late)
    }, deaf)
  }
  const end = (left: number) => {
    if (left > 0 && [...burst].some(isOnItsWay)) {
      timer = setTimeout(end, quietPause, left - 1)
      return
    }
    take([...burst])
    burst = new Set()
  }
  let watcher: FSWatcher | undefined
  let ends: (() => void) | undefined
  return {
    begin() {
      if (isClosed) return
      watcher = watch(folders, { ignoreInitial: true, ignorePermissionErrors: true })
      watcher.once('ready', () => call())
      watcher.on('error', failed)
      watcher.on('all', (_, path) => {
        burst.add(relative('.', path).replaceAll('\\', '/'))
        clearTimeout(timer)
        timer = setTimeout(end, quietPause, mostPauses)
      })
      ends = watchAgain(watcher, folders, call)
    },
    async close() {
      isClosed = true
      ends?.()
      clearTimeout(timer)
      await Promise.all([watcher?.close(), done])
    },
  }
}

/**
 * A folder that was moved away and back is another one to the system, and watched no more: it is watched again. Of a new
 * folder the watcher reads the files first and watches it then: what is saved in between is found by looking.
 * @param changed called a few times after a folder came or went
 * @returns what ends it
 */
function watchAgain(watcher: FSWatcher, folders: string[], changed: () => void): () => void {
  const known = new Map(folders.map((folder) => [folder, idOf(folder)]))
  let left = 0
  // It may be back before anybody looks, and the same one.
  watcher.on('unlinkDir', (path) => known.delete(resolve(path)))
  watcher.on('addDir', () => {
    left = looksAfter
  })
  const timer = setInterval(() => {
    const others = folders.filter((folder) => idOf(folder) !== known.get(folder))
    for (const folder of others) {
      known.set(folder, idOf(folder))
      watcher.unwatch(folder)
      watcher.add(folder)
    }
    if (others.length > 0) left = looksAfter
    if (left > 0) changed()
    left = Math.max(0, left - 1)
  }, lookAgain)
  return () => clearInterval(timer)
}

/**
 * Editors empty a file before they write it, or move it away and put a new one in its place; on a busy machine it stays so
 * for a while. One that is cut short is read again by `readTexts`.
 */
function isOnItsWay(file: string): boolean {
  const state = statSync(file, { throwIfNoEntry: false })
  return !state || (state.isFile() && state.size === 0)
}

function idOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino
}

/** How often all is read after a folder came: until it is watched for certain. */
const looksAfter = 5

/** How often it is looked whether a folder is still the same, in milliseconds. */
const lookAgain = 500

/** How long a burst lasts after the last change, in milliseconds: editors write a file in several steps. */
const quietPause = 10

/** How many times as long a burst lasts at most while a file in it is empty or not there. */
const mostPauses = 40

/** How long the watcher ignores a file after it reported a change, and a little more, in milliseconds: chokidar ignores 50. */
const deaf = 80
