import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Words } from '../../renderer/i18n'
import type { LocalizedPage, LocalizedSite } from '../../schema/localized'
import type { SearchDocument } from './search-document'

/** What the head and the frame of every document need from the build. */
export type BuildInfo = {
  /** The inline script, minified, and its hash as a content security policy names it. */
  boot: string
  bootHash: string
  /** The address of the stylesheet for paper. */
  print: string
  /** `@font-face` rules, and the files to preload by language. */
  fonts: { css: string; preload: Record<string, string[]> }
  year: number
  /** The day of printing, when documents are made for paper. */
  printedOn?: string
}

/** What all batches share. */
export type Shared = { sites: Record<string, LocalizedSite>; words: Record<string, Words>; build: BuildInfo }

/** Pages of one language for one brand. */
export type Batch = { language: string; brandId: string; pages: LocalizedPage[] }

/** One document, how much of it is styles, and what the search finds it by, if it does. */
export type Rendered = { address: string; html: string; stylesBytes: number; searchable?: SearchDocument }

/** The server bundle, see `worker.ts`. */
export type ServerBundle = typeof import('./worker')

/** Below this many pages workers certainly cost more than they save (measured: README, Decisions). */
const worthWorkers = 4000

/** Pages in one task of a worker: enough to make passing them cheap, few enough to share them out evenly. */
const batchSize = 100

/**
 * Renders pages and hands each on as soon as it is there, in worker threads when there are many.
 * @param bundleFile the server bundle
 * @param use called once for each batch, in no particular order
 * @param pagesForWorkers how many pages make workers worth while
 */
export async function renderAll(
  bundleFile: string,
  batches: Batch[],
  shared: Shared,
  use: (batch: Batch, rendered: Rendered[]) => void,
  pagesForWorkers = worthWorkers,
): Promise<void> {
  const total = batches.reduce((sum, { pages }) => sum + pages.length, 0)
  if (total < pagesForWorkers) {
    const { renderBatch }: ServerBundle = await import(pathToFileURL(bundleFile).href)
    for (const batch of batches) use(batch, renderBatch({ batch, shared }))
    return
  }
  const pool = new Tinypool({
    filename: pathToFileURL(bundleFile).href,
    workerData: shared,
    maxThreads: availableParallelism(),
  })
  try {
    const tasks = batches.flatMap(split)
    await Promise.all(tasks.map(async (batch) => use(batch, await pool.run({ batch }, { name: 'renderBatch' }))))
  } finally {
    await pool.destroy()
  }
}

function split(batch: Batch): Batch[] {
  const parts: Batch[] = []
  for (let i = 0; i < batch.pages.length; i += batchSize)
    parts.push({ ...batch, pages: batch.pages.slice(i, i + batchSize) })
  return parts
}
