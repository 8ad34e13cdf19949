import type { PageInfo } from '../content/read/page-info'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import type { PageFiles } from './pages'

/** What is known of a page before it is built: the hash of its files' contents, and what others need to know of it. */
export type Scan = { name: string; hash: string; info: PageInfo }

/**
 * Scans all pages: those whose files changed; of others it is known from before.
 * @param shared all that what is known of a page depends on besides its files
 * @param scanSome scans pages, and calls with each that can be read, in any order
 * @returns one for each page that can be read, by its name
 */
export async function scanAll(
  pages: PageFiles[],
  shared: string,
  memo: Memo,
  scanSome: (pages: PageFiles[], onScan: (scan: Scan) => void) => Promise<void>,
): Promise<Map<string, Scan>> {
  const sharedKey = hashOf(shared)
  const keys = new Map(pages.map(({ name, fingerprint }) => [name, keyOf({ shared: sharedKey, files: fingerprint })]))
  const found = new Map<string, Scan>()
  for (const { name } of pages) {
    const known = memo.find<Scan>('scan', name, keys.get(name) ?? '')
    if (known) found.set(name, known)
  }
  const scanned = new Map<string, Scan>()
  const add = (one: Scan) => {
    found.set(one.name, one)
    scanned.set(one.name, one)
  }
  await scanSome(
    pages.filter(({ name }) => !found.has(name)),
    add,
  )
  const compared = new Set([...found.values()].flatMap(({ info }) => info.compared))
  const isCompared = ({ info }: Scan) => compared.has(info.address)
  // The rows of tables are kept for pages that others compare: of all pages they would be most of what is kept.
  const withoutRows = pages.filter(({ name }) => {
    const one = found.get(name)
    return one && isCompared(one) && !one.info.rows
  })
  await scanSome(withoutRows, add)
  for (const one of scanned.values()) {
    const { rows, ...info } = one.info
    const scan = isCompared(one) ? one : { ...one, info }
    found.set(one.name, memo.put('scan', one.name, keys.get(one.name) ?? '', scan))
  }
  return found
}
