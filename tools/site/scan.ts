import type { Source } from '../content/read/site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { Threads } from '../files/threads'
import { keyOf } from '../files/trace'
import { type PageFiles, type Scan, tablesHash } from './pages'
import type { PartWork, ThreadJob } from './part'
import { addTime, type Timings } from './timings'

/**
 * Scans the pages whose files changed; the results of all other pages are taken from the memo (a cache file).
 * @param shared text of everything that the scan of a page depends on, except the page's own files
 * @param timings sums to which the time taken is added
 * @returns results by page name, without unreadable pages
 */
export async function scanAll(
  pages: PageFiles[],
  shared: string,
  memo: Memo,
  { work, threads, timings, source }: { work: PartWork; threads: Threads; timings: Timings; source: Source },
): Promise<Map<string, Scan>> {
  const sharedKey = hashOf(shared)
  const keys = new Map(pages.map(({ name, fingerprint }) => [name, keyOf({ shared: sharedKey, files: fingerprint })]))
  const scans = new Map<string, Scan>()
  for (const { name } of pages) {
    const cached = memo.find<Scan>('scan', name, keys.get(name) ?? '')
    const isCurrent = !cached?.tables || tablesHash(cached.tables.files, source) === cached.tables.hash
    if (cached && isCurrent) scans.set(name, cached)
  }
  const newScans = new Map<string, Scan>()
  const scan = (batch: PageFiles[]) =>
    threads.run({ kind: 'scan' } satisfies ThreadJob, batch, work.scan, (result) => {
      for (const scanned of result.scans) scans.set(scanned.name, scanned)
      for (const scanned of result.scans) newScans.set(scanned.name, scanned)
      addTime(timings, result.timings)
    })
  await scan(pages.filter(({ name }) => !scans.has(name)))
  const comparedAddresses = new Set([...scans.values()].flatMap(({ info }) => info.compared))
  const isCompared = ({ info }: Scan) => comparedAddresses.has(info.address)
  // The memo stores table rows only for pages that other pages compare, because the rows of all pages would take up
  // most of the memo.
  const withoutRows = pages.filter(({ name }) => {
    const scanned = scans.get(name)
    return scanned && isCompared(scanned) && !scanned.info.rows
  })
  await scan(withoutRows)
  for (const scanned of newScans.values()) {
    const { rows, ...info } = scanned.info
    const keptScan = isCompared(scanned) ? scanned : { ...scanned, info }
    scans.set(scanned.name, memo.put('scan', scanned.name, keys.get(scanned.name) ?? '', keptScan))
  }
  return scans
}
