import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keep, partOf, readKept } from '../files/cache'
import { listFiles } from '../files/listing'
import { factsFile, memoFile, nextMemoFile, stagingOf } from './places'

/**
 * Puts a complete build in place: what is in the staging folder comes, `removed` goes, the rest stays. All of it is on the
 * disk of the folder before the first file is put in place, so that a full disk changes nothing. Facts and memo go before
 * that and come when all is in place: without them the next build makes everything again, so that a folder with some files
 * of either site never counts as a site. File by file, so that it takes as long as what changed, and the folder itself may
 * be a symbolic link, another disk, or what a server looks at.
 * @param remember writes the memo of the build to a file
 * @param facts what the next build is to know, see `readFacts`
 * @throws what the system says when there is no room; the folder is as it was then
 */
export function commit(folder: string, removed: string[], remember: (file: string) => void, facts: unknown): void {
  try {
    bring(stagingOf(folder), existsSync(folder) ? stagingFolder(folder) : nextTo(folder))
    remember(nextMemoFile(folder))
  } catch (error) {
    discardUnfinished(folder)
    throw error
  }
  for (const file of [factsFile(folder), memoFile(folder)]) rmSync(file, { force: true })
  for (const place of [stagingFolder(folder), nextTo(folder)]) moveStaged(place, folder)
  for (const path of removed) removeOutput(folder, path)
  renameSync(nextMemoFile(folder), memoFile(folder))
  keep(factsFile(folder), facts)
  discardUnfinished(folder)
}

/** Where a complete build waits until it is put in place: on the same disk as its folder. */
function stagingFolder(folder: string): string {
  return join(folder, '.next')
}

/** The same where the folder is not there yet. */
function nextTo(folder: string): string {
  return `${folder}.next`
}

/** Brings a folder to another place: as a whole where the system can, else as copies. */
function bring(folder: string, place: string): void {
  if (!existsSync(folder)) return
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  if (isMoved(folder, place)) return
  for (const path of listFiles(folder)) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    copyFileSync(join(folder, path), join(place, path))
  }
}

/** Removes what an interrupted build left on its way. */
export function discardUnfinished(folder: string): void {
  rmSync(nextMemoFile(folder), { force: true })
  for (const place of [stagingOf(folder), stagingFolder(folder), nextTo(folder)])
    if (existsSync(place)) rmSync(place, { recursive: true })
}

/** The notes of the last complete build; undefined when the folder may hold something else. */
export function readFacts<Facts>(folder: string): Facts | undefined {
  return readKept<Facts>(factsFile(folder))
}

/** Documents come last: what they name is there before them. */
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

/** Moves a file or folder, where the system can: not to another disk. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Removes a file, and the folders that are empty without it. */
function removeOutput(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true })
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch {
      return // There is something else in it.
    }
  }
}
