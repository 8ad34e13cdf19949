import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Global setup of both test runners: one temporary folder for all tests. @returns the teardown, which deletes the folder */
export default function useTemporaryFolder(): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tests-')))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
