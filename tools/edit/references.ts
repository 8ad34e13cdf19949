import type { Path } from '../content/base/problem'
import { valueAt } from '../content/json/document'
import { type Splice, spliceIn } from '../content/json/json-text'
import { type OpenText, openText } from '../content/json/open-text'
import { linkPlaces } from '../content/language/rich-text'
import type { Page, Settings } from '../content/read/model'
import type { Site } from '../content/read/site'
import { siteNamespace } from '../content/read/words'

/** A value, or a part of one, that names something: the address of a page, the page above, or a media file. */
export type Reference = {
  file: string
  path: Path
  kind: 'link' | 'excluded' | 'redirect' | 'related' | 'parent' | 'media'
  /** What it names; of a link its #anchor, too. */
  named: string
  /** Its place in the value, as it is read. */
  start: number
  end: number
}

/** Everything that names a page or a media file: in pages, printed ones too, in the site file, and in their translations. */
export function referencesIn(site: Site): Reference[] {
  return site.marked.flatMap((one) => [...annotatedReferences(one), ...inWords(one, site)])
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

/** The links of rich text, where it is written and in all its translations. */
function inWords(one: Page | Settings, { locales }: Site): Reference[] {
  const name = 'name' in one ? one.name : siteNamespace
  const translations = [...locales.values()].flatMap((names) => names.get(name) ?? [])
  return one.words
    .filter(({ markdown }) => markdown)
    .flatMap(({ path, steps, value }) => [
      ...linksOf(one.document.file, path, value),
      ...translations.flatMap(({ file, json }) => linksOf(file, steps, valueAt(json, steps))),
    ])
}

function linksOf(file: string, path: Path, text: unknown): Reference[] {
  if (typeof text !== 'string' || !text.includes('](')) return []
  return linkPlaces(text).map(({ link, start, end }) => ({ file, path, kind: 'link', named: link, start, end }))
}

/**
 * Writes references in another way.
 * @param texts of the documents, by file
 * @param change what is written instead; undefined where a reference stays
 * @returns the texts of the files that change, and how many references did
 */
export function rewritten(
  references: Reference[],
  texts: Record<string, string>,
  change: (reference: Reference) => string | undefined,
): Map<string, Splice[]> {
  const open = new Map<string, OpenText>()
  const splices = new Map<string, Splice[]>()
  for (const reference of references) {
    const { file, path, start, end, named } = reference
    const written = change(reference)
    const text = texts[file]
    if (written === undefined || written === named || text === undefined) continue
    const document = open.get(file) ?? openText(text)
    open.set(file, document)
    const node = document.node(path)
    if (!node) continue
    splices.set(file, [...(splices.get(file) ?? []), spliceIn(text, node, start, end, written)])
  }
  return splices
}

/** Whether something names a page of a site: by its address, or as the page above, which is the first of its file name. */
export function leadsTo(
  { kind, named }: Reference,
  { address, name }: Pick<Page, 'address' | 'name'>,
  { index }: Pick<Site, 'index'>,
): boolean {
  if (kind === 'media') return false
  return kind === 'parent' ? index.bySlug.get(named)?.name === name : splitLink(named).address === address
}

/** The address of a page in a link to it, and the rest: an #anchor, or nothing. */
export function splitLink(link: string): { address: string; rest: string } {
  const address = /^[^#?]*/.exec(link)?.[0] ?? ''
  return { address, rest: link.slice(address.length) }
}
