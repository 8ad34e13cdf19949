import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partOf, readStored, storeValue } from '../files/cache'
import { listFiles } from '../files/listing'
import { factsFile, memoFile, nextMemoFile, stagingOf } from './places'

/**
 * Puts a complete build in place: moves the staged files into the output folder, deletes `removed` files, and keeps the
 * rest. First, all staged files are moved to the disk of the output folder, so that the output folder remains unchanged
 * if the disk is full. The facts file (data for the next build) and the memo (cached results) are deleted before the
 * first file is moved, and written after the last one. Without them, the next build rebuilds everything, so a mixture
 * of two builds never counts as complete. Files are moved one by one, so that the time depends only on the number of
 * changed files, and so that the output folder may be a symbolic link, on another disk, or in use by a server.
 * @param removed paths of files to delete, within the output folder
 * @param remember writes the memo of the build to a file
 * @param facts data for the next build, see `readFacts`
 * @throws a system error if the disk is full; the output folder is then unchanged
 */
export function commit(folder: string, removed: string[], remember: (file: string) => void, facts: unknown): void {
  try {
    moveFolder(stagingOf(folder), existsSync(folder) ? stagingFolder(folder) : nextTo(folder))
    remember(nextMemoFile(folder))
  } catch (error) {
    discardUnfinished(folder)
    throw error
  }
  for (const file of [factsFile(folder), memoFile(folder)]) rmSync(file, { force: true })
  for (const place of [stagingFolder(folder), nextTo(folder)]) moveStaged(place, folder)
  for (const path of removed) removeOutput(folder, path)
  renameSync(nextMemoFile(folder), memoFile(folder))
  storeValue(factsFile(folder), facts)
  discardUnfinished(folder)
}

/** Folder for a complete build, on the same disk as the output folder, until the build is put in place. */
function stagingFolder(folder: string): string {
  return join(folder, '.next')
}

/** Like `stagingFolder`, but for an output folder that does not exist yet. */
function nextTo(folder: string): string {
  return `${folder}.next`
}

/** Moves a folder, or copies its files if the folder cannot be moved, for example to another disk. */
function moveFolder(folder: string, place: string): void {
  if (!existsSync(folder)) return
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  if (isMoved(folder, place)) return
  for (const path of listFiles(folder)) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    copyFileSync(join(folder, path), join(place, path))
  }
}

/** Deletes the temporary files of an interrupted build. */
export function discardUnfinished(folder: string): void {
  rmSync(nextMemoFile(folder), { force: true })
  for (const place of [stagingOf(folder), stagingFolder(folder), nextTo(folder)])
    if (existsSync(place)) rmSync(place, { recursive: true })
}

/**
 * Data stored by the last complete build; undefined if the output folder may contain anything other than the files of
 * that build.
 */
export function readFacts<Facts>(folder: string): Facts | undefined {
  return readStored<Facts>(factsFile(folder))
}

/** Moves staged files into the output folder. HTML documents are moved last, after the files that they refer to. */
function moveStaged(staging: string, folder: string): void {
  if (!existsSync(staging)) return
  if (!existsSync(folder) && isMoved(staging, folder)) return
  const paths = listFiles(staging)
  const isDocument = (path: string) => path.endsWith('.html')
  for (const path of [...paths.filter((path) => !isDocument(path)), ...paths.filter(isDocument)]) {
    const [from, to] = [join(staging, path), join(folder, path)]
    mkdirSync(dirname(to), { recursive: true })
    if (isMoved(from, to)) continue
    const part = partOf(to)
    copyFileSync(from, part)
    renameSync(part, to)
  }
}

/** Tries to move a file or folder. @returns false if it cannot be moved, for example to another disk */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Deletes a file, and all parent folders that become empty. */
function removeOutput(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true })
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch {
      return // The folder still has other files.
    }
  }
}
