import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keep, partOf, readKept } from '../files/cache'
import { listFiles } from '../files/listing'
import { factsFile, journalFile, memoFile, nextMemoFile, stagingOf } from './places'

/** What is left to do when everything new is in the staging folder: which files go, and what is then noted. */
type Journal = { removed: string[]; facts: unknown }

/**
 * Puts a complete build in place: what is in the staging folder comes, `removed` goes, the rest stays. Begun, it is
 * always finished: when it is interrupted, `finishCommit` goes on where it stopped. File by file, so that it takes as
 * long as what changed, and the folder itself may be a symbolic link, another disk, or what a server looks at.
 * @param remember writes the memo of the build to a file
 * @param facts what the next build is to know, see `readFacts`
 */
export function commit(folder: string, removed: string[], remember: (file: string) => void, facts: unknown): void {
  remember(nextMemoFile(folder))
  keep(journalFile(folder), { removed, facts } satisfies Journal)
  finishCommit(folder)
}

/** Finishes what an interrupted command began to put in place. Without such a thing it does nothing. */
export function finishCommit(folder: string): void {
  const journal = readKept<Journal>(journalFile(folder))
  if (journal) {
    // Whatever happens next, nobody takes the folder for what it was.
    for (const file of [memoFile(folder), factsFile(folder)]) rmSync(file, { force: true })
    moveStaged(stagingOf(folder), folder)
    for (const path of journal.removed) remove(folder, path)
    isMoved(nextMemoFile(folder), memoFile(folder))
    keep(factsFile(folder), journal.facts)
  }
  rmSync(journalFile(folder), { force: true })
  rmSync(nextMemoFile(folder), { force: true })
  rmSync(stagingOf(folder), { recursive: true, force: true })
}

/** What the last complete build noted; undefined when the folder may hold something else. */
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
function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true })
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch {
      return // There is something else in it.
    }
  }
}
