import { valueAt } from '../../../content/document'
import type { Path } from '../../../content/problem'
import { readSite } from '../../../content/read-site'
import type { Site } from '../../../content/site'
import { pathOfSteps } from '../../../content/steps'
import { differences } from '../../document/difference'
import { sourceFile, type Texts, translationFile } from '../../document/operation'
import { readJson } from '../../document/translations'
import type { ChangedField } from '../../protocol'
import { placesOn } from '../canvas/on-canvas'
import { readOpen, type Shown, shownAs } from '../core'
import { blockOf } from '../paths'
import type { Look } from '../state'

/** A version of a page: its files, and the documents that all pages share with it. */
export type Version = { name: string; texts: Texts; documents: Record<string, string> }

/** What a frame lights up: the numbers of marks, and the id of the block around them. */
export type Lit = { marks: number[]; block: string | undefined }

/** A version as a page that can be shown; nothing where it cannot. What rules find keeps no version from being seen. */
export function shownVersion(
  base: Site,
  { name, texts, documents }: Version,
  { language, brand }: Look,
): Shown | undefined {
  try {
    const site = siteWith(base, documents)
    return site && shownAs(readOpen(site, name, texts), language, brand)
  } catch {
    return undefined
  }
}

/** The site as some documents say, for pages of any version: read once, as long as they are the same. */
let read: { base: Site; documents: Version['documents']; site: Site | undefined } | undefined

function siteWith(base: Site, documents: Version['documents']): Site | undefined {
  if (documents === base.source.documents) return base
  if (read?.base !== base || read.documents !== documents) {
    const { site } = readSite({ ...base.source, documents }, base.contract, base.index)
    read = { base, documents, site }
  }
  return read.site
}

/** What is different between two versions of a page, as a language shows it: in its document, and in its translation. */
export function differencesOf(before: Version, after: Version, lang: string): ChangedField[] {
  const between = (path: (version: Version) => string) =>
    differences(...([before, after].map((one) => readJson(one.texts[path(one)]) ?? {}) as [unknown, unknown]))
  const source = between(({ name }) => sourceFile({ name, lang }))
  const translated = between(({ name }) => translationFile(name, lang))
  const known = new Set(source.map(keyOf))
  return [...source, ...translated.filter((one) => !known.has(keyOf(one)))].filter(({ steps }) => steps.length > 0)
}

function keyOf({ steps }: ChangedField): string {
  return steps.join('.')
}

/** Where a version shows what is different. What is not in it is shown nowhere. */
export function litIn(shown: Shown, { steps }: ChangedField): Lit {
  const path: Path = pathOfSteps(shown.json, steps)
  if (path.length < steps.length) return { marks: [], block: undefined }
  const around = blockOf(path)
  const id = around && valueAt(shown.json, [...around, 'id'])
  // Of a list in another order, and of a whole block, single words say nothing.
  const isWhole = path.length === around?.length || Array.isArray(valueAt(shown.json, path))
  return {
    marks: isWhole ? [] : placesOn(shown).marksAt(path, shown.json),
    block: typeof id === 'string' ? id : undefined,
  }
}
