import { existsSync, readFileSync } from 'node:fs'
import type { Site } from '../../content/read/site'
import {
  conflictLine,
  indexFile,
  ledgerFileOf,
  ledgerFrame,
  ledgerPageOf,
  readLedger,
  writeLedger,
} from '../../content/translation/ledger'
import { recordTranslations } from '../../content/translation/ledger-record'
import type { Change } from '../change'
import { fingerprintOf } from '../listing'
import { ledgerPaths } from './ledger-files'

/** A ledger file to write or delete. */
export type Noted = Change['files'][number]

/** The ledger's list of pages, cached because `texts` always needs it. `isMerged` is false during a merge conflict. */
type List = { index: string | undefined; pages: ReadonlySet<string>; isMerged: boolean }

/**
 * The ledger, which records the translations of the site in the current folder. Only the files of requested pages are
 * read. New entries are kept in memory until the caller writes them to disk, see `changes`.
 */
export class LedgerOnDisk {
  #paths: Set<string> | undefined
  #list: List | undefined
  readonly #noted = new Map<string, Noted>()

  /** Fingerprint of a page's ledger file on disk; "none" if the file does not exist. */
  fingerprint(name: string): string {
    return fingerprintOf(ledgerFileOf(name)) ?? 'none'
  }

  /**
   * Texts of the ledger files of these pages or shared documents, by path, including entries that are not on disk yet.
   */
  texts(names: string[]): Record<string, string> {
    const { index, pages, isMerged } = this.#listed()
    // Sorted for a stable result: if a text may have moved from several places, the first of these places is used.
    const files = names.map(ledgerFileOf).sort()
    const ownTexts = files.flatMap((file): [string, string][] => {
      const text = this.#read(file)
      return text === undefined ? [] : [[file, text]]
    })
    // The list contains only these pages, so that the result does not depend on which other pages exist.
    const list = isMerged ? names.filter((name) => pages.has(name)).join('\n') : index
    return { ...(index === undefined ? {} : { [indexFile]: list }), ...Object.fromEntries(ownTexts) }
  }

  /** Names of pages that have a ledger file but are not among `names`. */
  strays(names: ReadonlySet<string>): string[] {
    return this.#pages().filter((name) => !names.has(name))
  }

  /**
   * Records new translations, in memory.
   * @param names names of the pages whose translations are recorded
   * @returns the changed ledger files
   */
  note(site: Site, names: string[]): Noted[] {
    const after = writeLedger(recordTranslations(site, readLedger(this.texts(names))))
    const noted = names.map(ledgerFileOf).flatMap((path) => this.#change(path, after[path]))
    this.add(noted)
    return noted
  }

  /** Adds ledger files that another thread changed. */
  add(noted: Noted[]): void {
    for (const file of noted) this.#noted.set(file.path, file)
  }

  /** Whether a page's ledger file has changes that have not been written to disk yet. */
  isNoted(name: string): boolean {
    return this.#noted.has(ledgerFileOf(name))
  }

  /** All changed ledger files, including the list of pages if it changed. */
  changes(): Noted[] {
    const frame = Object.entries(ledgerFrame(this.#pages())).flatMap(([path, text]) => this.#change(path, text))
    return [...this.#noted.values(), ...frame]
  }

  /** Discards the changes in memory. To be called after the changes have been written to disk. */
  written(): void {
    this.#noted.clear()
    this.#paths = undefined
    this.#list = undefined
  }

  #pages(): string[] {
    const files = new Set(this.#all())
    for (const { path, after } of this.#noted.values()) after === undefined ? files.delete(path) : files.add(path)
    return [...files].flatMap((file) => ledgerPageOf(file) ?? [])
  }

  #listed(): List {
    if (!this.#list) {
      const index = this.#readFile(indexFile)
      const isMerged = index === undefined || conflictLine(index) === undefined
      this.#list = { index, pages: new Set(index?.split(/\r?\n/)), isMerged }
    }
    return this.#list
  }

  #all(): Set<string> {
    this.#paths ??= new Set(ledgerPaths())
    return this.#paths
  }

  #change(path: string, after: string | undefined): Noted[] {
    const currentText = this.#read(path)
    // A file with a merge conflict is left unchanged until the user resolves it.
    if (
      currentText === after ||
      (after !== undefined && currentText !== undefined && conflictLine(currentText) !== undefined)
    )
      return []
    const earlierChange = this.#noted.get(path)
    return [{ path, before: earlierChange ? earlierChange.before : this.#readFile(path), after }]
  }

  #read(path: string): string | undefined {
    const noted = this.#noted.get(path)
    return noted ? noted.after : this.#readFile(path)
  }

  /** @returns undefined if the file does not exist, or if another command deleted it before it was read */
  #readFile(path: string): string | undefined {
    if (!existsSync(path)) return undefined
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}
