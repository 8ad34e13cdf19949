import { memoize } from '../../content/base/memoize'
import { nearest } from '../../content/base/nearest'
import type { Document } from '../../content/json/document'
import { printedFolder } from '../../content/read/model'
import type { PageInfo } from '../../content/read/page-info'
import { placeOf } from '../../content/read/read-page'
import type { Site } from '../../content/read/site'
import { common, siteNamespace } from '../../content/read/words'

/** Locale files whose page is not there, and the page they probably belong to now. */
export type Orphan = { name: string; documents: Document[]; now: string | undefined }

/** Finds the locale files of pages that were moved, renamed or deleted. A part of a site knows nothing of those of printed pages. */
export const orphansOf = memoize(findOrphans)

function findOrphans({ index, isPart, printed, locales, settings, unreadable }: Site): Orphan[] {
  const names = new Set([
    ...[...index.pages, ...index.unreadable, ...printed].map(({ name }) => name),
    ...[siteNamespace, common],
  ])
  const orphans = new Map<string, { codes: string[]; documents: Document[] }>()
  for (const { code } of settings.languages) {
    for (const [name, document] of locales.get(code) ?? []) {
      if (names.has(name) || (isPart && name.startsWith(printedFolder)) || unreadable.has(`pages/${name}.json`))
        continue
      const orphan = orphans.get(name) ?? { codes: [], documents: [] }
      orphan.codes.push(code)
      orphan.documents.push(document)
      orphans.set(name, orphan)
    }
  }
  return [...orphans].map(([name, { codes, documents }]) => {
    const free = index.pages.filter(({ languages }) => codes.every((code) => !languages.includes(code)))
    return { name, documents, now: newName(name, free) }
  })
}

/** The page that files belong to, among those without such translations: of the same file name, nearly, or the only one. */
function newName(name: string, free: PageInfo[]): string | undefined {
  const { slug } = placeOf(name)
  const slugs = free.map((info) => info.slug)
  const meant = slugs.includes(slug) ? slug : (nearest(slug, slugs) ?? (slugs.length === 1 ? slugs[0] : undefined))
  return free.find((info) => info.slug === meant)?.name
}
