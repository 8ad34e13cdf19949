import { statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { fingerprintOf, isContent } from '../files/listing'
import { projectFolder } from '../files/project.js'

/** What the site is made of: its content, which may be elsewhere than the code, and the contract. */
function watched(): string[] {
  return [resolve('pages'), resolve('locales'), join(projectFolder, 'schema')]
}

/** Whether a path is in a folder that commands fill: thousands of files that nobody edits. */
export function isMade(path: string): boolean {
  const isIn = (folder: string) => path === folder || path.startsWith(folder + sep)
  const made = ['.cache', 'dist', 'drafts', 'shards'].flatMap((name) => [join(projectFolder, name), resolve(name)])
  return made.some(isIn) && !watched().some(isIn)
}

/**
 * Calls back once for each burst of changes to content or contract, one call after the other.
 * @param changed takes the paths of the documents; none where something else changed too, and at the beginning, when
 *   what changed before the watch was set is not known
 */
export function watchContent(server: ViteDevServer, changed: (files?: string[]) => Promise<void>): void {
  const folders = watched()
  let burst = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let done = Promise.resolve()
  const call = (files?: string[]) => {
    done = done.then(() => changed(files)).catch((error) => server.config.logger.error(String(error)))
  }
  server.watcher.add(folders)
  watchAgain(server, folders, call)
  server.watcher.once('ready', () => call())
  const take = (files: string[]) => {
    const fingerprints = files.map(fingerprintOf)
    call(files.every(isContent) ? files : undefined)
    setTimeout(() => {
      const late = files.filter((file, i) => fingerprintOf(file) !== fingerprints[i])
      if (late.length > 0) take(late)
    }, deaf)
  }
  server.watcher.on('all', (_, file) => {
    const path = resolve(file)
    if (!folders.some((folder) => path.startsWith(folder + sep))) return
    burst.add(relative('.', path).replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      take([...burst])
      burst = new Set()
    }, pause)
  })
}

/**
 * A folder that was moved away and back is another one to the system, and watched no more: it is watched again.
 * @param changed called when a folder came or went
 */
function watchAgain(server: ViteDevServer, folders: string[], changed: () => void): void {
  const known = new Map(folders.map((folder) => [folder, idOf(folder)]))
  let left = 0
  // It may be back before anybody looks, and the same one.
  server.watcher.on('unlinkDir', (path) => known.delete(resolve(path)))
  const timer = setInterval(() => {
    const others = folders.filter((folder) => idOf(folder) !== known.get(folder))
    for (const folder of others) {
      known.set(folder, idOf(folder))
      server.watcher.unwatch(folder)
      server.watcher.add(folder)
    }
    // What is saved before the system watches all of it again is found by looking.
    if (others.length > 0) left = looksAfter
    if (left > 0) changed()
    left = Math.max(0, left - 1)
  }, lookAgain)
  server.httpServer?.once('close', () => clearInterval(timer))
}

function idOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino
}

/** How often all is read after a folder came back: until it is watched for certain. */
const looksAfter = 5

/** How often it is looked whether a folder is still the same, in milliseconds. */
const lookAgain = 500

/** How long a burst lasts after the last change, in milliseconds: editors write a file in several steps. */
const pause = 20

/** How long the watcher ignores a file after it reported a change, and a little more, in milliseconds: chokidar ignores 50. */
const deaf = 80
