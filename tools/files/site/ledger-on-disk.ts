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

/** A file of the ledger that gets another text, or goes. */
export type Noted = Change['files'][number]

/** Its list of pages as it was when it was read first: of many pages each asks for it. */
type List = { index: string | undefined; pages: ReadonlySet<string>; isMerged: boolean }

/**
 * The ledger of the site in the folder the command runs in. Some of its pages are read at a time. Notes stay in
 * memory: who asked for it writes it, see `changes`.
 */
export class LedgerOnDisk {
  #paths: Set<string> | undefined
  #list: List | undefined
  readonly #noted = new Map<string, Noted>()

  /** Another when the file about a page changed. */
  fingerprint(name: string): string {
    return fingerprintOf(ledgerFileOf(name)) ?? 'none'
  }

  /** The files that say something of some pages, or of what all pages share. */
  texts(names: string[]): Record<string, string> {
    const { index, pages, isMerged } = this.#listed()
    // Always in the same order: of several words that may have moved the first ones count.
    const files = names.map(ledgerFileOf).sort()
    const own = files.flatMap((file): [string, string][] => {
      const text = this.#read(file)
      return text === undefined ? [] : [[file, text]]
    })
    // Only what it says of these pages is asked for.
    const list = isMerged ? names.filter((name) => pages.has(name)).join('\n') : index
    return { ...(index === undefined ? {} : { [indexFile]: list }), ...Object.fromEntries(own) }
  }

  /** Pages that it has a file of, and that are none of these. */
  strays(names: ReadonlySet<string>): string[] {
    return this.#pages().filter((name) => !names.has(name))
  }

  /**
   * Notes what was translated since it was written last.
   * @param names of the pages to note it of
   * @returns what is to be written
   */
  note(site: Site, names: string[]): Noted[] {
    const after = writeLedger(recordTranslations(site, readLedger(this.texts(names))))
    const noted = names.map(ledgerFileOf).flatMap((path) => this.#change(path, after[path]))
    this.add(noted)
    return noted
  }

  /** Adds what another thread noted. */
  add(noted: Noted[]): void {
    for (const one of noted) this.#noted.set(one.path, one)
  }

  /** Whether something is noted of a page and not written. */
  isNoted(name: string): boolean {
    return this.#noted.has(ledgerFileOf(name))
  }

  /** All that was noted, with the list of pages that it then has a file of. */
  changes(): Noted[] {
    const frame = Object.entries(ledgerFrame(this.#pages())).flatMap(([path, text]) => this.#change(path, text))
    return [...this.#noted.values(), ...frame]
  }

  /** Forgets what was noted: it is written. */
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
    const now = this.#read(path)
    // Who merges it says which lines stay.
    if (now === after || (after !== undefined && now !== undefined && conflictLine(now) !== undefined)) return []
    const known = this.#noted.get(path)
    return [{ path, before: known ? known.before : this.#readFile(path), after }]
  }

  #read(path: string): string | undefined {
    const noted = this.#noted.get(path)
    return noted ? noted.after : this.#readFile(path)
  }

  /** @returns undefined where there is none, or another command took it away meanwhile */
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
