import { readFileSync } from 'node:fs'
import { ledgerFolder } from '../../content/translation/ledger'
import { fingerprintOf, listFiles } from '../listing'

/** Reads the files of the ledger of the site in the folder the command runs in. */
export function readLedgerFiles(): Record<string, string> {
  return Object.fromEntries(ledgerPaths().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Another when a file of the ledger changed, came or went. */
export function ledgerFingerprints(): [path: string, fingerprint: string | undefined][] {
  return ledgerPaths().map((path) => [path, fingerprintOf(path)])
}

/** Whether a command runs in continuous integration: no one commits what it would note. */
export function isCI(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '')
}

/** The paths of the files of the ledger. */
export function ledgerPaths(): string[] {
  return listFiles(ledgerFolder)
    .map((path) => `${ledgerFolder}/${path}`)
    .sort()
}
