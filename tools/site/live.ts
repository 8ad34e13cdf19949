import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { missingAddress } from '../../schema/localized'
import { isErrorWhileWriting } from '../checks'
import { describeFailure } from '../cli/errors.js'
import { codeFrame } from '../cli/print'
import { fileProblem, type Problem, sortProblems } from '../content/base/problem'
import { readDocument } from '../content/json/document'
import { onceForAll } from '../content/read/fill-pages'
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

/** A problem with a code frame, which shows the lines of the file around the problem. */
export type ShownProblem = Problem & { frame: string }

/** An open page, and a site in which only this page is loaded. */
export type OpenPage = { site: Site; page: Page }

/** Options of `LiveContent`. */
export type Watching = {
  /** Delay between a change and the check of all pages, in ms. */
  pause?: number
  /** Whether to report warnings. Because some warnings depend on all pages, each change then triggers a full check. */
  withWarnings?: boolean
  /**
   * Returns the names of the pages that the user is waiting for. These pages are read and checked before all others.
   */
  awaited?(): string[]
}

/**
 * Maximum number of changed pages to check immediately. If more pages changed, only the open ones are checked
 * immediately.
 */
const pagesAtOnce = 10

/** Maximum number of parsed documents in memory: enough for a few pages with their translations. */
const mostRead = 100

/**
 * Default of `pause`, in ms. Because browsers request a page again when it is saved, the check of all pages starts
 * later, so that it does not slow down these requests.
 */
const pauseForBrowsers = 300

/** Key in `#problems` for problems in files that belong to no page. */
const shared = ''

/** Key in `#problems` for problems in the documents of awaited pages, until all pages are scanned. */
const early = '!'

/** Key in `#problems` for an exception; no page has this name. */
const failure = '?'

/**
 * The site's content, updated when files change on disk. Pages are opened on request, and a saved page is checked
 * immediately. The effects of a change on other pages are checked while no request is pending.
 */
export class LiveContent {
  readonly requests = new Requests()
  readonly #memo = siteMemo()
  /** Parsed documents by file, the least recently used first. */
  readonly #read = new Map<string, { text: string; read: ReturnType<typeof readDocument> }>()
  readonly #problems = new Map<string, Problem[]>()
  /** The last version without errors of each open page, by name. */
  readonly #opened = new Map<string, OpenPage>()
  readonly #changed: () => void
  readonly #how: Required<Watching>
  /** Undefined before the first update. */
  #content: Content | undefined
  /** The last site that could be opened, and its page files by name. */
  #open: OpenSite | undefined
  #pages = new Map<string, PageFiles>()
  /** The site of the previous update; undefined if that update failed. */
  #before: OpenSite | undefined
  /** Resolves when all updates so far are done. */
  #updated = Promise.resolve()
  /** Cancels the running check of all pages when something changes. */
  #stop = new AbortController()
  /** Whether all pages have been checked since the last change that affects other pages. */
  #isChecked = false

  /** @param changed called when the list of problems changes, except at the end of an update */
  constructor(changed: () => void, how: Watching = {}) {
    this.#changed = changed
    this.#how = { pause: pauseForBrowsers, withWarnings: false, awaited: () => [], ...how }
  }

  /**
   * Reads changed files. Calls are handled in order.
   * @param files paths of changed, new and deleted documents; undefined if anything may have changed
   * @param unsaved texts, by path, of all documents with unsaved edits; from now on, they replace the files on disk
   */
  update(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    this.#updated = this.#updated.then(() => this.#update(files, unsaved))
    return this.#updated
  }

