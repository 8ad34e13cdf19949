import type { Problem } from '../../content/problem'

/**
 * Sentences in another language by their English: `{1}` stands for words of an author, which stay as they are, and `<1>`
 * for English words that have an entry too, such as "The page" or "<1> and <2>".
 */
export type Catalogue = Record<string, string>

/** Says English sentences in another language; those that it has no words for stay English. */
export type Translate = (sentence: string) => string

/**
 * The rules speak English, and nothing in them knows of other languages: a sentence is recognized by what is written
 * around the words that it quotes.
 */
export function createTranslate(catalogue: Catalogue, language: string): Translate {
  // The more of a sentence is known, the surer it is.
  const entries = Object.entries(catalogue)
    .map(([english, other]) => ({
      pattern: patternOf(english),
      isWords: holesOf(english),
      other,
      fixed: fixedPart(english),
    }))
    .sort((a, b) => b.fixed - a.fixed)
  const names = languageNames(language)
  const translate = (sentence: string): string | undefined => {
    const name = names.get(sentence)
    if (name !== undefined) return name
    for (const { pattern, isWords, other } of entries) {
      const found = pattern.exec(sentence)
      if (!found) continue
      return other.replace(/[{<](\d)[}>]/g, (_, number: string) => {
        const words = found[isWords.findIndex((hole) => hole.slice(1, -1) === number) + 1] ?? ''
        return isWords.includes(`<${number}>`) ? (translate(words) ?? words) : words
      })
    }
    return undefined
  }
  return (sentence) => translate(sentence) ?? sentence
}

/** A problem in another language: its sentence, and each sentence of its hint. */
export function translateProblem(problem: Problem, translate: Translate): Problem {
  const { message, hint } = problem
  return {
    ...problem,
    message: translate(message),
    ...(hint !== undefined && { hint: translateHint(hint, translate) }),
  }
}

/** A hint as a whole, or sentence by sentence. */
function translateHint(hint: string, translate: Translate): string {
  const whole = translate(hint)
  return whole !== hint
    ? whole
    : hint
        .split(/(?<=[.?])\s(?=[A-Z])/)
        .map(translate)
        .join(' ')
}

/** The places for words in a sentence, in their order. */
function holesOf(english: string): string[] {
  return english.match(/\{\d\}|<\d>/g) ?? []
}

function patternOf(english: string): RegExp {
  const fixed = english.split(/\{\d\}|<\d>/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${fixed.join('(.+?)')}$`, 's')
}

function fixedPart(english: string): number {
  return english.replace(/\{\d\}|<\d>/g, '').length
}

/** What languages are called in a language, by their English names: those that have a code of two letters. */
function languageNames(language: string): Map<string, string> {
  const [english, own] = ['en', language].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }))
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(codes.map((code) => [english?.of(code) ?? code, own?.of(code) ?? code]))
}
