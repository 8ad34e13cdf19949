import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { bundleFolder } from '../bundle/current.js'
import { type Check, notePages, type PageNotes, pagesAgain, runChecks } from '../content/check'
import type { readDocument } from '../content/document'
import { inParts, partSize } from '../content/group'
import { unsettledIn } from '../content/ledger-record'
import type { Page } from '../content/model'
import type { Problem } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readPart, readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { createSiteIndex } from '../content/site-index'
import { sharedNames } from '../content/translatable'
import { hashOf } from '../files/files'
import { readLedgerFiles } from '../files/ledger-files'
import { LedgerOnDisk } from '../files/ledger-on-disk'
import type { Memo } from '../files/memo'
import { createThreads, type Threads } from '../files/threads'
import { type CheckKeys, createCheckKeys, rulesOf } from './check-keys'
import { siteMemo } from './memo'
import { filesOf, type PageFiles, pagesNamed, readPages, withPart } from './pages'
import { type Scan, scanAll } from './scan'
import { isSameAround, readShared, type Shared } from './shared'
import type { Content } from './source'
import { addTime, noTime, type Timings } from './timings'
import {
  type Checked,
  type CheckedPart,
  type CheckedSite,
  type Checking,
  createWork,
  type PageTask,
  type Pass,
  rulesFor,
  type Scanned,
  type Setup,
  type Unsettled,
  type Work,
} from './work'

/** How a site is opened. */
export type How = {
  /** What is known of it; what commands found out about it before, when not given. */
  memo?: Memo
  /** Whether it is checked with the owner's checklist. */
  isRelease?: boolean
  /** From how many documents on there are more threads than the main one; as many as are worth it when not given. */
  forThreads?: number
  /** Reads a document of a page: who opens the site again and again remembers what was read. */
  readOne?: typeof readDocument
  /** The site as it was opened before: what did not change of it is taken as it is, with what was made of it. */
  before?: OpenSite
  /** Pages that are read before all others, and who hears what is wrong with each of their documents: no other page changes that. */
  first?: { names: string[]; hear(problems: Problem[]): void }
}

/**
 * Opens a site: reads what all pages share, and finds out of each page what the others need to know of it, reading those
 * whose files changed. Threads of a large site run until it is closed.
 * @returns what is wrong with each document that all pages share; no site when its site file, or a block of its own, cannot be used
 */
export async function openSite(content: Content, how: How = {}): Promise<{ site?: OpenSite; problems: Problem[] }> {
  const { pages } = content
  const { memo = siteMemo(), isRelease = false, forThreads, readOne, first, before } = how
  const shared = await readShared(content.source, before?.parts.shared, content.hasSameCode)
  if (!('site' in shared)) return shared
  const { site, problems, contract } = shared
  const { source } = site
  const ledger = new LedgerOnDisk()
  const rules = rulesFor(isRelease)
  const work = createWork(site, rules, ledger, readOne)
  const threads = threadsFor(site, pages.length, { contract, source, isRelease }, forThreads)
  const timings = noTime()
  try {
    first?.hear(readPages(site, pagesNamed(pages, new Set(first.names)), timings, readOne).problems)
    const around = (source.documents['pages/_site.json'] ?? '') + basename(contract)
    const scans = await scanAll(pages, around, memo, async (some) => {
      const found: Scan[] = []
      await threads.run({ kind: 'scan' }, some, work.scan, (scanned: Scanned) => {
        found.push(...scanned.scans)
        addTime(timings, scanned.timings)
      })
      return found
    })
    const lost = pages.filter(({ name }) => !scans.has(name))
    const infos = [...scans.values()].map(({ info }) => info)
    const places = placesOf([...site.unreadable, ...filesOf(lost)])
    const index = createSiteIndex(infos, places, before?.parts.base.index)
    const made = { ...site, index }
    const isSame = before !== undefined && isSameAround(made, before.parts.base)
    const base =
      isSame && isDeepStrictEqual(source.unsaved, before.parts.base.source.unsaved) ? before.parts.base : made
    const keys = isSame ? before.parts.keys : createCheckKeys(index, source.media, rulesOf(base) + basename(contract))
    const parts = {
      shared,
      base,
      content,
      pages,
      scans,
      lost,
      memo,
      ledger,
      keys,
      step: isRelease ? 'check-release' : 'check',
      rules,
      work,
      threads,
      timings,
    }
    return { site: new OpenSite(parts), problems }
  } catch (error) {
    await threads.close()
    throw error
  }
}

