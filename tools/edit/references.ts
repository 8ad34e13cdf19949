import { isTextFile } from '../content/base/page-of-file'
import type { Path } from '../content/base/problem'
import { type Document, partAt, valueAt } from '../content/json/document'
import { type Splice, spliceIn } from '../content/json/json-text'
import { type OpenText, openText } from '../content/json/open-text'
import { isFile } from '../content/language/markdown'
import { linkPlaces } from '../content/language/rich-text'
import type { Page, Settings } from '../content/read/model'
import type { Site } from '../content/read/site'
import { siteNamespace } from '../content/read/words'

/** A value, or a part of a value, that refers to a page (by address or "parent") or to a media file. */
export type Reference = {
  file: string
  path: Path
  kind: 'link' | 'excluded' | 'redirect' | 'related' | 'parent' | 'media'
  /** The name, file or link (with its #anchor) as written in the document. */
  named: string
  /** Offsets of the reference in the parsed value. */
  start: number
  end: number
}

/** References in pages, in PDF documents, in the site file, and in the translations of all of these. */
export function referencesIn(site: Site): Reference[] {
  return site.marked.flatMap((file) => [...annotatedReferences(file), ...inWords(file, site)])
}

function annotatedReferences({ document, annotations }: Page | Settings): Reference[] {
  return annotations.flatMap(({ kind, value, path, argument }): Reference[] => {
    if (typeof value !== 'string' || !['link', 'parent', 'media'].includes(kind)) return []
    return [
      {
        file: document.file,
        path,
        kind: referenceKind(kind, path, argument),
        named: value,
        start: 0,
        end: value.length,
      },
    ]
  })
}

function referenceKind(kind: string, path: Path, argument: unknown): Reference['kind'] {
  if (kind === 'parent' || kind === 'media') return kind
  if (argument === 'excluded' || argument === 'redirect') return argument
  return path[0] === 'related' && path.length === 2 ? 'related' : 'link'
}

/** Links in the rich text of a document (a page or the site file), and in all translations of this document. */
function inWords(source: Page | Settings, { locales }: Site): Reference[] {
  const name = 'name' in source ? source.name : siteNamespace
  const translations = [...locales.values()].flatMap((names) => names.get(name) ?? [])
  return source.words
    .filter(({ markdown }) => markdown)
    .flatMap(({ path, steps, value }) => [
      ...linksOf(source.document, path, value),
      ...translations.flatMap((document) => linksOf(document, steps, valueAt(document.json, steps))),
    ])
}

/** Finds the links and files in a rich text. In text files, offsets refer to the whole file and paths are empty. */
function linksOf(document: Document, path: Path, text: unknown): Reference[] {
  if (typeof text !== 'string' || !text.includes('](')) return []
  const part = partAt(document, path)
  const offset = part?.segments.find(({ key }) => key === path.at(-1))?.start ?? 0
  return linkPlaces(text).map(({ link, start, end }) => ({
    ...(part ? { file: part.file, path: [] } : { file: document.file, path }),
    kind: isFile(link) ? 'media' : 'link',
    named: link,
    start: start + offset,
    end: end + offset,
  }))
}

/**
 * Computes the splices that rewrite references in texts.
 * @param change returns the new text of a reference, or undefined to leave the reference unchanged
 * @returns splices by file, only for files that change
 */
export function rewritten(
  references: Reference[],
  texts: Record<string, string>,
  change: (reference: Reference) => string | undefined,
): Map<string, Splice[]> {
  const openTexts = new Map<string, OpenText>()
  const splices = new Map<string, Splice[]>()
  for (const reference of references) {
    const { file, path, start, end, named } = reference
    const written = change(reference)
    const text = texts[file]
    if (written === undefined || written === named || text === undefined) continue
    if (isTextFile(file)) {
      splices.set(file, [...(splices.get(file) ?? []), { start, end, text: written }])
      continue
    }
    const document = openTexts.get(file) ?? openText(text)
    openTexts.set(file, document)
    const node = document.node(path)
    if (!node) continue
    splices.set(file, [...(splices.get(file) ?? []), spliceIn(text, node, start, end, written)])
  }
  return splices
}

/** Whether a reference refers to a page: by address or, in "parent", by file name (the first page with that name). */
export function leadsTo(
  { kind, named }: Reference,
  { address, name }: Pick<Page, 'address' | 'name'>,
  { index }: Pick<Site, 'index'>,
): boolean {
  if (kind === 'media') return false
  return kind === 'parent' ? index.bySlug.get(named)?.name === name : splitLink(named).address === address
}

/** Splits a link: `splitLink('/about#team') // { address: '/about', rest: '#team' }` */
export function splitLink(link: string): { address: string; rest: string } {
  const address = /^[^#?]*/.exec(link)?.[0] ?? ''
  return { address, rest: link.slice(address.length) }
}
