import { join, relative, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectFolder } from '../host/code.js'
import { isContent } from '../host/listing'

/** What the site is made of: its content, which may be elsewhere than the code, and the contract. */
const folders = [resolve('pages'), resolve('locales'), join(projectFolder, 'schema')]

/** Whether a path is in a folder that commands fill: thousands of files that nobody edits. */
export function isMade(path: string): boolean {
  const isIn = (folder: string) => path === folder || path.startsWith(folder + sep)
  return ['.cache', 'dist', 'shards'].some((name) => isIn(join(projectFolder, name))) && !folders.some(isIn)
}

/**
 * Calls back once for each burst of changes to content or contract, one call after the other.
 * @param changed takes the paths of the documents; none where something else changed too, and at the beginning, when
 *   what changed before the watch was set is not known
 */
export function watchContent(server: ViteDevServer, changed: (files?: string[]) => Promise<void>): void {
  let burst = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let done = Promise.resolve()
  const call = (files?: string[]) => {
    done = done.then(() => changed(files)).catch((error) => server.config.logger.error(String(error)))
  }
  server.watcher.add(folders)
  server.watcher.once('ready', () => call())
  server.watcher.on('all', (_, file) => {
    const path = resolve(file)
    if (!folders.some((folder) => path.startsWith(folder + sep))) return
    burst.add(relative('.', path).replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      call([...burst].every(isContent) ? [...burst] : undefined)
      burst = new Set()
    }, pause)
  })
}

/** How long a burst lasts after the last change, in milliseconds: editors write a file in several steps. */
const pause = 20
