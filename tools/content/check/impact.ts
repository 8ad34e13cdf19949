import { pageOfFile } from '../base/page-of-file'
import type { PageInfo } from '../read/page-info'
import type { Site } from '../read/site'
import { contextOf, type SiteIndex } from '../read/site-index'

/**
 * Finds the pages that may look another way when a file of the content changes: its own, those that show its name, its
 * picture or its tables, or all.
 * @param file its path from the project's root
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
  return pages.filter((info) => info.name === name || shownWith(info, index).some((one) => one.name === name))
}

/** The pages that a page shows something of. */
function shownWith(info: PageInfo, index: SiteIndex): PageInfo[] {
  return Object.values(contextOf(info, index)).flat()
}
