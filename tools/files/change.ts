import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, keep, readKept, writerOf, writeWhole } from './cache'
import { isRunning, withLock } from './lock'

/** A change of files of the content: their texts before and after; undefined where there is none. */
export type Change = {
  files: { path: string; before?: string; after?: string }[]
  /** Folders that move, or go where they have no new place. */
  folders: { from: string; to?: string }[]
}

/** A change that is to be done, and whether a command can take it back. */
type Journal = Change & { isUndoable: boolean }

/** Who changes the content now. */
const lockFile = join(cacheFolder, 'change.lock')

/** The rest of a change that is still to be done. */
const journal = join(cacheFolder, 'change.json')

/** What takes the last change back. */
const undoing = join(cacheFolder, 'undo.json')

/** Where folders are that the last change removed. */
const removed = join(cacheFolder, 'removed')

/**
 * Does what changes the content while no other process does.
 * @param waiting called when another process is changing it, with its number
 */
export function whileAlone<Result>(work: () => Promise<Result>, waiting = (_pid: number) => {}): Promise<Result> {
  return withLock(lockFile, waiting, () => {
    finishJournal()
    return work()
  })
}

/**
 * Finishes what an interrupted command began to change. What a running one is in the middle of is waited for.
 * @param waiting called when that is so, with the number of its process
 */
export async function finishChange(waiting?: (pid: number) => void): Promise<void> {
  if (existsSync(journal)) await whileAlone(async () => {}, waiting)
}

/**
 * Changes files of the content, all or none: begun, it is finished by the next command when this one is interrupted.
 * @param isUndoable whether what takes it back is kept: `lastChange` has it until there is another
 * @throws what the system refuses, a link on the way and a folder in the way; then nothing is changed
 * @returns the files that were saved by somebody else meanwhile; then nothing is changed
 */
export function applyChange(change: Change, isUndoable = false): string[] {
  const other = change.files.filter(({ path, before }) => textOf(path) !== before).map(({ path }) => path)
  if (other.length > 0) return other
  const places = [...change.files.map(({ path }) => path), ...change.folders.map(({ from, to = from }) => to)]
  for (const path of places.filter((place) => !place.startsWith(cacheFolder))) {
    const link = linkOn(path)
    if (link !== undefined) throw refused('LINK', link)
  }
  // It may have nothing in it that a site knows: an empty folder, or hidden files.
  for (const { to } of change.folders) if (to !== undefined && existsSync(to)) throw refused('EEXIST', to)
  if (change.folders.some(({ to }) => to === undefined)) rmSync(removed, { recursive: true, force: true })
  const whole: Journal = { ...change, isUndoable }
  keep(journal, whole)
  try {
    carryOut(whole)
  } catch (error) {
    undoChange(change)
    throw error
  }
  return []
}

/** The first link on a path, which may lead out of the site; undefined where there is none. */
export function linkOn(path: string): string | undefined {
  const steps = path.split('/')
  const parts = steps.map((_, i) => steps.slice(0, i + 1).join('/'))
  return parts.find((part) => lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
}

/** An error like those of the system, see `sentences` of `tools/cli/errors.js`. */
function refused(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path })
}

/** Keeps what takes a change back that was carried out. */
function keepUndo({ files, folders }: Change): void {
  keep(undoing, {
    files: files.map(({ path, before, after }) => ({ path, before: after, after: before })),
    folders: folders.map(({ from, to }, i) => ({ from: to ?? removedAs(i), to: from })).reverse(),
  })
}

/** What takes the last change back that a command made; undefined where none did. */
export function lastChange(): Change | undefined {
  return readKept<Change>(undoing)
}

/** Undoes what could not be finished, such as on a disk that is full or read-only: it would stop all commands that follow. */
function undoChange({ files, folders }: Change): void {
  for (const { path, before, after } of files) {
    if (textOf(path) !== after) continue
    if (before === undefined) removeFile(path)
    else writeWhole(path, before)
  }
  for (const [i, { from, to = removedAs(i) }] of folders.entries())
    if (existsSync(to) && !existsSync(from)) renameSync(to, from)
  rmSync(journal, { force: true })
}

/** Finishes what is in the journal. A file that was saved since then stays as it is. */
function finishJournal(): void {
  const change = readKept<Journal>(journal)
  if (!change) return
  for (const { path } of change.files) removeUnfinished(path)
  carryOut(change)
}

/** Removes what commands that were killed had begun to write in place of a file. */
function removeUnfinished(path: string): void {
  const folder = dirname(path)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const part = `${folder}/${name}`
    const writer = writerOf(part, path)
    if (writer !== undefined && !isRunning(writer)) rmSync(part, { force: true })
  }
}

function carryOut({ files, folders, isUndoable }: Journal): void {
  for (const [i, { from, to = removedAs(i) }] of folders.entries())
    if (existsSync(from) && !existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
  // New files are there before any file goes.
  for (const { path, before, after } of files)
    if (after !== undefined && textOf(path) === before) writeWhole(path, after)
  for (const { path, before, after } of files) if (after === undefined && textOf(path) === before) removeFile(path)
  if (isUndoable) keepUndo({ files, folders })
  rmSync(journal, { force: true })
}

function removedAs(index: number): string {
  return join(removed, String(index))
}

/** The text of a file as it is now; undefined where there is none. */
export function textOf(path: string): string | undefined {
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
