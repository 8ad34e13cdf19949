import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { LedgerOnDisk } from '../files/site/ledger-on-disk'
import type { CheckKeys } from './check-keys'
import type { Scan } from './pages'
import type { Checked } from './part'

/** What was found of the pages of a site, remembered from one command to the next. */
export class Findings {
  readonly #memo: Memo
  readonly #step: string
  readonly #scans: ReadonlyMap<string, Scan>
  readonly #ledger: LedgerOnDisk
  readonly #keys: CheckKeys
  /** What was found of pages of which the ledger does not say all yet. */
  readonly #unkept = new Map<string, Checked>()

  /**
   * @param step the name under which the memo keeps it
   * @param scans what is known of each page that can be read, by its name
   */
  constructor(memo: Memo, step: string, scans: ReadonlyMap<string, Scan>, ledger: LedgerOnDisk, keys: CheckKeys) {
    this.#memo = memo
    this.#step = step
    this.#scans = scans
    this.#ledger = ledger
    this.#keys = keys
  }

  /**
   * The key of what checking finds of a page; undefined for one that cannot be read, and for one of which the ledger does
   * not say all yet: what is found of it may be another thing when it does.
   */
  key(name: string): string | undefined {
    const scan = this.#scans.get(name)
    if (!scan || this.#ledger.isNoted(name)) return undefined
    return `${this.#keys.checkKey(scan)} ledger=${this.#ledgerKey(name)}`
  }

  /** The key of what the ledger says of a page: a hash of its content, so that it is the same on every machine. */
  #ledgerKey(name: string): string {
    const print = this.#ledger.fingerprint(name)
    const keyNow = () => hashOf(JSON.stringify(this.#ledger.texts([name])))
    return this.#memo.find<string>('ledger', name, print) ?? this.#memo.put('ledger', name, print, keyNow())
  }

  /** What was found of a page as it is now. @param elsewhere what another machine found */
  find(name: string, elsewhere?: { key: string; checked: Checked }): Checked | undefined {
    const key = this.key(name)
    if (key === undefined) return undefined
    const known = this.#memo.find<Checked>(this.#step, name, key)
    if (known || elsewhere?.key !== key) return known
    return this.#memo.put(this.#step, name, key, elsewhere.checked)
  }

  /** Remembers what was found of a page, unless the ledger may say more of it when it is written. */
  remember(name: string, checked: Checked): void {
    const key = this.key(name)
    if (key === undefined) this.#unkept.set(name, checked)
    else this.#memo.put(this.#step, name, key, checked)
  }

  /** What the rules say of what all pages share. @param key another for all that they look at */
  shared<Found>(key: string, find: () => Found): Found {
    const step = `${this.#step}-shared`
    return this.#memo.find<Found>(step, '', key) ?? this.#memo.put(step, '', key, find())
  }

  /** Keeps all for the next command. Notes that are written by then count as written. */
  keep(): void {
    const unkept = [...this.#unkept]
    this.#unkept.clear()
    for (const [name, checked] of unkept) this.remember(name, checked)
    if (this.#memo.isNew) this.#memo.save()
  }
}
