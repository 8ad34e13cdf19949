import { readFileSync, rmSync } from 'node:fs'
import { type Ledger, ledgerFolder, readLedger, writeLedger } from '../content/ledger'
import { recordTranslations } from '../content/ledger-record'
import type { Site } from '../content/site'
import { writeWhole } from '../files/cache'
import { fingerprintOf, listFiles } from '../files/listing'

/** Reads the files of the ledger of the site in the folder the command runs in. */
export function readLedgerFiles(): Record<string, string> {
  return Object.fromEntries(pathsOf().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Another when a file of the ledger changed, came or went. */
export function ledgerFingerprints(): [path: string, fingerprint: string | undefined][] {
  return pathsOf().map((path) => [path, fingerprintOf(path)])
}

/**
 * Notes what was translated since the ledger was written last. Only the files that change are written. Nothing is in CI:
 * what it writes nobody commits.
 */
export function recordInFiles(site: Site): void {
  if (isCI()) return
  const before = site.source.ledger ?? {}
  try {
    writeLedgerFiles(before, recordTranslations(site, readLedger(before)))
  } catch (error) {
    // Who may only read the content can check it all the same.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Writes a ledger in place of one that was read. */
export function writeLedgerFiles(before: Record<string, string>, ledger: Pick<Ledger, 'pages'>): void {
  const after = writeLedger(ledger)
  for (const [path, text] of Object.entries(after)) if (before[path] !== text) writeWhole(path, text)
  for (const path of Object.keys(before)) if (!(path in after)) rmSync(path, { force: true })
}

function isCI(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '')
}

function pathsOf(): string[] {
  return listFiles(ledgerFolder)
    .map((path) => `${ledgerFolder}/${path}`)
    .sort()
}
