import { statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { isHidden } from '../content/read/file-name'
import { blocksFolder, fingerprintOf, isContent } from './listing'
import { projectFolder } from './project.js'

/** Watched folders of the site: content and custom blocks. The site may be outside the engine's folder. */
const siteFolders = ['pages', 'locales', blocksFolder]

/** A file watcher for the site's content and the engine's schema. */
export type ContentWatch = {
  /** Starts watching. The first call to `changed` gets no paths, because any file may have changed before that. */
  begin(): void
  /** Stops watching. Resolves when the last call to `changed` has ended. */
  close(): Promise<void>
}

/**
 * Calls `changed` at once for the first change to content or schema, and again after each burst of further changes.
 * Changes during a call are combined into one more call.
 * @param changed called with the paths of the changed documents. Called with undefined if other files changed too, and
 * once after the start, because earlier changes are unknown
 * @param failed called with each error from `changed` or from the watcher
 */
export function watchContent(
  changed: (files?: string[]) => Promise<void>,
  failed: (error: unknown) => void,
): ContentWatch {
  const folders = [...siteFolders.map((name) => resolve(name)), join(projectFolder, 'schema')]
  let burst = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let done = Promise.resolve()
  /**
   * The next call, which starts when the current one ends. It covers all changes until then, so that calls do not queue
   * up.
   */
  let next: { files: string[] | undefined } | undefined
  let isClosed = false
  const call = (files?: string[]) => {
    if (isClosed) return
    if (next) {
      next.files = next.files && files && [...new Set([...next.files, ...files])]
      return
    }
    const waitingCall = { files }
    next = waitingCall
    done = done
      .then(() => {
        next = undefined
        return changed(waitingCall.files)
      })
      .catch(failed)
  }
  const report = (files: string[]) => {
    const fingerprints = files.map(fingerprintOf)
    call(files.every(isContent) ? files : undefined)
    setTimeout(() => {
      const changedAgain = files.filter((file, i) => fingerprintOf(file) !== fingerprints[i])
      if (changedAgain.length > 0) report(changedAgain)
    }, recheckDelay)
  }
  const endBurst = (pausesLeft: number) => {
    if (pausesLeft > 0 && [...burst].some(isEmptyOrMissing)) {
      timer = setTimeout(endBurst, quietPause, pausesLeft - 1)
      return
    }
    timer = undefined
    if (burst.size > 0) report([...burst])
    burst = new Set()
  }
  let watcher: FSWatcher | undefined
  let stopPolling: (() => void) | undefined
  return {
    begin() {
      if (isClosed) return
      watcher = watch(folders, {
        ignoreInitial: true,
        ignorePermissionErrors: true,
        ignored: (path) => !folders.includes(path) && isHidden(basename(path)),
      })
      watcher.once('ready', () => call())
      watcher.on('error', failed)
      watcher.on('all', (_, path) => {
        const file = relative('.', path).replaceAll('\\', '/')
        // A single save is reported at once, because the watcher now lists the file's folder, which takes a while.
        if (!timer && !isEmptyOrMissing(file)) report([file])
        else burst.add(file)
        clearTimeout(timer)
        timer = setTimeout(endBurst, quietPause, maxPauses)
      })
      stopPolling = watchAgain(watcher, folders, call)
    },
    async close() {
      isClosed = true
      stopPolling?.()
      clearTimeout(timer)
      await Promise.all([watcher?.close(), done])
    },
  }
}

/**
 * Watches folders again after they were replaced (for example, moved away and back), because the watcher does not
 * notice this. Chokidar reads a new folder before watching it, and misses changes in between, so `changed` is called a
 * few more times.
 * @param changed called a few times after a folder was added, replaced or deleted
 * @returns a function that stops the polling
 */
function watchAgain(watcher: FSWatcher, folders: string[], changed: () => void): () => void {
  const knownIds = new Map(folders.map((folder) => [folder, idOf(folder)]))
  let callsLeft = 0
  // Forgets the id, so that the next poll detects the replacement even if the same folder is back by then.
  watcher.on('unlinkDir', (path) => knownIds.delete(resolve(path)))
  watcher.on('addDir', () => {
    callsLeft = extraCalls
  })
  const timer = setInterval(() => {
    const replacedFolders = folders.filter((folder) => idOf(folder) !== knownIds.get(folder))
    for (const folder of replacedFolders) {
      knownIds.set(folder, idOf(folder))
      watcher.unwatch(folder)
      watcher.add(folder)
    }
    if (replacedFolders.length > 0) callsLeft = extraCalls
    if (callsLeft > 0) changed()
    callsLeft = Math.max(0, callsLeft - 1)
  }, pollInterval)
  return () => clearInterval(timer)
}

/**
 * Whether a file is empty or missing, as it often is while an editor saves it: some editors empty the file before they
 * write it, others replace it with a new one. On a busy machine, the file may stay in this state for a while.
 */
function isEmptyOrMissing(file: string): boolean {
  const state = statSync(file, { throwIfNoEntry: false })
  return !state || (state.isFile() && state.size === 0)
}

function idOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino
}

/** Number of extra calls to `changed` after a folder was added: enough for the watcher to start watching the folder. */
const extraCalls = 5

/** Interval at which to poll whether a folder was replaced, in ms. */
const pollInterval = 500

/** Delay after the last change of a burst, in ms. Needed because some programs write many files, or one in several steps. */
const quietPause = 10

/** Maximum number of times that the delay is repeated while a file in the burst is empty or missing. */
const maxPauses = 40

/**
 * Delay until reported files are checked again, in ms. Needed because, after a change to a file, Chokidar ignores
 * further changes to this file for 50 ms.
 */
const recheckDelay = 80
