/** The entry of worker threads, and of the same work on the main thread: reads and builds pages, some at a time. */
import { workerData } from 'node:worker_threads'
import { checks } from '../checks'
import { type Catalogue, createCatalogue } from '../content/catalogue'
import { runChecks } from '../content/check'
import type { Entry } from '../content/entry'
import { guarded } from '../content/guard'
import { isError } from '../content/problem'
import { readSite } from '../content/read-site'
import type { Base } from '../content/site'
import { openContract } from '../contract/open'
import { readKeptList } from '../files/cache'
import type { Reading } from './manifest'
import { createPageBuilder, type PageBuilder } from './page-builder'
import type { PageFiles } from './parts'
import type { Built, Frame, Setup, Task } from './protocol'
import { createReader, filesOf, type Reader } from './reader'
import { noTime, type Split, timed } from './split'

export { addressIn, dataName, pageFor, splitAddress } from '../../renderer/server'
export { createDocuments } from '../html/document'
export { indexPages } from './search-index'

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
  const source = { documents: {}, media: frame.media, fonts: ready().source.fonts }
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
