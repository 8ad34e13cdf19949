/** The entry of worker threads, and of the same work on the main thread: reads and builds pages, some at a time. */
import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { checks } from '../checks'
import { type Catalogue, createCatalogue } from '../content/catalogue'
import { runChecks } from '../content/check'
import type { Contract } from '../content/contract'
import type { Entry } from '../content/entry'
import { isError, type Problem } from '../content/problem'
import { readSite, type Source } from '../content/site'
import { openContract } from '../host/contract'
import { hashOf } from '../host/files'
import { drawWorld } from './continents'
import type { Sheets } from './data-sheets'
import { createPageBuilder, type Heaviest, type PageBuilder } from './page-builder'
import type { PageFiles } from './parts'
import type { Shared } from './shared'
import { noTime, type Split, timed } from './split'

export { addressIn, dataName, splitAddress } from '../../renderer/server'
export { createDocuments } from './document'

/** What a thread knows from its start: enough to read pages. */
export type Setup = {
  /** The file of the compiled schema. */
  contract: string
  /** The site's source without the documents of its pages. */
  source: Source
}

/** What all pages share when they are built. */
export type Frame = Pick<Catalogue, 'entries' | 'unreadable'> &
  Pick<Source, 'media'> & {
    shared: Shared
    /** The address of the app's script. */
    app: string
    /** Where pages are written. */
    folder: string
    /** The link previews that are drawn. */
    drawn: string[]
    /** The data sheets that are printed. */
    sheets: Sheets
  }

/** What was learnt of a page: the hash of its files' contents, and its entry. */
export type Reading = { name: string; hash: string; entry: Entry }

/** Pages to check, to build or both, and the file with the frame of this build. */
export type Task = { frame: string; build: number; pages: (PageFiles & { check: boolean; build: boolean })[] }

/** What came of a task; `heaviest` by the names of the pages that were built. */
export type Built = { problems: Problem[]; heaviest: Record<string, Heaviest>; split: Split }

let setup: Setup | undefined
let contract: Contract | undefined
let known: { build: number; catalogue: Catalogue; source: Source; builder: PageBuilder } | undefined

/** Makes the main thread ready to do the work; worker threads are ready from their start. */
export function start(given: Setup): void {
  setup = given
  contract = openContract(given.contract)
}

/** Reads pages. Of one that cannot be read at all nothing is learnt; checking tells why. */
export function readPages(pages: PageFiles[]): { readings: Reading[]; split: Split } {
  const split = noTime()
  const { texts, site } = openPages(pages, split)
  const readings = pages.flatMap(({ name, files }) => {
    const entry = site?.catalogue.byName.get(name)
    const hash = hashOf(files.map((file) => file + texts[file]).join('\n'))
    return entry ? [{ name, hash, entry }] : []
  })
  return { readings, split }
}

/** Checks and builds pages. A page with an error is not built. */
export function buildPages({ frame, build, pages }: Task): Built {
  if (known?.build !== build) known = { build, ...openFrame(frame) }
  const split = noTime()
  const { texts, site, problems } = openPages(pages, split, known)
  const rules = pages.some(({ check }) => check) ? checks : []
  if (site) problems.push(...timed(split, 'check', () => runChecks(site, rules)))
  const own = problems.filter(({ file }) => file in texts)
  const heaviest: Built['heaviest'] = {}
  if (!site || own.some(isError)) return { problems: own, heaviest, split }
  const wanted = new Set(pages.filter(({ build }) => build).map(({ name }) => name))
  for (const page of site.pages) if (wanted.has(page.name)) heaviest[page.name] = known.builder.build(site, page, split)
  return { problems: own, heaviest, split }
}

function openFrame(file: string) {
  const frame: Frame = JSON.parse(readFileSync(file, 'utf8'))
  const { entries, unreadable, media } = frame
  return {
    catalogue: createCatalogue(entries, unreadable),
    source: { ...ready().source, media, world: drawWorld },
    builder: createPageBuilder(frame),
  }
}

/** A part of the site: its pages and what all pages share. */
function openPages(pages: PageFiles[], split: Split, whole?: { catalogue: Catalogue; source: Source }) {
  const { contract, source } = ready()
  const texts = timed(split, 'read', () => textsOf(pages))
  const part = { ...(whole?.source ?? source), documents: { ...source.documents, ...texts } }
  return { texts, ...timed(split, 'parse', () => readSite(part, contract, whole?.catalogue)) }
}

function ready() {
  // Tinypool hands a worker its data as the second of a pair.
  if (!setup) start(workerData[1])
  if (!setup || !contract) throw new Error('There is nothing to build.')
  return { source: setup.source, contract }
}

function textsOf(pages: PageFiles[]): Record<string, string> {
  return Object.fromEntries(pages.flatMap(({ files }) => files).map((file) => [file, readFileSync(file, 'utf8')]))
}
