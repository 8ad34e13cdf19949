import type { Entry } from './entry'
import { notFoundPage } from './model'

/** All pages of a site, as far as they need to know of each other. */
export type Catalogue = {
  /** In the order of their names. */
  entries: Entry[]
  byAddress: Map<string, Entry>
  bySlug: Map<string, Entry>
  byName: Map<string, Entry>
  /** Pages whose documents could not be read: they exist, which is all that others need to know of them. */
  unreadable: Place[]
  /** Titles and descriptions that several pages have (`headKey`), with the file of the first. */
  repeated: Map<string, string>
  /** Pages by the page above them, in the order that page links to them. */
  families: Map<string, Entry[]>
}

/** What a page's file name says of it. */
export type Place = Pick<Entry, 'name' | 'slug' | 'address'>

/** What a page shows of other pages. */
export type Around = { ancestors: Entry[]; family: Entry[]; related: Entry[] }

/** How many pages of its family a page shows. */
const shownOfFamily = 3

/** Puts the entries of all pages in order. Of two with the same address or name the first counts. */
export function createCatalogue(unordered: Entry[], unreadable: Place[] = []): Catalogue {
  const entries = [...unordered].sort((a, b) => (a.name < b.name ? -1 : 1))
  const bySlug = firstBy(entries, ({ slug }) => slug)
  return {
    entries,
    byAddress: firstBy(entries, ({ address }) => address),
    bySlug,
    byName: firstBy(entries, ({ name }) => name),
    unreadable,
    repeated: repeatedHeads(entries),
    families: familiesOf(entries, bySlug),
  }
}

/** The pages that the page of an entry shows: those above it, the next of its family, and those that go well with it. */
export function aroundOf(entry: Entry, catalogue: Catalogue): Around {
  return {
    ancestors: ancestors(entry, catalogue),
    family: familyOf(entry, catalogue),
    related: entry.related.flatMap((address) => catalogue.byAddress.get(address) ?? []),
  }
}

/** The pages above a page, the topmost first. A cycle, which is a problem of its own, ends the walk. */
function ancestors(entry: Entry, { bySlug }: Catalogue): Entry[] {
  const above: Entry[] = []
  let current = bySlug.get(entry.parent ?? '')
  while (current && current !== entry && !above.includes(current)) {
    above.unshift(current)
    current = bySlug.get(current.parent ?? '')
  }
  return above
}

/** The next pages below the same parent, starting again at the end. A page with pages below it shows those itself. */
function familyOf({ name, slug, parent }: Entry, { families }: Catalogue): Entry[] {
  if (parent === undefined || families.has(slug)) return []
  const all = families.get(parent) ?? []
  const own = all.findIndex((other) => other.name === name)
  return [...all.slice(own + 1), ...all.slice(0, own)].slice(0, shownOfFamily)
}

function familiesOf(entries: Entry[], bySlug: Map<string, Entry>): Map<string, Entry[]> {
  const families = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (entry.parent === undefined) continue
    const family = families.get(entry.parent)
    if (family) family.push(entry)
    else families.set(entry.parent, [entry])
  }
  for (const [slug, children] of families) {
    const links = bySlug.get(slug)?.links ?? []
    const rank = ({ address }: Entry) => (links.includes(address) ? links.indexOf(address) : links.length)
    children.sort((a, b) => rank(a) - rank(b))
  }
  return families
}

function repeatedHeads(entries: Entry[]): Map<string, string> {
  const first = new Map<string, string>()
  const repeated = new Map<string, string>()
  for (const { name, file, heads } of entries) {
    if (name === notFoundPage) continue
    for (const head of heads) {
      const known = first.get(head)
      if (known === undefined) first.set(head, file)
      else repeated.set(head, known)
    }
  }
  return repeated
}

function firstBy(entries: Entry[], keyOf: (entry: Entry) => string): Map<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of entries) if (!found.has(keyOf(entry))) found.set(keyOf(entry), entry)
  return found
}
