import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, readStored, storeValue, writerOf, writeWhole } from './cache'
import { isRunning, withLock } from './lock'

/** A change to content files. `before` and `after` are the texts of a file; undefined if the file does not exist. */
export type Change = {
  files: { path: string; before?: string; after?: string }[]
  /** Folders or media files to move, or to delete if `to` is missing. */
  folders: { from: string; to?: string }[]
}

/** A change in progress, and whether users can undo it later. */
type Journal = Change & { isUndoable: boolean }

/** Path of the lock that a process holds while it changes content. */
const lockFile = join(cacheFolder, 'change.lock')

/** Path of the `Journal` of a change that is in progress or was interrupted. */
const journalFile = join(cacheFolder, 'change.json')

/** Path of the file with the change that undoes the last undoable change. */
const undoFile = join(cacheFolder, 'undo.json')

/** Folder to which the last change moved the folders that it deleted, so that an undo can restore them. */
const removedFolder = join(cacheFolder, 'removed')

/**
 * Runs `work`, which changes content, while no other process changes content.
 * @param waiting called with the pid of another process that is changing the content
 */
export function whileAlone<Result>(work: () => Promise<Result>, waiting = (_pid: number) => {}): Promise<Result> {
  return withLock(lockFile, waiting, () => {
    finishJournal()
    return work()
  })
}

/**
 * Completes a change that an interrupted command left unfinished, or waits until another process finishes its change.
 * @param waiting called with the pid of that process
 */
export async function finishChange(waiting?: (pid: number) => void): Promise<void> {
  if (existsSync(journalFile)) await whileAlone(async () => {}, waiting)
}

/**
 * Applies a change completely or not at all. If this command is interrupted, the next command completes the change.
 * @param isUndoable whether to store the change that undoes this one (see `lastChange`), in place of the previous one
 * @throws an error with the code LINK if a path contains a symbolic link, EEXIST if a target folder exists, or the code
 * of a failed file operation; nothing is changed
 * @returns paths of files whose text is no longer `before`; if there are any, nothing is changed
 */
export function applyChange(change: Change, isUndoable = false): string[] {
  const changedPaths = change.files.filter(({ path, before }) => textOf(path) !== before).map(({ path }) => path)
  if (changedPaths.length > 0) return changedPaths
  const paths = [...change.files.map(({ path }) => path), ...change.folders.map(({ from, to = from }) => to)]
  for (const path of paths.filter((place) => !place.startsWith(cacheFolder))) {
    const link = linkOn(path)
    if (link !== undefined) throw refused('LINK', link)
  }
  // Refuses an existing target folder, even if it is not listed as content because it has no files or only hidden ones.
  for (const { to } of change.folders) if (to !== undefined && existsSync(to)) throw refused('EEXIST', to)
  if (change.folders.some(({ to }) => to === undefined)) rmSync(removedFolder, { recursive: true, force: true })
  const newJournal: Journal = { ...change, isUndoable }
  storeValue(journalFile, newJournal)
  try {
    carryOut(newJournal)
  } catch (error) {
    undoChange(change)
    throw error
  }
  return []
}

/** The first symbolic link on a path; undefined if there is none. A symbolic link may point outside the site. */
export function linkOn(path: string): string | undefined {
  const steps = path.split('/')
  const parts = steps.map((_, i) => steps.slice(0, i + 1).join('/'))
  return parts.find((part) => lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
}

/** Creates an error like those of the system. For users, `sentences` in `tools/cli/errors.js` explains the code. */
function refused(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path })
}

/** Stores the change that undoes the given one. */
function keepUndo({ files, folders }: Change): void {
  storeValue(undoFile, {
    files: files.map(({ path, before, after }) => ({ path, before: after, after: before })),
    folders: folders.map(({ from, to }, i) => ({ from: to ?? removedAs(i), to: from })).reverse(),
  })
}

/** The change that undoes the last undoable one; undefined if there is none. */
export function lastChange(): Change | undefined {
  return readStored<Change>(undoFile)
}

/**
 * Reverts a change that failed, for example because the disk is full. If it were not reverted, its journal would make
 * all later commands fail.
 */
function undoChange({ files, folders }: Change): void {
  for (const { path, before, after } of files) {
    if (textOf(path) !== after) continue
    if (before === undefined) removeFile(path)
    else writeWhole(path, before)
  }
  for (const [i, { from, to = removedAs(i) }] of folders.entries())
    if (existsSync(to) && !existsSync(from)) renameSync(to, from)
  rmSync(journalFile, { force: true })
}

/** Completes the change in the journal. Files that were saved in the meantime are not overwritten. */
function finishJournal(): void {
  const change = readStored<Journal>(journalFile)
  if (!change) return
  for (const { path } of change.files) removeUnfinished(path)
  carryOut(change)
}

/** Deletes temporary files left by commands that were killed while writing the file at `path`. */
function removeUnfinished(path: string): void {
  const folder = dirname(path)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = `${folder}/${name}`
    const writer = writerOf(file, path)
    if (writer !== undefined && !isRunning(writer)) rmSync(file, { force: true })
  }
}

function carryOut({ files, folders, isUndoable }: Journal): void {
  for (const [i, { from, to = removedAs(i) }] of folders.entries())
    if (existsSync(from) && !existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
  // New files are written before old ones are deleted, so that no text is lost if the command is interrupted.
  for (const { path, before, after } of files)
    if (after !== undefined && textOf(path) === before) writeWhole(path, after)
  for (const { path, before, after } of files) if (after === undefined && textOf(path) === before) removeFile(path)
  if (isUndoable) keepUndo({ files, folders })
  rmSync(journalFile, { force: true })
}

function removedAs(index: number): string {
  return join(removedFolder, String(index))
}

/** Reads the current text of a file. @returns undefined if the file does not exist */
export function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Deletes a file, and all parent folders that become empty. */
function removeFile(path: string): void {
  rmSync(path, { force: true })
  for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return // The folder still has other files.
    }
  }
}
