import { memoize } from '../base/memoize'
import { attachedIn } from '../language/usage'
import type { Glossary } from '../read/glossary'

/** Escapes words for use in a pattern: `escapePattern('a.b') // 'a\\.b'` */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A pattern that matches at the beginning of a word, also after attached short words such as "and" (`attachedIn`). */
function beginningWith(words: string, language: string): string {
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${attachedIn(language)})(?:${words})`
}

/** The rest of a word after its stem. A class of all Unicode letters would cost a millisecond for each stem. */
const ending = '[^\\s.,;:!?()\\[\\]«»“”„"،؛]*'

/** A pattern for stems with any endings: "drive rol" matches "driven rollers". Words of two letters have no endings. */
export function inflected(stems: string): string {
  return escapePattern(stems).replace(/(?<=\S{3}) /g, `${ending} `)
}

/** A match: the words of the pattern, and their form in the text. */
type Found = { words: string; written: string }

/**
 * Prepares a search for words by their stems. Of two matches at the same offset the longer one counts.
 * @param patterns the patterns by their words, which must be folded (`fold`)
 * @returns a function that finds all matches in a folded text
 */
export function beginningFinder(patterns: Map<string, string>, language: string): (text: string) => Found[] {
  if (patterns.size === 0) return () => []
  const longestFirst = [...patterns].sort(([a], [b]) => b.length - a.length)
  // A quick test, since most texts have no match, and the exact pattern takes ten times as long.
  const quick = new RegExp(longestFirst.map(([words]) => escapePattern(words.split(' ')[0] ?? '')).join('|'))
  const any = longestFirst.map(([, pattern]) => pattern).join('|')
  const wordsAs = (stem: string) =>
    longestFirst.find(([words, pattern]) => words === stem || new RegExp(`^${pattern}$`, 'u').test(stem))?.[0]
  const wordsByStem = new Map<string, string | undefined>()
  let exact: RegExp | undefined
  return (text) => {
    if (!quick.test(text)) return []
    exact ??= new RegExp(beginningWith(`(?<stem>${any})(?<end>${ending})`, language), 'gu')
    return [...text.matchAll(exact)].flatMap(({ groups: { stem = '', end = '' } = {} }) => {
      if (!wordsByStem.has(stem)) wordsByStem.set(stem, wordsAs(stem))
      const words = wordsByStem.get(stem)
      return words === undefined ? [] : [{ words, written: stem + end }]
    })
  }
}

/** Prepares a function that removes words that the glossary accepts ("meant") from a text. */
export function meantRemover({ meant }: Glossary): (text: string, language: string) => string {
  const patternsOf = memoize((language: string) => {
    const words = meant.filter((entry) => entry.language === language).map((entry) => escapePattern(entry.words))
    return words.length > 0 ? [new RegExp(words.join('|'), 'giu')] : []
  })
  return (text, language) => patternsOf(language).reduce((remainder, pattern) => remainder.replace(pattern, ' '), text)
}
