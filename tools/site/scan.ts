import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { Threads } from '../files/threads'
import { keyOf } from '../files/trace'
import type { PageFiles, Scan } from './pages'
import type { PartWork, ThreadJob } from './part'
import { addTime, type Timings } from './timings'

/**
 * Scans all pages: those whose files changed; of others it is known from before.
 * @param shared all that what is known of a page depends on besides its files
 * @param timings where the time that it takes is added
 * @returns one for each page that can be read, by its name
 */
export async function scanAll(
  pages: PageFiles[],
  shared: string,
  memo: Memo,
  { work, threads, timings }: { work: PartWork; threads: Threads; timings: Timings },
): Promise<Map<string, Scan>> {
  const sharedKey = hashOf(shared)
  const keys = new Map(pages.map(({ name, fingerprint }) => [name, keyOf({ shared: sharedKey, files: fingerprint })]))
  const found = new Map<string, Scan>()
  for (const { name } of pages) {
    const known = memo.find<Scan>('scan', name, keys.get(name) ?? '')
    if (known) found.set(name, known)
  }
  const changed = new Map<string, Scan>()
  const scan = (some: PageFiles[]) =>
    threads.run({ kind: 'scan' } satisfies ThreadJob, some, work.scan, (result) => {
      for (const one of result.scans) found.set(one.name, one)
      for (const one of result.scans) changed.set(one.name, one)
      addTime(timings, result.timings)
    })
  await scan(pages.filter(({ name }) => !found.has(name)))
  const compared = new Set([...found.values()].flatMap(({ info }) => info.compared))
  const isCompared = ({ info }: Scan) => compared.has(info.address)
  // The rows of tables are kept for pages that others compare: of all pages they would be most of what is kept.
  const withoutRows = pages.filter(({ name }) => {
    const one = found.get(name)
    return one && isCompared(one) && !one.info.rows
  })
  await scan(withoutRows)
  for (const one of changed.values()) {
    const { rows, ...info } = one.info
    const kept = isCompared(one) ? one : { ...one, info }
    found.set(one.name, memo.put('scan', one.name, keys.get(one.name) ?? '', kept))
  }
  return found
}
