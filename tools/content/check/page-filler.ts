import { createPageFiller, type PageFiller } from '../read/fill-pages'
import type { Base } from '../read/site'
import { knownUnits } from './units'

/** Creates the `PageFiller` of a site. Undefined if the site has no tables. */
export function pageFillerOf({ source, contract, settings, locales }: Base): PageFiller | undefined {
  const units = knownUnits(locales)
  return source.tables && createPageFiller(source.tables, contract, settings.defaultLanguage, (unit) => units.has(unit))
}
