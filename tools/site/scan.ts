import { isListed } from '../content/read/listed-pages'
import type { ListRule } from '../content/read/page-info'
import type { Source } from '../content/read/site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { Threads } from '../files/threads'
import { keyOf } from '../files/trace'
import { type PageFiles, type Scan, tablesHash } from './pages'
import type { PartWork, ThreadJob } from './part'
import { addTime, type Timings } from './timings'

type Scanning = {
  work: PartWork
  threads: Threads
  timings: Timings
  source: Source
  reused(page: PageFiles): Scan | undefined
}

/**
 * Scans the pages whose files changed; the results of all other pages are taken from the memo (a cache file).
 * @param shared text of everything that the scan of a page depends on, except the page's own files
 * @param reused returns the scan of a page that has not changed since the site was last opened
 * @param timings totals to which the time taken is added
 * @returns results by page name, without unreadable pages
 */
export async function scanAll(
  pages: PageFiles[],
  shared: string,
  memo: Memo,
  { work, threads, timings, source, reused }: Scanning,
): Promise<Map<string, Scan>> {
  const sharedKey = hashOf(shared)
  const fingerprints = new Map(pages.map(({ name, fingerprint }) => [name, fingerprint]))
  const memoKey = (name: string) => keyOf({ shared: sharedKey, files: fingerprints.get(name) ?? '' })
  const scans = new Map<string, Scan>()
  for (const page of pages) {
    const cached = reused(page) ?? memo.find<Scan>('scan', page.name, memoKey(page.name))
    const isCurrent = !cached?.tables || tablesHash(cached.tables.files, source) === cached.tables.hash
    if (cached && isCurrent) scans.set(page.name, cached)
  }
  const newScans = new Map<string, Scan>()
  const scan = (batch: PageFiles[]) =>
    threads.run({ kind: 'scan' } satisfies ThreadJob, batch, work.scan, (result) => {
      for (const scanned of result.scans) scans.set(scanned.name, scanned)
      for (const scanned of result.scans) newScans.set(scanned.name, scanned)
      addTime(timings, result.timings)
    })
  await scan(pages.filter(({ name }) => !scans.has(name)))
  const infos = [...scans.values()].map(({ info }) => info)
  const comparedAddresses = new Set(infos.flatMap(({ compared }) => compared))
  const lists = unique(infos.flatMap(({ lists = [] }) => lists))
  const tables = lists.filter(({ figures, look }) => figures !== undefined || look === 'table')
  const isCompared = ({ info }: Scan) =>
    comparedAddresses.has(info.address) || tables.some((list) => isListed(list, info))
  const isInList = ({ info }: Scan) => lists.some((list) => isListed(list, info))
  // Table rows and descriptions are stored in the memo (the cache file) only for pages whose rows and descriptions
  // other pages show, because those of all pages would take up most of the memo.
  const incomplete = pages.filter(({ name }) => {
    const scanned = scans.get(name)
    return scanned && ((!scanned.info.rows && isCompared(scanned)) || (!scanned.info.about && isInList(scanned)))
  })
  await scan(incomplete)
  for (const scanned of newScans.values()) {
    const { rows, about, ...info } = scanned.info
    const sharedInfo = { ...info, ...(isCompared(scanned) && { rows }), ...(isInList(scanned) && { about }) }
    const keptScan = { ...scanned, info: sharedInfo }
    scans.set(scanned.name, memo.put('scan', scanned.name, memoKey(scanned.name), keptScan))
  }
  return scans
}

/** Removes lists for which another list selects the same pages and shows the same figures. */
function unique(lists: ListRule[]): ListRule[] {
  return [
    ...new Map(lists.map((list) => [JSON.stringify([list.of, list.filters, list.figures, list.look]), list])).values(),
  ]
}
