import { memoize } from '../base/memoize'
import { attachedIn } from '../language/usage'
import type { Glossary } from '../read/glossary'

/** Words as a part of a pattern that means just them. */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A pattern of words that begin with one of some others: where a word begins, after what is written together with it. */
function beginningWith(words: string, language: string): string {
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${attachedIn(language)})(?:${words})`
}

/** What may follow the beginning of a word. A class of all letters of Unicode would take a millisecond for each stem. */
const ending = '[^\\s.,;:!?()\\[\\]«»“”„"،؛]*'

/** A pattern of one or several beginnings of words: "drive rol" is in "driven rollers", too. Words of two letters have no endings. */
export function inflected(stems: string): string {
  return escapePattern(stems).replace(/(?<=\S{3}) /g, `${ending} `)
}

/** Words that were found: which they are, and how the text has them. */
type Found = { words: string; written: string }

/**
 * Finds words at the beginnings of words. Of two at one place the longer count.
 * @param patterns of all that is looked for, by the words themselves: folded, as the texts that the returned function is given
 * @returns a function that gives all that a text has of them
 */
export function beginningFinder(patterns: Map<string, string>, language: string): (text: string) => Found[] {
  if (patterns.size === 0) return () => []
  const longestFirst = [...patterns].sort(([a], [b]) => b.length - a.length)
  // Most texts have none, and looking for the beginnings of words takes ten times as long.
  const bare = new RegExp(longestFirst.map(([words]) => escapePattern(words.split(' ')[0] ?? '')).join('|'))
  const any = longestFirst.map(([, pattern]) => pattern).join('|')
  const wordsAs = (found: string) =>
    longestFirst.find(([words, pattern]) => words === found || new RegExp(`^${pattern}$`, 'u').test(found))?.[0]
  const known = new Map<string, string | undefined>()
  let exact: RegExp | undefined
  return (text) => {
    if (!bare.test(text)) return []
    exact ??= new RegExp(beginningWith(`(?<found>${any})(?<end>${ending})`, language), 'gu')
    return [...text.matchAll(exact)].flatMap(({ groups: { found = '', end = '' } = {} }) => {
      if (!known.has(found)) known.set(found, wordsAs(found))
      const words = known.get(found)
      return words === undefined ? [] : [{ words, written: found + end }]
    })
  }
}

/** Takes out of a text what the glossary says is meant in its language. */
export function meantRemover({ meant }: Glossary): (text: string, language: string) => string {
  const patternsOf = memoize((language: string) => {
    const words = meant.filter((one) => one.language === language).map((one) => escapePattern(one.words))
    return words.length > 0 ? [new RegExp(words.join('|'), 'giu')] : []
  })
  return (text, language) => patternsOf(language).reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}
