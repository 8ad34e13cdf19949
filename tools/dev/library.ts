import { basename, join } from 'node:path'
import { filesOf, inParts, type PageFiles } from '../builder/parts'
import { memoFile } from '../builder/places'
import { readPages } from '../builder/reader'
import { type Scan, scan, scanAll } from '../builder/scan'
import { openContent } from '../builder/source'
import { noTime } from '../builder/timings'
import { bundleFolder } from '../bundle/current.js'
import type { Problem } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { createSiteIndex } from '../content/site-index'
import { contractFile } from '../contract/contract-file'
import { openContract } from '../contract/open'
import { cacheFolder } from '../files/cache'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { Memo } from '../files/memo'

/** The content at one moment: what all pages share (a site without pages), and the files of each page. */
export type State = { site: Site; pages: Map<string, PageFiles> }

/** What reading again brought. */
export type News = {
  /** Undefined when what all pages share cannot be used; `problems` say why. */
  state?: State
  problems: Problem[]
  /** Pages whose own files changed. */
  changed: PageFiles[]
  /** Whether pages may show or mean something else though their own files did not change. */
  isWide: boolean
}

/** Reads the content of the folder the command runs in, and after a change only what changed. */
export class Library {
  #listing: Listing | undefined
  /** What is known of pages; at the start, what live editing knew the last time, or the last build. */
  readonly #memo = new Memo(join(cacheFolder, 'memo-live.jsonl'), basename(bundleFolder()), memoFile('dist'))
  #isStarted = false
  #contract: string | undefined
  #fingerprints = new Map<string, string>()
  readonly #keys = new Map<string, string>()

  /** Says that files changed, came or went; all may have when none are named. */
  touch(files?: string[]): void {
    const prints = files?.map((file) => [file, fingerprintOf(file)] as const)
    // What is no file any more may be gone, or a folder of this name.
    if (!prints || prints.some(([, print]) => print === undefined)) this.#listing = undefined
    for (const [file, print = ''] of prints ?? []) this.#listing?.fingerprints.set(file, print)
  }

  async read(): Promise<News> {
    this.#listing ??= listContent()
    const { source, pages } = openContent(this.#listing)
    const file = await contractFile()
    const { site: base, problems } = readSite(source, openContract(file))
    const changed = pages.filter(({ name, fingerprint }) => this.#fingerprints.get(name) !== fingerprint)
    if (!base) return { problems, changed, isWide: this.#isNew('whole', file, source) }
    // What is known of a page depends on the site file, and on the schema, which may not be that of the memo any more.
    this.#contract ??= file
    const around = (source.documents['pages/_site.json'] ?? '') + (file === this.#contract ? '' : file)
    let scanned = 0
    const scans = await scanAll(pages, around, this.#memo, async (some) => {
      scanned += some.length
      return scanInParts(base, some)
    })
    if (!this.#isStarted && scanned > 0) this.#keep()
    this.#isStarted = true
    this.#fingerprints = new Map(pages.map(({ name, fingerprint }) => [name, fingerprint]))
    const entries = [...scans.values()].map(({ info }) => info)
    const unreadable = placesOf([...base.unreadable, ...filesOf(pages.filter(({ name }) => !scans.has(name)))])
    const index = createSiteIndex(entries, unreadable)
    const site = { ...base, index, source }
    return {
      state: { site, pages: new Map(pages.map((page) => [page.name, page])) },
      problems,
      changed,
      isWide: this.#isNew('whole', file, source, entries, unreadable),
    }
  }

  /** Keeps what was found out at the start, for the next one. What saves change later is little. */
  #keep(): void {
    try {
      this.#memo.save()
    } catch {
      // A disk that is full or read-only makes the next start slower, and ends nothing.
    }
  }

  /** Whether something is not what it was when this was last asked. */
  #isNew(name: string, ...what: unknown[]): boolean {
    const key = JSON.stringify(what)
    const isNew = this.#keys.get(name) !== key
    this.#keys.set(name, key)
    return isNew
  }
}

function scanInParts(base: Site, pages: PageFiles[]): Scan[] {
  return inParts(pages).flatMap((part) => scan(part, readPages(base, part, noTime())))
}
