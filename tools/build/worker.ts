/** The entry of worker threads, and of the same work on the main thread: reads and builds pages, some at a time. */
import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { AnySchemaObject } from 'ajv'
import { checks } from '../checks'
import { type Catalogue, createCatalogue } from '../content/catalogue'
import { runChecks } from '../content/check'
import { type Contract, createContract } from '../content/contract'
import type { Entry } from '../content/entry'
import type { Problem } from '../content/problem'
import { readSite, type Source } from '../content/site'
import { hashOf } from '../host/files'
import { createPageBuilder, type Heaviest, type PageBuilder } from './page-builder'
import type { PageFiles } from './parts'
import type { Shared } from './shared'
import { noTime, type Split, timed } from './split'

export { addressIn, dataName, splitAddress } from '../../renderer/server'
export { createDocuments } from './document'

/** What a thread knows from its start. */
export type Setup = {
  schemas: Record<string, AnySchemaObject>
  /** The site's source without the documents of its pages. */
  source: Source
  shared: Shared
  /** The address of the app's script. */
  app: string
  /** Where pages are written. */
  folder: string
}

/** What was learnt of a page: the hash of its files' contents, and its entry. */
export type Reading = { name: string; hash: string; entry: Entry }

/** Pages to check, to build or both, and the file with the entries of all pages. */
export type Task = { catalogue: string; pages: (PageFiles & { check: boolean; build: boolean })[] }

/** What came of a task; `heaviest` by the names of the pages that were built. */
export type Built = { problems: Problem[]; heaviest: Record<string, Heaviest>; split: Split }

let setup: Setup | undefined
let contract: Contract | undefined
let builder: PageBuilder | undefined
let known: { file: string; catalogue: Catalogue } | undefined

/** Makes the main thread ready to do the work; worker threads are ready from their start. */
export function start(given: Setup): void {
  setup = given
  contract = createContract(given.schemas)
  builder = createPageBuilder(given.shared, given.app, given.folder)
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
export function buildPages({ catalogue, pages }: Task): Built {
  if (known?.file !== catalogue) {
    const kept: Pick<Catalogue, 'entries' | 'unreadable'> = JSON.parse(readFileSync(catalogue, 'utf8'))
    known = { file: catalogue, catalogue: createCatalogue(kept.entries, kept.unreadable) }
  }
  const split = noTime()
  const { texts, site, problems } = openPages(pages, split, known.catalogue)
  const rules = pages.some(({ check }) => check) ? checks : []
  if (site) problems.push(...timed(split, 'check', () => runChecks(site, rules)))
  const own = problems.filter(({ file }) => file in texts)
  const heaviest: Built['heaviest'] = {}
  if (!site || own.some(({ severity }) => severity === 'error')) return { problems: own, heaviest, split }
  const { builder } = ready()
  const wanted = new Set(pages.filter(({ build }) => build).map(({ name }) => name))
  for (const page of site.pages) if (wanted.has(page.name)) heaviest[page.name] = builder.build(site, page, split)
  return { problems: own, heaviest, split }
}

/** A part of the site: its pages and what all pages share. */
function openPages(pages: PageFiles[], split: Split, whole?: Catalogue) {
  const { contract, source } = ready()
  const texts = timed(split, 'read', () => textsOf(pages))
  const documents = { ...source.documents, ...texts }
  return { texts, ...timed(split, 'parse', () => readSite({ ...source, documents }, contract, whole)) }
}

function ready() {
  // Tinypool hands a worker its data as the second of a pair.
  if (!setup) start(workerData[1])
  if (!setup || !contract || !builder) throw new Error('There is nothing to build.')
  return { source: setup.source, contract, builder }
}

function textsOf(pages: PageFiles[]): Record<string, string> {
  return Object.fromEntries(pages.flatMap(({ files }) => files).map((file) => [file, readFileSync(file, 'utf8')]))
}
