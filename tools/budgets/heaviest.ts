import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliSize, type Report } from '../build/report'
import { readSite } from '../content/read-site'
import { readContract } from '../contract/contract-file'
import { readSource } from '../host/source'
import { type PageType, pageTypes, typeOf } from './site'
import { bytes } from './table'

/** What the first round trip of a slow connection carries: ten packets. */
const firstTrip = 14_000

/** Brotli is slow: of each type only so many are compressed, the largest before compression. */
const compressed = 3

/** A document of the built site: its path, and its bytes in Brotli. */
export type Heavy = { path: string; bytes: number }

/** The heaviest document of each type of pages in a built site. @param report what the build said */
export async function heaviestOf({ folder, heaviest }: Report): Promise<Map<PageType, Heavy>> {
  const { site } = readSite(readSource(), await readContract())
  const documents = (site?.pages ?? []).flatMap((page) => {
    const document = heaviest[page.name]
    return site && document ? [{ ...document, type: typeOf(page, site) }] : []
  })
  return new Map(
    (Object.keys(pageTypes) as PageType[]).flatMap((type) => {
      const largest = documents.filter((document) => document.type === type).sort((a, b) => b.bytes - a.bytes)
      const [heaviest] = largest
        .slice(0, compressed)
        .map(({ path }) => ({ path, bytes: brotliSize(readFileSync(join(folder, path))) }))
        .sort((a, b) => b.bytes - a.bytes)
      return heaviest ? [[type, heaviest] as const] : []
    }),
  )
}

/** What does not fit into the first round trip, each in a sentence. */
export function overFirstTrip(heaviest: Map<PageType, Heavy>): string[] {
  return [...heaviest].flatMap(([type, { path, bytes: size }]) =>
    size > firstTrip
      ? [`${path} (type ${type}): ${bytes(size)} bytes, where ${bytes(firstTrip)} fit into the first round trip.`]
      : [],
  )
}
