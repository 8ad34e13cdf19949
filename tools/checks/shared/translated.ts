import { leaves } from '../../content/check/message'
import { type Document, valueAt } from '../../content/json/document'
import type { Word } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { common } from '../../content/read/words'

/** A document with words, and its translations. */
export type Compared = {
  document: Document
  words: Pick<Word, 'steps' | 'path'>[]
  translations: Document[]
}

/** A part of translations that no longer belongs to anything in their source. */
export type Drift = {
  source: Compared
  /** The steps to what the source does not have: several fields of one object, or one field, item or block. */
  gone: string[][]
  /** The translations that have it. */
  documents: Document[]
  /** Where these words probably belong now: nothing else has the same words, and these translations lack it. */
  renamed: string[] | undefined
}

/** The keys of the words that "t:key" can name. */
export function sharedKeys({ locales, settings }: Site): Set<string> {
  const document = locales.get(settings.defaultLanguage)?.get(common)
  if (!document) return new Set()
  return new Set(leaves(document).filter((key) => typeof valueAt(document.json, key.split('.')) === 'string'))
}
