import { memoize } from '../../content/base/memoize'
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

/** Part of a translation, or of several translations, that has no counterpart in the source. */
export type Drift = {
  source: Compared
  /**
   * Keys that the source lacks, each as a list of steps: one or more fields of the same object, or a single item or
   * block.
   */
  gone: string[][]
  /** The translations that contain these keys. */
  documents: Document[]
  /** New key of the words in the source, as a list of steps; undefined if uncertain. */
  renamed: string[] | undefined
  /** Untranslated keys in the same object, one of which may be the new key. Empty unless `renamed` is undefined. */
  possible: string[][]
}

/** Keys of the shared words, as used in "t:key". */
export function sharedKeys({ locales, settings }: Site): ReadonlySet<string> {
  const document = locales.get(settings.defaultLanguage)?.get(common)
  return document ? keysIn(document) : new Set()
}

const keysIn = memoize(
  (document: Document): ReadonlySet<string> =>
    new Set(leaves(document).filter((key) => typeof valueAt(document.json, key.split('.')) === 'string')),
)
