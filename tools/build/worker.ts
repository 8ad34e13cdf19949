/** The entry of worker threads, and of the same work on the main thread: reads and builds pages, some at a time. */
import { workerData } from 'node:worker_threads'
import { checks } from '../checks'
import { type Catalogue, createCatalogue } from '../content/catalogue'
import { runChecks } from '../content/check'
import type { Entry } from '../content/entry'
import { guarded } from '../content/guard'
import { isError, type Problem } from '../content/problem'
import { readSite } from '../content/read-site'
import type { Base, Source } from '../content/site'
import { readKeptList } from '../host/cache'
import { openContract } from '../host/contract'
import { drawWorld } from './continents'
import type { Sheets } from './data-sheets'
import type { Reading } from './manifest'
import { createPageBuilder, type Made, type PageBuilder } from './page-builder'
import type { PageFiles } from './parts'
import { createReader, filesOf, type Reader } from './reader'
import type { Shared } from './shared'
import { noTime, type Split, timed } from './split'

export { addressIn, dataName, pageFor, splitAddress } from '../../renderer/server'
export { createDocuments } from './document'
export { indexPages } from './search-index'

/** What a thread knows from its start: enough to read pages. */
export type Setup = {
  /** The file of the compiled schema. */
  contract: string
  /** The site's source without the documents of its pages. */
  source: Source
}

/** What all pages share when they are built; kept as the head of a list of their entries. */
export type Frame = Pick<Catalogue, 'unreadable'> &
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

/** Pages to check, to build or both, and the file with the frame of this build. */
export type Task = { frame: string; build: number; pages: (PageFiles & { check: boolean; build: boolean })[] }

/** What came of a task; `made` by the names of the pages that were built. */
export type Built = { problems: Problem[]; made: Record<string, Made>; split: Split }

/** What is ready for the pages of a build. */
type Known = { build: number; reader: Reader; builder: PageBuilder }

let base: Base | undefined
let known: Known | undefined

/** Makes the main thread, which has read what all pages share, ready to do the work; worker threads read it themselves. */
export function start(own: Base): void {
  base = own
}

/** Reads pages. Of one that cannot be read at all nothing is learnt; checking tells why. */
export function readPages(pages: PageFiles[]): { readings: Reading[]; split: Split } {
  const split = noTime()
  return { readings: createReader(ready()).learn(pages, split), split }
}

/** Checks and builds pages. A page with an error is not built. */
export function buildPages({ frame, build, pages }: Task): Built {
  const { reader, builder } = known?.build === build ? known : openFrame(build, frame)
  const split = noTime()
  const { site, problems } = reader.open(pages, split)
  const rules = pages.some(({ check }) => check) ? checks : []
  problems.push(...timed(split, 'check', () => runChecks(site, rules)))
  const files = new Set(filesOf(pages))
  const own = problems.filter(({ file }) => files.has(file))
  const made: Built['made'] = {}
  if (own.some(isError)) return { problems: own, made, split }
  const wanted = new Set(pages.filter(({ build }) => build).map(({ name }) => name))
  for (const page of site.pages) {
    if (!wanted.has(page.name)) continue
    const built = guarded(page.file, 'building', own, () => builder.build(site, page, split))
    if (built) made[page.name] = built
  }
  return { problems: own, made, split }
}

function openFrame(build: number, file: string): Known {
  const kept = readKeptList<Frame, Entry>(file)
  if (!kept) throw new Error(`There is no ${file}.`)
  return prepare(build, kept.head, createCatalogue(kept.items, kept.head.unreadable))
}

/** Makes ready what all pages of a build share. */
export function prepare(build: number, frame: Frame, catalogue: Catalogue): Known {
  const source = { documents: {}, media: frame.media, fonts: ready().source.fonts, world: drawWorld }
  known = { build, reader: createReader({ ...ready(), catalogue, source }), builder: createPageBuilder(frame) }
  return known
}

function ready(): Base {
  if (base) return base
  // Tinypool hands a worker its data as the second of a pair.
  const { contract, source }: Setup = workerData[1]
  base = readSite(source, openContract(contract)).site
  if (!base) throw new Error('The site file cannot be used.')
  return base
}