  async #update(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    try {
      await this.#readAll(files, unsaved).catch((error) => {
        if (errorCode(error) !== 'ENOENT') throw error
        // Lists all files again, because the watcher may report no further event for a file that existed only briefly.
        return this.#readAll(undefined, unsaved)
      })
      this.#problems.delete(failure)
    } catch (error) {
      this.#fail(error)
    }
  }

  async #readAll(files?: string[], unsaved?: Record<string, string>): Promise<void> {
    this.#stop.abort()
    const previousSite = this.#before
    // Cleared first: if this update fails, the next one must not reuse anything.
    this.#before = undefined
    this.#content = this.#content ? contentAfter(this.#content, files, unsaved) : openContent(undefined, unsaved)
    const { site, problems } = await openSite(this.#content, {
      memo: this.#memo,
      forThreads: Number.POSITIVE_INFINITY,
      before: previousSite,
      readOne: (file, text) => this.#readOnce(file, text),
      first: this.#open
        ? undefined
        : { names: this.#how.awaited(), onProblems: (problems) => this.#hearFirst(problems) },
    })
    const affectsAllPages = !site || !previousSite || !site.hasSameSurroundings(previousSite)
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
    // Problems with shared data remain until that data changes.
    if (affectsAllPages) this.#problems.set(shared, problems)
    for (const name of [...this.#problems.keys(), ...this.#opened.keys()]) {
      if (name === shared || name === failure || this.#pages.has(name)) continue
      this.#problems.delete(name)
      this.#opened.delete(name)
    }
    const isOpen = ({ name }: PageFiles) => this.#opened.has(name)
    const hasManyChanges = changed.length > pagesAtOnce
    const pagesToCheck = [
      ...(hasManyChanges ? changed.filter(isOpen) : changed),
      ...(affectsAllPages ? pages.filter(isOpen) : []),
    ]
    for (const page of new Set(pagesToCheck)) this.#check(page)
    for (const name of this.#how.awaited()) this.#look(name)
    if (affectsAllPages || hasManyChanges || this.#how.withWarnings) this.#isChecked = false
    if (!this.#isChecked) this.#checkAll(site, problems).catch((error) => this.#fail(error))
  }

  /** Reports problems in awaited pages early. If there are none, nothing is reported until all pages are scanned. */
  #hearFirst(problems: Problem[]): void {
    this.#problems.set(early, problems)
    if (problems.length > 0) this.#changed()
  }

  /** Parses a document unless the result is cached. Caching helps, because a keystroke changes only one document. */
  #readOnce(file: string, text: string): ReturnType<typeof readDocument> {
    const cached = this.#read.get(file)
    this.#read.delete(file)
    const result = cached?.text === text ? cached.read : readDocument(file, text)
    this.#read.set(file, { text, read: result })
    const [oldest] = this.#read.keys()
    if (this.#read.size > mostRead && oldest !== undefined) this.#read.delete(oldest)
    return result
  }

  /** The last site that could be opened. */
  get open(): OpenSite | undefined {
    return this.#open
  }

  /** Shared data of the open site, without pages. */
  get site(): Site | undefined {
    return this.#open?.parts.base
  }

  get pages(): PageFiles[] {
    return [...this.#pages.values()]
  }

  /** All problems found so far, sorted. */
  get found(): Problem[] {
    return sortProblems(onceForAll([...this.#problems.values()].flat(), this.site?.source.tables))
  }

  /** All errors found so far, with code frames. */
  get problems(): ShownProblem[] {
    return this.found.filter(isErrorWhileWriting).map((problem) => ({ ...problem, frame: problemFrame(problem) }))
  }

  /** Checks a page unless its problems are already known. */
  #look(name: string): void {
    const page = this.#pages.get(name)
    if (page && !this.#problems.has(name)) this.#check(page)
  }

  /** Whether there is a page at an address, even if its file cannot be read at present. */
  hasPage(address: string): boolean {
    const name = this.#nameAt(address)
    const isUnreadable = this.site?.index.unreadable.some((place) => place.address === address)
    return isUnreadable || (name !== undefined && !isNotFound({ name }))
  }

  /** The page at an address ("/404" for the not-found page), in its last version without errors. */
  pageAt(address: string): OpenPage | undefined {
    const name = address === missingAddress ? notFoundPage : this.#nameAt(address)
    const page = this.#pages.get(name ?? '')
    if (!page) return undefined
    if (!this.#opened.has(page.name)) this.#check(page)
    return this.#opened.get(page.name)
  }

  /** Name of the page at an address. A page that cannot be read at present keeps its last address. */
  #nameAt(address: string): string | undefined {
    const { byAddress, byName } = this.site?.index ?? {}
    const lastOpened = [...this.#opened].find(([name, { page }]) => page.address === address && !byName?.has(name))
    return byAddress?.get(address)?.name ?? lastOpened?.[0]
  }

  /** Adds an exception to the problems, because authors may not see the terminal. */
  #fail(error: unknown): void {
    // Ignored, because the watcher reports the deleted file as the next change.
    if (errorCode(error) === 'ENOENT') return
    const path = error instanceof Error && 'path' in error ? String(error.path) : 'pages'
    const message = describeFailure(error, 'dev')
    this.#problems.set(failure, [fileProblem(path, 'failure', message)])
    this.#changed()
  }

  /** Checks a page, and opens it if it has no error. */
  #check(files: PageFiles): void {
    if (!this.#open) return
    const { site, page, problems } = this.#open.page(files, this.#how.withWarnings)
    this.#problems.set(files.name, problems)
    if (page && !problems.some(isErrorWhileWriting)) this.#opened.set(files.name, { site, page })
  }

  /**
   * Checks all pages and the shared data in small batches, so that requests are answered in between.
   * @param listed problems that `openSite` returned
   */
  async #checkAll(site: OpenSite, listed: Problem[]): Promise<void> {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const problemsBefore = JSON.stringify(this.found)
    const yieldToRequests = async () => {
      await this.requests.idle()
      signal.throwIfAborted()
    }
    try {
      await delay(this.#how.pause, undefined, { signal })
      const { shared: sharedProblems, pages } = await checkPages(site, { yieldToRequests })
      const damaged = await findDamaged(site.parts.base)
      signal.throwIfAborted()
      for (const [name, { problems }] of pages) this.#problems.set(name, problems)
      this.#problems.set(shared, [...listed, ...sharedProblems, ...damaged])
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    this.#isChecked = true
    if (JSON.stringify(this.found) !== problemsBefore) this.#changed()
  }
}

/** Saves cached results after the first scan, so that the next start is faster. Later changes are not worth saving. */
function keepQuietly(site: OpenSite): void {
  try {
    site.parts.findings.keep()
  } catch {
    // Ignored: if the disk is full or read-only, the only effect is a slower next start.
  }
}

/** Code frame of a problem; empty for a file that is not a document. */
function problemFrame(problem: Problem): string {
  const text = textFor(problem)
  return text === undefined ? '' : codeFrame(text, problem.line, problem.column)
}

/** Interval for polling whether requests are pending, in ms. */
const waitInterval = 20

/** Time without requests after which the server counts as idle, in ms: longer than pauses between a page's requests. */
const quiet = 150

/** Tracks pending requests, so that background work can wait until they are answered. */
class Requests {
  readonly #open = new Set<ServerResponse>()
  /** Time at which the last response ended, from `performance.now()`. */
  #answered = 0

  /**
   * Adds a request. It is pending only until the headers of its response are sent, because some responses never end.
   */
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

  /** Waits until no request is pending. */
  async answered(): Promise<void> {
    while (this.#isAsked) await delay(waitInterval)
  }

  /** Yields to the event loop, and waits until no request has been pending for a while. */
  async idle(): Promise<void> {
    const isBusy = () => this.#isAsked || performance.now() - this.#answered < quiet
    do await delay(isBusy() ? waitInterval : 0)
    while (isBusy())
  }
}
