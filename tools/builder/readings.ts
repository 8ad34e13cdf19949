import { keepList, readKeptList } from '../files/cache'
import { type KeptReading, type Reading, readingsFile } from './manifest'
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
  const kept = readKeptList<{ code: string }, KeptReading>(readingsFile)
  const known = new Map(kept?.head.code === code ? kept.items.map((reading) => [reading.name, reading]) : [])
  const changed = pages.filter(({ name, stamp }) => known.get(name)?.stamp !== stamp)
  const again = new Map((await read(changed)).map((reading) => [reading.name, reading]))
  const readings = new Map<string, KeptReading>()
  for (const { name, stamp } of pages) {
    const before = known.get(name)
    const reading = again.get(name) ?? (before?.stamp === stamp ? before : undefined)
    if (reading) readings.set(name, { ...reading, stamp })
  }
  if (changed.length > 0 || known.size !== pages.length) keepList(readingsFile, { code }, readings.values())
  return readings
}
