import type { Problem } from '../content/problem'
import { entriesOf, readPart } from '../content/read-site'
import type { Base, Site } from '../content/site'
import { hashOf } from '../files/files'
import { readTexts } from '../files/texts'
import type { Reading } from './manifest'
import type { PageFiles } from './parts'
import { type Split, timed } from './split'

/** Some pages of a site, and the texts of their files. */
type Part = { texts: Record<string, string>; site: Site; problems: Problem[] }

/** Reads pages from their files, in the folder the command runs in. @param split where the time it takes is added */
export type Reader = {
  open(pages: PageFiles[], split: Split): Part
  /** Learns what others need to know of pages. Of one that cannot be read at all nothing is learnt. */
  learn(pages: PageFiles[], split: Split): Reading[]
}

/** @param base what the pages have in common */
export function createReader(base: Base): Reader {
  const open: Reader['open'] = (pages, split) => {
    const failures: Problem[] = []
    const texts = timed(split, 'read', () => readTexts(filesOf(pages), failures))
    return { texts, ...timed(split, 'parse', () => readPart(base, texts, failures)) }
  }
  return {
    open,
    learn(pages, split) {
      const { texts, site } = open(pages, split)
      const entries = new Map(entriesOf(site).map((entry) => [entry.name, entry]))
      return pages.flatMap(({ name, files }) => {
        const entry = entries.get(name)
        const hash = hashOf(files.map((file) => file + texts[file]).join('\n'))
        return entry ? [{ name, hash, entry }] : []
      })
    },
  }
}

/** All files of some pages. */
export function filesOf(pages: PageFiles[]): string[] {
  return pages.flatMap(({ files }) => files)
}
