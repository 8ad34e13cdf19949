import { valueAt } from '../content/document'
import { leaves } from '../content/message'
import type { Site } from '../content/site'
import { common } from '../content/words'

/** The keys of the words that "t:key" can name. */
export function sharedKeys({ locales, settings }: Site): Set<string> {
  const document = locales.get(settings.defaultLanguage)?.get(common)
  if (!document) return new Set()
  return new Set(leaves(document).filter((key) => typeof valueAt(document.json, key.split('.')) === 'string'))
}
