import type { Problem } from '../content/problem'
import { readPart } from '../content/read-site'
import type { Base, Site } from '../content/site'
import { readTexts } from '../files/texts'
import { filesOf, type PageFiles } from './parts'
import { type Timings, timed } from './timings'

/** Some pages of a site, the texts of their files, and what is wrong with each of these. */
export type Part = { texts: Record<string, string>; site: Site; problems: Problem[] }

/** Reads pages from their files, in the folder the command runs in. @param base what all pages have in common */
export function readPages(base: Base, pages: PageFiles[], timings: Timings): Part {
  const failures: Problem[] = []
  const texts = timed(timings, 'read', () => readTexts(filesOf(pages), failures))
  return { texts, ...timed(timings, 'parse', () => readPart(base, texts, failures)) }
}
