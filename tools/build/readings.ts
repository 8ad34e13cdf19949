import { keep, readKept } from '../host/cache'
import type { Reading } from './manifest'
import { type Readings, readingsFile } from './manifest'
import type { PageFiles } from './parts'

/**
 * What is to be learnt of all pages: of those whose files changed by reading them, of others from the last time.
 * @param read reads pages, in any order
 * @param code the key of the code that reads, without which nothing learnt counts
 * @returns one reading for each page that can be read, by its name
 */
export async function readAll(
  read: (pages: PageFiles[]) => Promise<Reading[]>,
  pages: PageFiles[],
  code: string,
): Promise<Map<string, Reading>> {
  const kept = readKept<Readings>(readingsFile)
  const known = kept?.code === code ? kept.pages : {}
  const isKnown = ({ name, stamp }: PageFiles) => known[name]?.stamp === stamp
  const changed = pages.filter((page) => !isKnown(page))
  const anew = new Map((await read(changed)).map((reading) => [reading.name, reading]))
  const readings: Readings['pages'] = {}
  for (const { name, stamp } of pages) {
    const reading = anew.get(name) ?? (known[name]?.stamp === stamp ? known[name] : undefined)
    if (reading) readings[name] = { ...reading, stamp }
  }
  if (changed.length > 0 || Object.keys(known).length !== pages.length)
    keep(readingsFile, { code, pages: readings } satisfies Readings)
  return new Map(Object.entries(readings))
}
