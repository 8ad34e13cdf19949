import type { ServerResponse } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'
import { missingAddress } from '../../schema/localized'
import { isErrorWhileWriting } from '../checks'
import { describeFailure } from '../cli/errors.js'
import { codeFrame } from '../cli/print'
import { fileProblem, type Problem, sortProblems } from '../content/base/problem'
import { readDocument } from '../content/json/document'
import { isNotFound, notFoundPage, type Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { errorCode } from '../files/failure'
import { textFor } from '../files/site/texts'
import { checkPages } from './check-pages'
import { siteMemo } from './memo'
import { type OpenSite, openSite } from './open'
import type { PageFiles } from './pages'
import { findDamaged } from './pictures/damaged'
import { type Content, contentAfter, openContent } from './source'

/** A problem with the lines it speaks of. */
export type ShownProblem = Problem & { frame: string }

/** A page that is opened: the only one in its site. */
export type OpenPage = { site: Site; page: Page }

/** The options for a check of all pages. */
export type Watching = {
  /** How long to wait with it after a change, in milliseconds. */
  pause?: number
  /** Whether warnings are shown, too: among them how much of the whole site is translated. */
  withWarnings?: boolean
  /** The pages that somebody waits for: they are looked at first, and their documents before all others are read. */
  awaited?(): string[]
}

/** How many pages that were saved together are checked before anybody asks for one. */
const pagesAtOnce = 10

/** How many documents are remembered: those of some pages with their translations. */
const mostRead = 100

/** How long checking waits after a save, in milliseconds: browsers are about to ask for what was saved. */
const pauseForBrowsers = 300

/** The name under which problems of files are kept that belong to no page. */
const shared = ''

/** The name under which what is wrong with documents that are waited for is kept until all pages are known. */
const early = '!'

/** The name under which an exception is kept; no page has it. */
const failure = '?'

/**
 * The content as it is now. Pages are opened when they are asked for, and a saved page is checked at once; what the rest
 * of the site makes of a change is found out while no request waits.
 */
export class LiveContent {
  /** Who waits for an answer now. */
  readonly requests = new Requests()
  readonly #memo = siteMemo()
  /** Documents as they were read last, by their files. */
  readonly #read = new Map<string, { text: string; read: ReturnType<typeof readDocument> }>()
  readonly #problems = new Map<string, Problem[]>()
  /** Pages as they were when they last had no error. */
  readonly #opened = new Map<string, OpenPage>()
  readonly #changed: () => void
  readonly #how: Required<Watching>
  /** The content as it was listed last. */
  #content: Content | undefined
  /** The site as it last could be opened, and the files of its pages. */
  #open: OpenSite | undefined
  #pages = new Map<string, PageFiles>()
  /** The site before, unless it could not be opened. */
  #before: OpenSite | undefined
  /** When all changes so far were read. */
  #updated = Promise.resolve()
  /** Ends the checking of all pages: something changed since it began. */
  #stop = new AbortController()
  /** Whether all pages were checked since something that others may depend on changed. */
  #isChecked = false

  /**
   * @param changed called when problems were found or went after a save was answered
   */
  constructor(changed: () => void, how: Watching = {}) {
    this.#changed = changed
    this.#how = { pause: pauseForBrowsers, withWarnings: false, awaited: () => [], ...how }
  }

  /**
   * Says that files changed, came or went; all may have when none are named. What changed first is read first.
   * @param unsaved texts that count in place of files from now on: all of them, as an editor has them
   */
  update(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    this.#updated = this.#updated.then(() => this.#update(files, unsaved))
    return this.#updated
  }

  async #update(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    try {
      await this.#readAll(files, unsaved).catch((error) => {
        if (errorCode(error) !== 'ENOENT') throw error
        // A file that went while it was read may have been there for a moment only, without any other sign.
        return this.#readAll(undefined, unsaved)
      })
      this.#problems.delete(failure)
    } catch (error) {
      this.#fail(error)
    }
  }

  async #readAll(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    this.#stop.abort()
    const before = this.#before
    // Where this fails, nothing is taken for what it was.
    this.#before = undefined
    this.#content = this.#content ? contentAfter(this.#content, files, unsaved) : openContent(undefined, unsaved)
    const { site, problems } = await openSite(this.#content, {
      memo: this.#memo,
      forThreads: Number.POSITIVE_INFINITY,
      before,
      readOne: (file, text) => this.#readOnce(file, text),
      first: this.#open
        ? undefined
        : { names: this.#how.awaited(), onProblems: (problems) => this.#hearFirst(problems) },
    })
    const isWide = !site || !before || !site.hasSameSurroundings(before)
    this.#before = site
    if (!site) {
      this.#problems.set(shared, problems)
      return
    }
    if (!this.#open) keepQuietly(site)
    const { pages } = site.parts
    const changed = pages.filter(({ name, fingerprint }) => this.#pages.get(name)?.fingerprint !== fingerprint)
    this.#open = site
    this.#pages = new Map(pages.map((page) => [page.name, page]))
    // Problems in the parts that all pages share stay until these change.
    if (isWide) this.#problems.set(shared, problems)
    for (const name of [...this.#problems.keys(), ...this.#opened.keys()]) {
      if (name === shared || name === failure || this.#pages.has(name)) continue
      this.#problems.delete(name)
      this.#opened.delete(name)
    }
    const isOpen = ({ name }: PageFiles) => this.#opened.has(name)
    const isMuch = changed.length > pagesAtOnce
    const now = [...(isMuch ? changed.filter(isOpen) : changed), ...(isWide ? pages.filter(isOpen) : [])]
    for (const page of new Set(now)) this.#check(page)
    for (const name of this.#how.awaited()) this.#look(name)
    if (isWide || isMuch || this.#how.withWarnings) this.#isChecked = false
    if (!this.#isChecked) this.#checkAll(site, problems).catch((error) => this.#fail(error))
  }

  /** Says what is wrong with documents that are waited for. That nothing is, is said when all is known. */
  #hearFirst(problems: Problem[]): void {
    this.#problems.set(early, problems)
    if (problems.length > 0) this.#changed()
  }

  /** Reads a document, and remembers some: a key changes one of the files of a page. */
  #readOnce(file: string, text: string): ReturnType<typeof readDocument> {
    const known = this.#read.get(file)
    this.#read.delete(file)
    const read = known?.text === text ? known.read : readDocument(file, text)
    this.#read.set(file, { text, read })
    const [oldest] = this.#read.keys()
    if (this.#read.size > mostRead && oldest !== undefined) this.#read.delete(oldest)
    return read
  }

  /** The site as it last could be opened. */
  get open(): OpenSite | undefined {
    return this.#open
  }

  /** The parts that its pages share, without any page. */
  get site(): Site | undefined {
    return this.#open?.parts.base
  }

  /** The files of all pages. */
  get pages(): PageFiles[] {
    return [...this.#pages.values()]
  }

  /** All that is wrong, as far as it is known. */
  get found(): Problem[] {
    return sortProblems([...this.#problems.values()].flat())
  }

  /** All errors, with the lines they speak of. */
  get problems(): ShownProblem[] {
    return this.found.filter(isErrorWhileWriting).map((problem) => ({ ...problem, frame: problemFrame(problem) }))
  }

  /** Finds out what is wrong with a page, where that is not known yet. */
  #look(name: string): void {
    const page = this.#pages.get(name)
    if (page && !this.#problems.has(name)) this.#check(page)
  }

  /** Whether an address leads to a page, or to the file of one that cannot be read now. */
  hasPage(address: string): boolean {
    const name = this.#nameAt(address)
    const isUnreadable = this.site?.index.unreadable.some((place) => place.address === address)
    return isUnreadable || (name !== undefined && !isNotFound({ name }))
  }

  /** The page at an address ("/404" is that of addresses that lead nowhere); with errors, as it was before. */
  pageAt(address: string): OpenPage | undefined {
    const name = address === missingAddress ? notFoundPage : this.#nameAt(address)
    const page = this.#pages.get(name ?? '')
    if (!page) return undefined
    if (!this.#opened.has(page.name)) this.#check(page)
    return this.#opened.get(page.name)
  }

  /** The page at an address; one that cannot be read now is where it was before. */
  #nameAt(address: string): string | undefined {
    const { byAddress, byName } = this.site?.index ?? {}
    const before = [...this.#opened].find(([name, { page }]) => page.address === address && !byName?.has(name))
    return byAddress?.get(address)?.name ?? before?.[0]
  }

  /** Reports an exception where authors look: in a terminal it could go by unseen. */
  #fail(error: unknown): void {
    // A file that went while it was to be read is reported by the next change.
    if (errorCode(error) === 'ENOENT') return
    const path = error instanceof Error && 'path' in error ? String(error.path) : 'pages'
    const message = describeFailure(error, 'dev')
    this.#problems.set(failure, [fileProblem(path, 'failure', message)])
    this.#changed()
  }

  /** Checks a page, and opens it unless it has an error. */
  #check(files: PageFiles): void {
    if (!this.#open) return
    const { site, page, problems } = this.#open.page(files)
    this.#problems.set(files.name, problems)
    if (page && !problems.some(isErrorWhileWriting)) this.#opened.set(files.name, { site, page })
  }

  /**
   * Checks all pages and what they share, some at a time, so that a page can be requested meanwhile.
   * @param listed what opening the site found
   */
  async #checkAll(site: OpenSite, listed: Problem[]): Promise<void> {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const before = JSON.stringify(this.found)
    const yieldToRequests = async () => {
      await this.requests.idle()
      signal.throwIfAborted()
    }
    try {
      await later(this.#how.pause, undefined, { signal })
      const { shared: ofShared, pages } = await checkPages(site, { yieldToRequests })
      const damaged = await findDamaged(site.parts.base)
      signal.throwIfAborted()
      for (const [name, { problems }] of pages) this.#problems.set(name, problems)
      this.#problems.set(shared, [...listed, ...ofShared, ...damaged])
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    this.#isChecked = true
    if (JSON.stringify(this.found) !== before) this.#changed()
  }
}

/** Keeps what was found out at the start, for the next one. What saves change later is little. */
function keepQuietly(site: OpenSite): void {
  try {
    site.parts.findings.keep()
  } catch {
    // A disk that is full or read-only makes the next start slower, and ends nothing.
  }
}

/** The lines of a file that a problem speaks of; of files that are no text there are none. */
function problemFrame(problem: Problem): string {
  const text = textFor(problem)
  return text === undefined ? '' : codeFrame(text, problem.line, problem.column)
}

/** How often it is looked whether somebody still waits, in milliseconds. */
const waitInterval = 20

/** How long no request must have waited before it is: a browser that opens a page asks again and again, with pauses. */
const quiet = 150

/** Requests that are not answered yet. Work that no request waits for gives way to them. */
class Requests {
  readonly #open = new Set<ServerResponse>()
  /** When one was last answered. */
  #answered = 0

  /** Says that somebody waits for an answer: what can wait then does. They have it when its head is sent: some never end. */
  wait(response: ServerResponse): void {
    this.#open.add(response)
    response.once('close', () => {
      this.#open.delete(response)
      this.#answered = performance.now()
    })
  }

  get #isAsked(): boolean {
    return [...this.#open].some(({ headersSent }) => !headersSent)
  }

  /** Waits until all who wait for an answer have it. */
  async answered(): Promise<void> {
    while (this.#isAsked) await later(waitInterval)
  }

  /** Waits until no request has waited for a while, and lets others come first. */
  async idle(): Promise<void> {
    const isBusy = () => this.#isAsked || performance.now() - this.#answered < quiet
    do await later(isBusy() ? waitInterval : 0)
    while (isBusy())
  }
}
