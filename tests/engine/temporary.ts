import { mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder whose files Linux keeps in memory, not on a disk. */
const memoryFolder = '/dev/shm'

/** Bytes that must be free in this folder: about ten times the size of the files left at the end of a nightly run. */
const roomInMemory = 4e9

/**
 * Global setup of both test runners: one temporary folder for all tests. In memory if there is room, because on some
 * disks deleting the 9,000 small files that tests leave takes half a minute.
 * @returns the teardown, which deletes the folder
 */
export default function useTemporaryFolder(): () => void {
  const place = freeBytes(memoryFolder) > roomInMemory ? memoryFolder : tmpdir()
  const folder = realpathSync(mkdtempSync(join(place, 'tests-')))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Free bytes of the file system of a folder; 0 if there is no such folder. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