/** @param size how many pages the site has. What a thread knows of them all grows by some 3.5 kB a page, and may by twice that */
function threadsFor({ settings }: Site, size: number, setup: Setup, forThreads: number | undefined): Threads {
  const module = join(bundleFolder(), 'server', 'thread.js')
  // The sources, which only tests run, have no threads.
  const perPage = existsSync(module) ? settings.languages.length * settings.brands.length : 0
  return createThreads(module, setup, { perPage, megabytes: 512 + Math.ceil(size / 160) }, forThreads)
}

/** How many pages are checked while somebody may begin to wait. */
const fewPages = 3

/** What an open site is made of. */
type Parts = {
  shared: Shared
  /** What all pages share, with what they know of each other; no page is in it. */
  base: Site
  content: Content
  /** The files of each page. */
  pages: PageFiles[]
  /** What is known of each page, by its name. */
  scans: ReadonlyMap<string, Scan>
  /** Pages that cannot be read. */
  lost: PageFiles[]
  memo: Memo
  ledger: LedgerOnDisk
  keys: CheckKeys
  /** The name under which the memo keeps what was found of a page. */
  step: string
  rules: Check[]
  work: Work
  threads: Threads
  /** Where the time for the pages went. */
  timings: Timings
}

/** A site on the disk, as it was when it was opened. */
export class OpenSite {
  readonly parts: Readonly<Parts>
  /** What was found out since it was opened. */
  readonly #new = new Map<string, Checked>()
  /** Whether pages know of each other already. */
  #isPrepared = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Whether pages may show the same of what they share and of all others as in another. */
  isSameAround(other: OpenSite): boolean {
    return isSameAround(this.parts.base, other.parts.base)
  }

  /**
   * The key of what checking finds of a page; undefined for one that cannot be read, and for one of which the ledger does
   * not say all yet: what is found of it may be another thing when it does.
   */
  checkKey(name: string): string | undefined {
    const { scans, ledger, keys } = this.parts
    const scan = scans.get(name)
    if (!scan || ledger.isNoted(name)) return undefined
    return `${keys.checkKey(scan)} ledger=${this.#ledgerKey(name)}`
  }

