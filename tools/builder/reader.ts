import type { Problem } from '../content/problem'
import { readPart } from '../content/read-site'
import type { Base, Site } from '../content/site'
import { readTexts } from '../files/texts'
import { filesOf, type PageFiles } from './parts'
import { type Timings, timed } from './timings'

/** Some pages of a site, the texts of their files, and what is wrong with each of these. */
export type Part = { texts: Record<string, string>; site: Site; problems: Problem[] }

/** How many pages stay in memory from scanning to checking and building, so that they are read once. */
const longestMemory = 1000

/**
 * Makes a reader of pages that remembers the first of them.
 * @param base what all pages have in common
 * @param longest how many it remembers
 */
export function createReader(base: Base, longest = longestMemory): (pages: PageFiles[], timings: Timings) => Part {
  const parts = new Map<string, Part>()
  let remembered = 0
  return (pages, timings) => {
    const key = pages.map(({ name, fingerprint }) => `${name} ${fingerprint}`).join()
    const known = parts.get(key)
    if (known) return known
    const part = readPages(base, pages, timings)
    remembered += pages.length
    if (remembered <= longest) parts.set(key, part)
    return part
  }
}

/** Reads pages from their files, in the folder the command runs in. @param base what all pages have in common */
export function readPages(base: Base, pages: PageFiles[], timings: Timings): Part {
  const failures: Problem[] = []
  const texts = timed(timings, 'read', () => readTexts(filesOf(pages), failures))
  return { texts, ...timed(timings, 'parse', () => readPart(base, texts, failures)) }
}
