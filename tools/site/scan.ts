import type { PageInfo } from '../content/page-info'
import { pageInfosOf } from '../content/read-site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import { keyOf } from '../files/trace'
import type { PageFiles, Part } from './pages'

/** What is known of a page before it is built: the hash of its files' contents, and what others need to know of it. */
export type Scan = { name: string; hash: string; info: PageInfo }

/** What others need to know of some pages. Of one that cannot be read nothing is known: checking says why. */
export function scan(pages: PageFiles[], { texts, site }: Part): Scan[] {
  const infos = new Map(pageInfosOf(site).map((info) => [info.name, info]))
  return pages.flatMap(({ name, files }) => {
    const info = infos.get(name)
    const hash = hashOf(files.map((file) => file + texts[file]).join('\n'))
    return info ? [{ name, hash, info }] : []
  })
}

/**
 * Scans all pages: those whose files changed; of others it is known from before.
 * @param around all that what is known of a page depends on besides its files
 * @param read scans pages, in any order
 * @returns one for each page that can be read, by its name
 */
export async function scanAll(
  pages: PageFiles[],
  around: string,
  memo: Memo,
  read: (pages: PageFiles[]) => Promise<Scan[]>,
): Promise<Map<string, Scan>> {
  const aroundKey = hashOf(around)
  const keys = new Map(pages.map(({ name, fingerprint }) => [name, keyOf({ around: aroundKey, files: fingerprint })]))
  const found = new Map<string, Scan>()
  for (const { name } of pages) {
    const known = memo.find<Scan>('scan', name, keys.get(name) ?? '')
    if (known) found.set(name, known)
  }
  const scanAgain = async (some: PageFiles[]) => {
    const scans = some.length > 0 ? await read(some) : []
    for (const one of scans) found.set(one.name, one)
    return scans
  }
  const changed = await scanAgain(pages.filter(({ name }) => !found.has(name)))
  const compared = new Set([...found.values()].flatMap(({ info }) => info.compared))
  const isCompared = ({ info }: Scan) => compared.has(info.address)
  // The rows of tables are kept for pages that others compare: of all pages they would be most of what is kept.
  const withoutRows = pages.filter(({ name }) => {
    const one = found.get(name)
    return one && isCompared(one) && !one.info.rows
  })
  for (const one of [...changed, ...(await scanAgain(withoutRows))]) {
    const { rows, ...info } = one.info
    const scan = isCompared(one) ? one : { ...one, info }
    found.set(one.name, memo.put('scan', one.name, keys.get(one.name) ?? '', scan))
  }
  return found
}
