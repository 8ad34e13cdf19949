import { readFileSync, rmSync } from 'node:fs'
import {
  conflictLine,
  frameOf,
  indexFile,
  ledgerFileOf,
  ledgerPageOf,
  readLedger,
  writeLedger,
} from '../content/ledger'
import { recordTranslations } from '../content/ledger-record'
import type { Site } from '../content/site'
import { writeWhole } from '../files/cache'
import { fingerprintOf } from '../files/listing'
import { isCI, ledgerPaths } from './ledger-files'

/** The ledger of the site in the folder the command runs in, of which a page at a time is read. */
export class LedgerOnDisk {
  /** Its files, those that were read with their texts. */
  readonly #texts = new Map<string, string | undefined>(ledgerPaths().map((path) => [path, undefined]))

  /** Another when what it says of a page changed. */
  fingerprint(name: string): string {
    return fingerprintOf(ledgerFileOf(name)) ?? 'none'
  }

  /** The files that say something of some pages, or of what all pages share. */
  texts(names: string[]): Record<string, string> {
    const index = this.#read(indexFile)
    const listed = new Set(index?.split(/\r?\n/))
    // Always in the same order: of several words that may have moved the first ones count.
    const files = names.map(ledgerFileOf).sort()
    const own = files.flatMap((file): [string, string][] => {
      const text = this.#read(file)
      return text === undefined ? [] : [[file, text]]
    })
    // Only what it says of these pages is asked for.
    const some = names.filter((name) => listed.has(name)).join('\n')
    const list = index !== undefined && conflictLine(index) !== undefined ? index : some
    return { ...(index === undefined ? {} : { [indexFile]: list }), ...Object.fromEntries(own) }
  }

  /** Pages that it has a file of, and that are none of these. */
  strays(names: ReadonlySet<string>): string[] {
    return [...this.#texts.keys()].flatMap((file) => ledgerPageOf(file) ?? []).filter((name) => !names.has(name))
  }

  /**
   * Notes what was translated since it was written last. Nothing is written in CI, where nobody commits it, and where the
   * content may only be read.
   * @param names of the pages to note it of
   */
  note(site: Site, names: string[]): void {
    const after = writeLedger(recordTranslations(site, readLedger(this.texts(names))))
    const files = names.map(ledgerFileOf)
    this.#write(Object.fromEntries(files.flatMap((file) => (after[file] === undefined ? [] : [[file, after[file]]]))))
    for (const file of files) if (!(file in after)) this.#remove(file)
  }

  /** Lists the pages that it has a file of, also those that other threads wrote. */
  list(): void {
    const files = new Set([...this.#texts.keys(), ...ledgerPaths()])
    this.#write(frameOf([...files].flatMap((file) => ledgerPageOf(file) ?? [])))
  }

  #read(path: string): string | undefined {
    if (!this.#texts.has(path)) return undefined
    const text = this.#texts.get(path) ?? readIfThere(path)
    if (text === undefined) this.#texts.delete(path)
    else this.#texts.set(path, text)
    return text
  }

  #write(texts: Record<string, string>): void {
    for (const [path, text] of Object.entries(texts)) {
      const before = this.#read(path)
      // Who merges it says which lines stay.
      if (before === text || (before !== undefined && conflictLine(before) !== undefined)) continue
      this.#texts.set(path, text)
      onDisk(() => writeWhole(path, text))
    }
  }

  #remove(path: string): void {
    if (this.#texts.delete(path)) onDisk(() => rmSync(path, { force: true }))
  }
}

/** @returns undefined for a file that another command took away meanwhile */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Changes files, unless in CI or where the content may only be read: it can be checked all the same. */
function onDisk(change: () => void): void {
  if (isCI()) return
  try {
    change()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
