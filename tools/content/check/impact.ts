import { pageOfFile } from '../base/page-of-file'
import type { PageInfo } from '../read/page-info'
import type { Site } from '../read/site'
import { contextOf, type SiteIndex } from '../read/site-index'

/**
 * Finds the pages that may look different when a file changes: the file's own page, and pages that show the name,
 * picture or tables of that page. Returns all pages for a file that all of them share.
 * @param file path from the project's root
 */
export function impactOf(file: string, { index, settings, source, printed }: Site): PageInfo[] {
  const { pages } = index
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  if (media !== undefined) {
    if (!(media in source.media)) return []
    if (settings.annotations.some(({ kind, value }) => kind === 'media' && value === media)) return pages
    return pages.filter(
      (info) => info.media.includes(media) || shownWith(info, index).some(({ picture }) => picture === media),
    )
  }
  if (!(file in source.documents)) return []
  const { name } = pageOfFile(file)
  if (printed.some((page) => page.name === name)) return []
  if (!pages.some((info) => info.name === name)) return pages
  return pages.filter((info) => info.name === name || shownWith(info, index).some((other) => other.name === name))
}

/** The pages whose names, pictures or tables a page shows. */
function shownWith(info: PageInfo, index: SiteIndex): PageInfo[] {
  return Object.values(contextOf(info, index)).flat()
}