  /** Of what the ledger says of a page: its content, so that it is the same on every machine. */
  #ledgerKey(name: string): string {
    const { ledger, memo } = this.parts
    const print = ledger.fingerprint(name)
    const keyNow = () => hashOf(JSON.stringify(ledger.texts([name])))
    return memo.find<string>('ledger', name, print) ?? memo.put('ledger', name, print, keyNow())
  }

  /**
   * Checks pages, some at a time, since of many thousand pages not all are in memory at once. A page is checked again when
   * something changed that its checks look at.
   */
  async check<Done extends CheckedPart>(checking: Checking<Done> = {}): Promise<CheckedSite> {
    const { pages = this.parts.pages, known, pass, turn } = checking
    const { base, memo, step, ledger } = this.parts
    const checked = new Map<string, Checked>()
    for (const { name } of pages) {
      const key = this.checkKey(name)
      if (key === undefined) continue
      const elsewhere = known?.get(name)
      const one =
        memo.find<Checked>(step, name, key) ??
        (elsewhere?.key === key ? memo.put(step, name, key, elsewhere.checked) : undefined)
      if (one) checked.set(name, one)
    }
    const tasks = pages
      .filter(({ name }) => !checked.has(name) || pass?.names.has(name))
      .map((page) => ({ ...page, check: !checked.has(page.name), build: pass?.names.has(page.name) === true }))
    const use = ([name, one]: [string, Checked], isGone: boolean) => {
      checked.set(name, one)
      // Words that are gone may turn up elsewhere: it is looked for them again.
      if (!isGone) this.#remember(name, one)
    }
    if (pass) await this.#run(tasks, pass, use, turn)
    else await this.#run(tasks, this.#checking(), use, turn)
    const all = [...checked.values()]
    const unreadable = new Set([...base.unreadable, ...all.flatMap((one) => one.unreadable)])
    const site = { ...base, unreadable, source: { ...base.source, ledger: ledger.texts(this.#shared()) } }
    const together = this.#together(site, pages.length === this.parts.pages.length ? checked : undefined)
    return { problems: [...all.flatMap(({ problems }) => problems), ...together], together, site, pages: checked }
  }

  /** Whether what is said of several pages together can be an error: it is a warning unless the site says otherwise. */
  get isStrictTogether(): boolean {
    const { rules, base } = this.parts
    return rules.some(({ code, across }) => across && base.settings.rules[code]?.severity === 'error')
  }

  /** Reads one page with what all pages share, and says what is wrong with it: the same as when all are checked. */
  page(files: PageFiles): { site: Site; page?: Page; problems: Problem[] } {
    const { memo, step, work } = this.parts
    this.#prepare()
    const { site } = work.open([files])
    const key = this.checkKey(files.name)
    const known = key === undefined ? undefined : memo.find<Checked>(step, files.name, key)
    const { problems } = known ?? this.#checkOne(files)
    return { site, page: site.pages[0], problems }
  }

  #checkOne(files: PageFiles): Pick<Checked, 'problems'> {
    const { work } = this.parts
    const task = { ...files, check: true, build: false }
    const settled = work.check([task], 'leave').answer.checked[0]
    if (settled) this.#remember(...settled)
    return settled?.[1] ?? work.check([task], 'check').answer.checked[0]?.[1] ?? { problems: [] }
  }

  #prepare(): void {
    if (!this.#isPrepared) this.parts.work.prepare(this.#checking().context, this.parts.base.index)
    this.#isPrepared = true
  }

  /** What would be wrong with a page if its documents were these. */
  wrongInPage(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const { site, problems } = readPart(base, documents)
    return [...problems, ...runChecks(site, rules)]
  }

  /** What would be wrong with what all pages share if some of its documents were these. */
  wrongInShared(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const source = { ...base.source, documents: { ...base.source.documents, ...documents } }
    const { site, problems } = readSite(source, base.contract, base.index)
    return [...problems, ...(site ? runChecks(site, rules) : [])]
  }

  /** The site with some of its pages in memory, and what the ledger says of them; without any, what all pages share. */
  some(names: ReadonlySet<string>): Site {
    const { base, pages, ledger } = this.parts
    const some = pagesNamed(pages, names)
    const site = some.length > 0 ? withPart(base, readPages(base, some)) : base
    const texts = ledger.texts(some.length > 0 ? [...names] : this.#shared())
    return { ...site, isPart: some.length > 0, source: { ...site.source, ledger: texts } }
  }

  /** The site with all its pages in memory, and with its ledger. */
  whole(): Site {
    const { base, pages, content } = this.parts
    const site = withPart(base, readPages(base, pages))
    const texts = site.source.documents
    const files = [...content.listing.fingerprints.keys()].filter((file) => texts[file] !== undefined)
    const documents = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']))
    return { ...site, source: { ...site.source, documents, ledger: readLedgerFiles() } }
  }

  /** Remembers what was found of a page, unless the ledger may say more of it when it is written. */
  #remember(name: string, one: Checked): void {
    const { memo, step } = this.parts
    const key = this.checkKey(name)
    if (key === undefined) this.#new.set(name, one)
    else memo.put(step, name, key, one)
  }

  /** Keeps what was found out for the next command. Notes that are written by then count as written. */
  keep(): void {
    const { memo } = this.parts
    const found = [...this.#new]
    this.#new.clear()
    for (const [name, one] of found) this.#remember(name, one)
    if (memo.isNew) memo.save()
  }

  /** Ends the threads; to end them twice does no harm. */
  close(): Promise<void> {
    return this.parts.threads.close()
  }

  /** What all pages share and is translated, too. */
  #shared(): string[] {
    return [...sharedNames, ...this.parts.base.printed.map(({ name }) => name)]
  }

  #checking(): Pass {
    const { base, work } = this.parts
    return {
      names: new Set(),
      job: { kind: 'check' },
      context: { pages: base.index.pages, unreadable: base.index.unreadable, media: base.source.media },
      own: (tasks, unsettled) => work.check(tasks, unsettled).answer,
      use: () => {},
    }
  }

  /** Checks pages and does what else is done with them; what was translated of them since it was noted last is noted. */
  async #run<Part extends CheckedPart>(
    tasks: PageTask[],
    { job, context, own, use: takeBuilt }: Pass<Part>,
    found: (one: [string, Checked], isGone: boolean) => void,
    turn?: () => Promise<void>,
  ): Promise<void> {
    const { base, pages, work, ledger, threads, timings } = this.parts
    const size = turn ? fewPages : partSize
    const [unsettled, gone, done] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const hear = (part: Part) => {
      addTime(timings, part.timings)
      ledger.add(part.noted)
      for (const name of part.unsettled) unsettled.add(name)
      for (const name of part.gone) gone.add(name)
      for (const name of part.done) done.add(name)
      for (const one of part.checked) found(one, gone.has(one[0]))
      takeBuilt(part)
    }
    const rest = () => tasks.filter(({ name }) => !done.has(name))
    const ownInTurn = async (part: PageTask[], how: Unsettled) => {
      await turn?.()
      return own(part, how)
    }
    const run = (some: PageTask[], how: Unsettled) =>
      threads.run({ ...job, context, unsettled: how }, some, (part: PageTask[]) => ownInTurn(part, how), hear, size)
    work.prepare(context, base.index)
    this.#isPrepared = true
    await run(tasks, 'leave')

    const shared = this.#shared()
    const strays = ledger.strays(new Set([...pages.map(({ name }) => name), ...shared]))
    for (const name of unsettledIn(base, ledger.texts(shared)).gone) gone.add(name)
    if (gone.size + strays.length > 0) {
      // Words may have moved from one of them to another: they are noted together.
      const { site } = work.open(pages.filter(({ name }) => unsettled.has(name)))
      const together = { ...site, isPart: false, printed: base.printed, settings: base.settings }
      ledger.note(together, [...unsettled, ...shared, ...strays])
      for (const part of inParts(rest(), size)) hear(await ownInTurn(part, 'check'))
    } else {
      ledger.note(base, shared)
      await run(rest(), 'note')
    }
  }

  /**
   * What the rules say of what all pages share, and of pages together.
   * @param checked all pages; undefined where there are only some
   */
  #together(site: Site, checked: ReadonlyMap<string, Checked> | undefined): Problem[] {
    const { rules, memo, step, keys, pages, scans, work, lost } = this.parts
    const sharedKey = hashOf(JSON.stringify([keys.sharedCheckKey, [...site.unreadable], site.source.ledger]))
    const make = <Made>(what: string, key: string, made: () => Made) =>
      memo.find<Made>(`${step}-${what}`, '', key) ?? memo.put(`${step}-${what}`, '', key, made())
    const problems = make('shared', sharedKey, () => runChecks(site, rules))
    if (!checked) return problems
    const across = rules.filter((check) => check.across)
    // Pages that were checked now come last, whichever they were.
    const ofPages = [...checked].sort(([a], [b]) => (a < b ? -1 : 1))
    const noted = new Map<string, PageNotes>([
      ...ofPages.map(([name, { notes }]) => [name, notes] as const),
      ...make('shared-notes', sharedKey, () => [...notePages(site, across)]),
    ])
    const again = pagesAgain(across, noted)
    const seen = [...pages.filter(({ name }) => again.has(name)), ...lost]
    const hashes = seen.map(({ name, fingerprint }) => scans.get(name)?.hash ?? fingerprint)
    const notesKeys = ofPages.map(([name, { notesKey }]) => [name, notesKey])
    const together = make('together', hashOf(JSON.stringify([sharedKey, notesKeys, hashes])), () => {
      const printed = site.printed.filter(({ name }) => again.has(name))
      return runChecks({ ...withPart(site, work.open(seen).part), printed }, across, noted)
    })
    return [...problems, ...together]
  }
}
