import { setTimeout as later } from 'node:timers/promises'
import { missingAddress } from '../../schema/localized'
import { checksWhileWriting as checks } from '../checks'
import { describeFailure } from '../cli/errors.js'
import { codeFrame } from '../cli/print'
import { checkSite, runChecks } from '../content/check'
import { isNotFound, notFoundPage, type Page } from '../content/model'
import { isError, type Problem, sortProblems } from '../content/problem'
import type { Site } from '../content/site'
import { textFor } from '../files/texts'
import { findDamaged } from '../pictures/damaged'
import { inParts, type PageFiles } from '../site/parts'
import { readPages } from '../site/reader'
import { Library, type State } from './library'
import { Requests } from './requests'

/** A problem with the lines it speaks of. */
export type ShownProblem = Problem & { frame: string }

/** A page that is opened: the only one in its site. */
export type OpenPage = { site: Site; page: Page }

/** How many pages are checked while somebody may begin to wait. */
const atOnce = 10

/** How long nobody checks after a save, in milliseconds: browsers are about to ask for what was saved. */
const pause = 300

/** The name under which problems of files are kept that belong to no page. */
const shared = ''

/** The name under which an exception is kept; no page has it. */
const failure = '?'

/**
 * The content as it is now. Pages are opened when they are asked for, and a saved page is checked at once; what the rest
 * of the site makes of a change is found out while nobody waits.
 */
export class LiveContent {
  /** Who waits for an answer now. */
  readonly requests = new Requests()
  readonly #library = new Library()
  readonly #problems = new Map<string, Problem[]>()
  /** Pages as they were when they last had no error. */
  readonly #opened = new Map<string, OpenPage>()
  readonly #changed: () => void
  #state: State | undefined
  /** When all changes so far were read. */
  #updated = Promise.resolve()
  /** How often all was read: also where what all pages share cannot be used, and the state stays. */
  #round = 0
  /** Whether all pages were checked since something that others may depend on changed. */
  #isChecked = false

  /** @param changed called when problems were found or went after a save was answered */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  /** Says that files changed, came or went; all may have when none are named. What changed first is read first. */
  update(files?: string[]): Promise<void> {
    this.#updated = this.#updated.then(() => this.#update(files))
    return this.#updated
  }

  async #update(files?: string[]): Promise<void> {
    try {
      await this.#read(files).catch((error) => {
        if (!isGone(error)) throw error
        // What went while it was to be read may have been there for a moment only, and nothing else says so.
        return this.#read()
      })
      this.#problems.delete(failure)
    } catch (error) {
      this.#fail(error)
    }
  }

  async #read(files?: string[]): Promise<void> {
    this.#library.touch(files)
    // A save stops what the one before began.
    this.#round++
    const { state, problems, changed, isWide } = await this.#library.read()
    // What the rules found in what all pages share stays true until that changes.
    if (!state || isWide) this.#problems.set(shared, problems)
    if (!state) return
    this.#state = state
    for (const name of [...this.#problems.keys(), ...this.#opened.keys()]) {
      if (name === shared || name === failure || state.pages.has(name)) continue
      this.#problems.delete(name)
      this.#opened.delete(name)
    }
    const open = [...state.pages.values()].filter(({ name }) => this.#opened.has(name))
    const few = changed.length > atOnce ? [] : changed
    for (const page of new Set([...few, ...(isWide ? open : [])])) this.#check([page])
    if (isWide) this.#isChecked = false
    if (!this.#isChecked) this.#checkAll(state).catch((error) => this.#fail(error))
  }

  /** The site without its pages, as it last had no error; undefined when it never was without. */
  get site(): Site | undefined {
    return this.#state?.site
  }

  /** The files of all pages. */
  get pages(): PageFiles[] {
    return [...(this.#state?.pages.values() ?? [])]
  }

  /** All errors, with the lines they speak of. */
  get problems(): ShownProblem[] {
    const errors = [...this.#problems.values()].flat().filter(isError)
    return sortProblems(errors).map((problem) => ({ ...problem, frame: frameOf(problem) }))
  }

  /** Whether an address leads to a page, or to the file of one that cannot be read now. */
  hasPage(address: string): boolean {
    const name = this.#nameAt(address)
    const isUnreadable = this.#state?.site.index.unreadable.some((place) => place.address === address)
    return isUnreadable || (name !== undefined && !isNotFound({ name }))
  }

  /** The page at an address ("/404" is that of addresses that lead nowhere); with errors, as it was before. */
  pageAt(address: string): OpenPage | undefined {
    const name = address === missingAddress ? notFoundPage : this.#nameAt(address)
    const page = this.#state?.pages.get(name ?? '')
    if (!page) return undefined
    if (!this.#opened.has(page.name)) this.#check([page])
    return this.#opened.get(page.name)
  }

  /** The page at an address; one that cannot be read now is where it was before. */
  #nameAt(address: string): string | undefined {
    const { byAddress, byName } = this.#state?.site.index ?? {}
    const before = [...this.#opened].find(([name, { page }]) => page.address === address && !byName?.has(name))
    return byAddress?.get(address)?.name ?? before?.[0]
  }

  /** Tells of an exception where authors look: it must not go by in a terminal that nobody watches. */
  #fail(error: unknown): void {
    // A file that went while it was to be read is reported by the next change.
    if (isGone(error)) return
    const path = error instanceof Error && 'path' in error ? String(error.path) : 'pages'
    const message = describeFailure(error, 'dev')
    this.#problems.set(failure, [{ file: path, line: 1, column: 1, code: 'failure', severity: 'error', message }])
    this.#changed()
  }

  /** Checks pages; one alone is opened, unless it has an error. */
  #check(pages: PageFiles[]): void {
    if (!this.#state) return
    const { site, problems } = readPages(this.#state.site, pages)
    problems.push(...runChecks(site, checks))
    for (const { name, files } of pages) {
      const own = problems.filter(({ file }) => files.includes(file))
      this.#problems.set(name, own)
      const [page] = site.pages
      if (page && pages.length === 1 && !own.some(isError)) this.#opened.set(name, { site, page })
    }
  }

  /** Checks all pages and what they share, some at a time, so that a page can be requested meanwhile. */
  async #checkAll(state: State): Promise<void> {
    const round = this.#round
    const before = JSON.stringify(this.problems)
    await later(pause)
    if (round !== this.#round) return
    const { source, contract, index } = state.site
    const { problems } = checkSite(source, contract, checks, index)
    problems.push(...(await findDamaged(state.site)))
    if (round !== this.#round) return
    this.#problems.set(shared, problems)
    for (const part of inParts([...state.pages.values()], atOnce)) {
      await this.requests.idle()
      if (round !== this.#round) return
      this.#check(part)
    }
    this.#isChecked = true
    if (JSON.stringify(this.problems) !== before) this.#changed()
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The lines of a file that a problem speaks of; of files that are no text there are none. */
function frameOf(problem: Problem): string {
  const text = textFor(problem)
  return text === undefined ? '' : codeFrame(text, problem.line, problem.column)
}
