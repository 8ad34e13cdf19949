import { readFileSync, rmSync } from 'node:fs'
import { type Ledger, ledgerFolder, writeLedger } from '../content/ledger'
import { writeWhole } from '../files/cache'
import { fingerprintOf, listFiles } from '../files/listing'

/** Reads the files of the ledger of the site in the folder the command runs in. */
export function readLedgerFiles(): Record<string, string> {
  return Object.fromEntries(ledgerPaths().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Another when a file of the ledger changed, came or went. */
export function ledgerFingerprints(): [path: string, fingerprint: string | undefined][] {
  return ledgerPaths().map((path) => [path, fingerprintOf(path)])
}

/** Writes a ledger in place of one that was read. */
export function writeLedgerFiles(before: Record<string, string>, ledger: Pick<Ledger, 'pages'>): void {
  const after = writeLedger(ledger)
  for (const [path, text] of Object.entries(after)) if (before[path] !== text) writeWhole(path, text)
  for (const path of Object.keys(before)) if (!(path in after)) rmSync(path, { force: true })
}

/** Whether a command runs in continuous integration: what it would note nobody commits. */
export function isCI(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '')
}

/** The paths of the files of the ledger. */
export function ledgerPaths(): string[] {
  return listFiles(ledgerFolder)
    .map((path) => `${ledgerFolder}/${path}`)
    .sort()
}
