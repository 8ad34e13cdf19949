import { keep, readKept } from '../host/cache'
import type { Crew } from './crew'
import { type Readings, readingsFile } from './manifest'
import type { PageFiles } from './parts'
import type { Reading } from './worker'

/**
 * What is to be learnt of all pages: of those whose files changed by reading them, of others from the last time.
 * @param code the key of the code that reads, without which nothing learnt counts
 * @returns one reading for each page that can be read, by its name
 */
export async function readAll(crew: Crew, pages: PageFiles[], code: string): Promise<Map<string, Reading>> {
  const kept = readKept<Readings>(readingsFile)
  const known = kept?.code === code ? kept.pages : {}
  const isKnown = ({ name, stamp }: PageFiles) => known[name]?.stamp === stamp
  const changed = pages.filter((page) => !isKnown(page))
  const read = new Map((await crew.read(changed)).map((reading) => [reading.name, reading]))
  const readings: Readings['pages'] = {}
  for (const { name, stamp } of pages) {
    const reading = read.get(name) ?? (known[name]?.stamp === stamp ? known[name] : undefined)
    if (reading) readings[name] = { ...reading, stamp }
  }
  if (changed.length > 0 || Object.keys(known).length !== pages.length)
    keep(readingsFile, { code, pages: readings } satisfies Readings)
  return new Map(Object.entries(readings))
}
