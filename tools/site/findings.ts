import { tableOfFile } from '../content/base/page-of-file'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { LedgerOnDisk } from '../files/site/ledger-on-disk'
import type { CheckKeys } from './check-keys'
import type { Scan } from './pages'
import type { Checked } from './part'

/** Cache of check results, saved in the memo (a cache file) for the next command. */
export class Findings {
  readonly #memo: Memo
  readonly #step: string
  readonly #scans: ReadonlyMap<string, Scan>
  readonly #ledger: LedgerOnDisk
  readonly #keys: CheckKeys
  /** Results that have no key yet, because their pages have unwritten ledger entries. */
  readonly #unkept = new Map<string, Checked>()

  /**
   * @param step name under which the memo stores these results
   * @param scans scan results by page name, without unreadable pages
   */
  constructor(memo: Memo, step: string, scans: ReadonlyMap<string, Scan>, ledger: LedgerOnDisk, keys: CheckKeys) {
    this.#memo = memo
    this.#step = step
    this.#scans = scans
    this.#ledger = ledger
    this.#keys = keys
  }

  /**
   * Returns the cache key of a page's check result. Undefined if the page is unreadable, or if the page has unwritten
   * ledger entries, because the result may then still change.
   */
  key(name: string): string | undefined {
    const scan = this.#scans.get(name)
    if (!scan || this.#ledger.isNoted(name)) return undefined
    return `${this.#keys.checkKey(scan)} ledger=${this.#ledgerKey(name)}`
  }

  /**
   * Hash of the content of a page's ledger entries. It does not depend on file times, so it is the same on every
   * machine.
   */
  #ledgerKey(name: string): string {
    const fingerprint = this.#ledger.fingerprint(name)
    const computeHash = () => hashOf(JSON.stringify(this.#ledger.texts([name])))
    return (
      this.#memo.find<string>('ledger', name, fingerprint) ?? this.#memo.put('ledger', name, fingerprint, computeHash())
    )
  }

  /** The cached check result of a page. @param elsewhere result from another machine, used if it has the same key */
  find(name: string, elsewhere?: { key: string; checked: Checked }): Checked | undefined {
    const key = this.key(name)
    if (key === undefined) return undefined
    const cached = this.#memo.find<Checked>(this.#step, name, key)
    if (cached || elsewhere?.key !== key) return cached
    return this.#memo.put(this.#step, name, key, elsewhere.checked)
  }

  /**
   * Caches the check result of a page. If the result has no key yet, `keep` caches it later. Results with a problem in
   * a table are not cached, because adding rows above the problem changes its line number, but not the page.
   */
  remember(name: string, checked: Checked): void {
    if (checked.problems.some(({ file }) => tableOfFile(file) !== undefined)) return
    const key = this.key(name)
    if (key === undefined) this.#unkept.set(name, checked)
    else this.#memo.put(this.#step, name, key, checked)
  }

  /**
   * Returns the cached result of checking the shared data; if there is none, calls `find` and caches the result.
   * @param key changes whenever an input of `find` changes
   */
  shared<Found>(key: string, find: () => Found): Found {
    const step = `${this.#step}-shared`
    return this.#memo.find<Found>(step, '', key) ?? this.#memo.put(step, '', key, find())
  }

  /**
   * Saves the memo (the cached results). Results that `remember` could not cache, because their pages had unwritten
   * ledger entries, are cached now if those entries have been written since.
   */
  keep(): void {
    const unkept = [...this.#unkept]
    this.#unkept.clear()
    for (const [name, checked] of unkept) this.remember(name, checked)
    if (this.#memo.isNew) this.#memo.save()
  }
}
