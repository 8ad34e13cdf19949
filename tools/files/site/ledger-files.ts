import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isHidden } from '../../content/read/file-name'
import { attributesFile, ledgerFolder } from '../../content/translation/ledger'
import { fingerprintOf, listFiles } from '../listing'

/** Reads the ledger files of the site in the current folder. @returns texts by path */
export function readLedgerFiles(): Record<string, string> {
  return Object.fromEntries(ledgerPaths().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Fingerprints of all ledger files. */
export function ledgerFingerprints(): [path: string, fingerprint: string | undefined][] {
  return ledgerPaths().map((path) => [path, fingerprintOf(path)])
}

/** Whether the command runs in continuous integration, where new ledger entries are not committed. */
export function isCI(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '')
}

/** Paths of all ledger files, sorted. */
export function ledgerPaths(): string[] {
  return listFiles(ledgerFolder)
    .map((path) => `${ledgerFolder}/${path}`)
    .filter((path) => path === attributesFile || !isHidden(basename(path)))
    .sort()
}
