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

/** The ledger's list of pages, cached because the texts of each page include it; `isMerged` if it has no conflict. */
type List = { index: string | undefined; pages: ReadonlySet<string>; isMerged: boolean }

/**
 * The ledger of the site in the current folder. Only the files of requested pages are read. New entries are kept in
 * memory; the caller writes them, see `changes`.
 */
export class LedgerOnDisk {
  #paths: Set<string> | undefined
  #list: List | undefined
  readonly #noted = new Map<string, Noted>()

  /** Fingerprint of the file on disk for a page, or "none". */
  fingerprint(name: string): string {
    return fingerprintOf(ledgerFileOf(name)) ?? 'none'
  }

  /** Texts of the ledger files for these pages or shared documents, by path, including new entries. */
  texts(names: string[]): Record<string, string> {
    const { index, pages, isMerged } = this.#listed()
    // In a fixed order: if several words may have moved, the first one counts.
    const files = names.map(ledgerFileOf).sort()
    const ownTexts = files.flatMap((file): [string, string][] => {
      const text = this.#read(file)
      return text === undefined ? [] : [[file, text]]
    })
    // Other pages are left out of the list, so that changes to them do not affect the result.
    const list = isMerged ? names.filter((name) => pages.has(name)).join('\n') : index
    return { ...(index === undefined ? {} : { [indexFile]: list }), ...Object.fromEntries(ownTexts) }
  }

  /** Names of pages with a ledger file that are not among `names`. */
  strays(names: ReadonlySet<string>): string[] {
    return this.#pages().filter((name) => !names.has(name))
  }

  /**
   * Records new translations, in memory.
   * @param names pages whose translations are recorded
   * @returns the changed files
   */
  note(site: Site, names: string[]): Noted[] {
    const after = writeLedger(recordTranslations(site, readLedger(this.texts(names))))
    const noted = names.map(ledgerFileOf).flatMap((path) => this.#change(path, after[path]))
    this.add(noted)
    return noted
  }

  /** Adds files that another thread changed. */
  add(noted: Noted[]): void {
    for (const file of noted) this.#noted.set(file.path, file)
  }

  /** Whether the file for a page has changes that are not written yet. */
  isNoted(name: string): boolean {
    return this.#noted.has(ledgerFileOf(name))
  }

  /** All changed files, including the updated list of pages. */
  changes(): Noted[] {
    const frame = Object.entries(ledgerFrame(this.#pages())).flatMap(([path, text]) => this.#change(path, text))
    return [...this.#noted.values(), ...frame]
  }

  /** Forgets the changes after the caller has written them. */
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

  /** @returns undefined if the file does not exist, or was deleted by another command while it was read */
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
