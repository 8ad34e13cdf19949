import type { PageInfo } from '../content/page-info'
import { pageInfosOf } from '../content/read-site'
import { hashOf } from '../files/files'
import type { Memo } from '../files/memo'
import type { PageFiles } from './parts'
import type { Part } from './reader'

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
  const keys = new Map(pages.map(({ name, fingerprint }) => [name, `${aroundKey} ${fingerprint}`]))
  const kept = new Map(pages.map(({ name }) => [name, memo.find<Scan>('scan', name, keys.get(name) ?? '')]))
  const changed = await read(pages.filter(({ name }) => !kept.get(name)))
  for (const one of changed) kept.set(one.name, memo.put('scan', one.name, keys.get(one.name) ?? '', one))
  return new Map([...kept].flatMap(([name, one]) => (one ? [[name, one]] : [])))
}
