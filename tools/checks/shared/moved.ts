import { memoize } from '../../content/base/memoize'
import { nearest } from '../../content/base/nearest'
import type { Document } from '../../content/json/document'
import { printedFolder } from '../../content/read/model'
import type { PageInfo } from '../../content/read/page-info'
import { placeOf } from '../../content/read/read-page'
import { isPattern } from '../../content/read/row-pages'
import type { Site } from '../../content/read/site'
import { common, siteNamespace } from '../../content/read/words'
import { dataNames } from '../../content/translation/translatable'

/** Locale files whose page does not exist. `now` is the name of the page that the files probably belong to. */
export type Orphan = { name: string; documents: Document[]; now: string | undefined }

/**
 * Finds the locale files of pages that were moved, renamed or deleted. If the site was read only in part, locale files
 * of documents for printing (`pages/_documents`) are left out.
 */
export const orphansOf = memoize(findOrphans)

/**
 * Recently removed pages, whose translations still exist. Maps the file name of each removed page (without folders) to
 * the page that probably replaced it.
 */
export const removedPages = memoize((site: Site) => {
  const { byName } = site.index
  return new Map(orphansOf(site).map(({ name, now }) => [placeOf(name).slug, byName.get(now ?? '')]))
})

function findOrphans(site: Site): Orphan[] {
  const { index, isPart, printed, locales, settings, unreadable, source } = site
  const names = new Set([
    ...[...index.pages, ...index.unreadable, ...printed].map(({ name }) => name),
    ...[siteNamespace, common, ...dataNames(site)],
  ])
  const orphans = new Map<string, { codes: string[]; documents: Document[] }>()
  for (const { code } of settings.languages) {
    for (const [name, document] of locales.get(code) ?? []) {
      if (
        names.has(name) ||
        (isPattern(name) && source.documents[`pages/${name}.json`] !== undefined) ||
        (isPart && name.startsWith(printedFolder)) ||
        unreadable.has(`pages/${name}.json`)
      )
        continue
      const orphan = orphans.get(name) ?? { codes: [], documents: [] }
      orphan.codes.push(code)
      orphan.documents.push(document)
      orphans.set(name, orphan)
    }
  }
  return [...orphans].map(([name, { codes, documents }]) => {
    const freePages = index.pages.filter(({ languages }) => codes.every((code) => !languages.includes(code)))
    return { name, documents, now: newName(name, freePages) }
  })
}

/**
 * Likely new name of a moved page: the page with the same or the most similar file name, or the only candidate.
 * @param freePages pages without translations into the languages of the moved page
 */
function newName(name: string, freePages: PageInfo[]): string | undefined {
  const { slug } = placeOf(name)
  const slugs = freePages.map((info) => info.slug)
  const likelySlug = slugs.includes(slug) ? slug : (nearest(slug, slugs) ?? (slugs.length === 1 ? slugs[0] : undefined))
  return freePages.find((info) => info.slug === likelySlug)?.name
}
