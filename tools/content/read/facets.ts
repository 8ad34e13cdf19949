import { valueAt } from '../json/document'
import type { Settings } from './model'

/** The names of the lists in `_site.json` whose ids classify pages. */
export type Facet = 'for' | 'does' | 'tags' | 'authors'

/** Returns the ids in one of the site's lists for classifying pages. */
export function facetIds({ document }: Settings, facet: Facet): string[] {
  const list = document.json[facet]
  return Array.isArray(list) ? list.map((item) => String(valueAt(item, ['id']))) : []
}
