import type { Glossary } from './glossary'
import { usageOf } from './usage'

/** Words as a part of a pattern that means just them. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A pattern of words that begin with one of some others: where a word begins, after what is written together with it. */
export function beginningWith(words: string, language: string): string {
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${usageOf(language).attached ?? ''})(?:${words})`
}

/** A pattern of whole words. */
export function wholeWords(words: string, language: string): string {
  return `${beginningWith(words, language)}(?![\\p{L}\\p{M}\\p{N}])`
}

/** Makes something for each language once, when it is first asked for. */
export function forEachLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const known = new Map<string, Made>()
  return (language) => {
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    return made
  }
}

/** Takes out of a text what the glossary says is meant in its language. */
export function meantRemover({ meant }: Glossary): (text: string, language: string) => string {
  const patternOf = forEachLanguage((language) => {
    const words = meant.filter((one) => one.language === language).map((one) => escaped(one.words))
    return new RegExp(words.join('|') || '(?!)', 'giu')
  })
  return (text, language) => text.replace(patternOf(language), ' ')
}
