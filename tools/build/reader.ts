import { readFileSync } from 'node:fs'
import type { Catalogue } from '../content/catalogue'
import type { Contract } from '../content/contract'
import type { Problem } from '../content/problem'
import { readSite, type Site, type Source } from '../content/site'
import { hashOf } from '../host/files'
import type { Reading } from './manifest'
import type { PageFiles } from './parts'
import { type Split, timed } from './split'

/** Some pages, with all that they share with others: a site, where it can be read, and the texts of the pages' files. */
export type Part = { texts: Record<string, string>; site?: Site; problems: Problem[] }

/** What a part of a site knows of the whole. */
export type Whole = { catalogue: Catalogue; source: Source }

/** Reads pages from their files, in the folder the command runs in. */
export type Reader = {
  /** Opens pages. @param split where the time it takes is added @param whole where it is known */
  open(pages: PageFiles[], split: Split, whole?: Whole): Part
  /** Learns what others need to know of pages. Of one that cannot be read at all nothing is learnt. */
  learn(pages: PageFiles[], split: Split): Reading[]
}

/** @param source of the site, without the documents of its pages */
export function createReader(contract: Contract, source: Source): Reader {
  const open: Reader['open'] = (pages, split, whole) => {
    const texts = timed(split, 'read', () => textsOf(pages))
    const part = { ...(whole?.source ?? source), documents: { ...source.documents, ...texts } }
    return { texts, ...timed(split, 'parse', () => readSite(part, contract, whole?.catalogue)) }
  }
  return {
    open,
    learn(pages, split) {
      const { texts, site } = open(pages, split)
      return pages.flatMap(({ name, files }) => {
        const entry = site?.catalogue.byName.get(name)
        const hash = hashOf(files.map((file) => file + texts[file]).join('\n'))
        return entry ? [{ name, hash, entry }] : []
      })
    },
  }
}

function textsOf(pages: PageFiles[]): Record<string, string> {
  return Object.fromEntries(pages.flatMap(({ files }) => files).map((file) => [file, readFileSync(file, 'utf8')]))
}
