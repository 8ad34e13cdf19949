import type { Problem } from '../content/problem'
import type { Site } from '../content/site'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { siteMemo } from '../site/memo'
import { type OpenSite, openSite } from '../site/open'
import type { PageFiles } from '../site/parts'
import { openContent } from '../site/source'

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
  readonly #memo = siteMemo()
  #isStarted = false
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
    const content = openContent(this.#listing)
    const { source, pages } = content
    const { site: open, problems } = await openSite(content, { memo: this.#memo, forThreads: Number.POSITIVE_INFINITY })
    const changed = pages.filter(({ name, fingerprint }) => this.#fingerprints.get(name) !== fingerprint)
    if (!open) return { problems, changed, isWide: this.#isNew('whole', source) }
    const { base: site, contract } = open.parts
    if (!this.#isStarted) keepQuietly(open)
    this.#isStarted = true
    this.#fingerprints = new Map(pages.map(({ name, fingerprint }) => [name, fingerprint]))
    return {
      state: { site, pages: new Map(pages.map((page) => [page.name, page])) },
      problems,
      changed,
      isWide: this.#isNew('whole', contract, source, site.index.pages, site.index.unreadable),
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

/** Keeps what was found out at the start, for the next one. What saves change later is little. */
function keepQuietly(site: OpenSite): void {
  try {
    site.keep()
  } catch {
    // A disk that is full or read-only makes the next start slower, and ends nothing.
  }
}
