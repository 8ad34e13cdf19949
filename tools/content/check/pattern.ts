import { fold } from '../language/language'
import { type Glossary, meantWords } from '../read/glossary'
import type { Message } from './message'

/** By language: a pattern for short words, such as "and" or "the", that are attached to the next word. */
const attachedWords: Record<string, string> = {
  ar: '[وف]?[بك]?(?:ال|لل|ل)?',
  he: '[והבכלמש]{0,3}',
}

/** Escapes words for use in a pattern: `escapePattern('a.b') // 'a\\.b'` */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A pattern that matches `words` at the beginning of a word, even after an attached short word. */
function beginningWith(words: string, language: string): string {
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${attachedWords[language.split('-')[0] ?? ''] ?? ''})(?:${words})`
}

/** Pattern of the rest of a word after its stem. A class of all Unicode letters would cost a millisecond per stem. */
const ending = '[^\\s.,;:!?()\\[\\]«»“”„"،؛]*'

/**
 * Creates a pattern in which every stem except the last also matches with an ending: "drive rol" matches the beginning
 * of "driven rollers". Stems of one or two letters match only without an ending.
 */
export function inflected(stems: string): string {
  return escapePattern(stems).replace(/(?<=\S{3}) /g, `${ending} `)
}

/** A match: the words of the search, and the form in which the text contains them. */
type Found = { words: string; written: string }

/**
 * Creates a function that finds words by their stems. If several words match at the same offset, the longest is found.
 * @param patterns maps words, normalized with `fold`, to the patterns that match them
 * @returns a function that finds all matches in a text, which must be normalized with `fold`
 */
export function beginningFinder(patterns: Map<string, string>, language: string): (text: string) => Found[] {
  if (patterns.size === 0) return () => []
  const longestFirst = [...patterns].sort(([a], [b]) => b.length - a.length)
  // A quick test comes first, because most texts have no match and the exact pattern takes ten times as long.
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

/**
 * Removes the words that the glossary explicitly allows in a text ("meant").
 * @param text the whole text or only its prose, either of which may be normalized with `fold`
 */
export function withoutMeant({ document, key, lang }: Message, text: string, glossary: Glossary): string {
  const words = meantWords(glossary, document.file, key).flatMap((meant) => [meant, fold(meant, lang)])
  return words.length > 0 ? text.replace(new RegExp(words.map(escapePattern).join('|'), 'giu'), ' ') : text
}
