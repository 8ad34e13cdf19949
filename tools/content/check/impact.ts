import { pageOfFile } from '../base/page-of-file'
import type { Listing } from '../read/listed-pages'
import { contextOf } from '../read/page-context'
import type { PageInfo } from '../read/page-info'
import type { Site } from '../read/site'

/**
 * Finds the pages that may look different when a file changes: the file's own page, and pages that show the name,
 * picture or tables of that page. Returns all pages for a file that all of them share.
 * @param file path from the project's root
 */
export function impactOf(file: string, site: Site): PageInfo[] {
  const { index, settings, source, printed } = site
  const { pages } = index
  const [, media] = /^pages\/_media\/(.*)$/.exec(file) ?? []
  if (media !== undefined) {
    if (!(media in source.media)) return []
    if (settings.annotations.some(({ kind, value }) => kind === 'media' && value === media)) return pages
    return pages.filter(
      (info) => info.media.includes(media) || shownWith(info, site).some(({ picture }) => picture === media),
    )
  }
  if (!(file in source.documents)) return []
  const { name } = pageOfFile(file)
  if (printed.some((page) => page.name === name)) return []
  if (!pages.some((info) => info.name === name)) return pages
  return pages.filter((info) => info.name === name || shownWith(info, site).some((other) => other.name === name))
}

/** The pages whose names, pictures or tables a page shows. */
function shownWith(info: PageInfo, site: Listing): PageInfo[] {
  return Object.values(contextOf(info, site)).flat()
}
