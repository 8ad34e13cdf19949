import { memoize } from '../base/memoize'
import { canonicalTag } from './language'

/** The facts about a language that rules about words need. A language that is not here, or lacks a field, is not asked for it. */
export type Usage = {
  /** Little words that are written together with the next one, as a pattern: "and", "the". */
  attached?: string
  /** The signs that stand off from the word before them by a space which does not break, and quotes that do so inside. */
  spaced?: boolean
}

const usages: Record<string, Usage> = {
  ar: { attached: '[وف]?[بك]?(?:ال|لل|ل)?' },
  fr: { spaced: true },
  he: { attached: '[והבכלמש]{0,3}' },
  // In Canada only the colon and the quotes have a space.
  'fr-CA': { spaced: false },
}

/** The facts about a language: for "de-AT" its own, else those of "de". */
export const usageOf = memoize(
  (language: string): Usage => ({
    ...usages[language.split('-')[0] ?? ''],
    ...usages[canonicalTag(language) ?? ''],
  }),
)
