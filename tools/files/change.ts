import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, keep, readKept, writeWhole } from './cache'

/** What happens to files of the content: their texts before and after; undefined where there is none. */
export type Change = {
  files: { path: string; before?: string; after?: string }[]
  /** Folders that move, or go where they have no new place. */
  folders: { from: string; to?: string }[]
}

/** What is left to do of a change. */
const journal = join(cacheFolder, 'change.json')

/**
 * Changes files of the content, all or none: begun, it is finished by the next command when this one is interrupted.
 * @returns the files that were saved by somebody else meanwhile; then nothing is changed
 */
export function applyChange(change: Change): string[] {
  const other = change.files.filter(({ path, before }) => textOf(path) !== before).map(({ path }) => path)
  if (other.length > 0) return other
  keep(journal, change)
  finishChange()
  return []
}

/** Finishes what an interrupted command began to change. A file that was saved since then stays as it is. */
export function finishChange(): void {
  const change = readKept<Change>(journal)
  if (!change) return
  const { files, folders } = change
  for (const { from, to } of folders) {
    if (to === undefined) rmSync(from, { recursive: true, force: true })
    else if (existsSync(from) && !existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
  }
  // What is new is there before anything goes.
  for (const { path, before, after } of files)
    if (after !== undefined && textOf(path) === before) writeWhole(path, after)
  for (const { path, before, after } of files) if (after === undefined && textOf(path) === before) removeFile(path)
  rmSync(journal, { force: true })
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(path: string): void {
  rmSync(path, { force: true })
  for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return // There is something else in it.
    }
  }
}
