import type { Problem } from '../../content/problem'

/**
 * Sentences in another language by their English: `{1}` stands for words of an author, which stay as they are, `#1` for a
 * number, and `<1>` for English words that have an entry too, such as "The page" or "<1> and <2>".
 */
export type Catalogue = Record<string, string>

/** Says English sentences in another language; those that it has no words for stay English. */
export type Translate = (sentence: string) => string

/** A place for words in a sentence. */
const hole = /\{\d\}|<\d>|#\d/g

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
    const known = Object.hasOwn(catalogue, sentence) ? catalogue[sentence] : names.get(sentence)
    if (known !== undefined) return known
    for (const { pattern, isWords, other } of entries) {
      const found = pattern.exec(sentence)
      if (!found) continue
      return other.replace(hole, (one) => {
        const number = one.replace(/\D/g, '')
        const words = found[isWords.findIndex((hole) => hole.replace(/\D/g, '') === number) + 1] ?? ''
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
    ...(hint !== undefined && { hint: translateText(hint, translate) }),
  }
}

/**
 * A text of several lines and sentences in another language. What stands apart in a line (columns of a list) is said apart.
 */
export function translateText(text: string, translate: Translate): string {
  return text
    .split('\n')
    .map((line) => translateLine(line, translate))
    .join('\n')
}

function translateLine(line: string, translate: Translate): string {
  return line
    .split(/(\s{2,})/)
    .map((part) => translateSentences(part, translate))
    .join('')
}

/** Sentence by sentence where each of them is known; else as a whole, since words that are quoted may look like sentences. */
function translateSentences(text: string, translate: Translate): string {
  const sentences = text.split(/(?<=[.?!])\s(?=["A-Z])/)
  const each = sentences.map(translate)
  if (each.every((one, i) => one !== sentences[i])) return each.join(' ')
  const whole = translate(text)
  return whole === text ? each.join(' ') : whole
}

/** The places for words in a sentence, in their order. */
function holesOf(english: string): string[] {
  return english.match(hole) ?? []
}

function patternOf(english: string): RegExp {
  const parts = english.split(new RegExp(`(${hole.source})`)).map((part) => {
    if (part.startsWith('#') && part.length === 2) return '(\\d[\\d.,]*)'
    return holesOf(part).length > 0 ? '(.+?)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

function fixedPart(english: string): number {
  return english.replace(hole, '').length
}

/** Languages of two parts that have a name of their own. */
const dialects =
  'de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fr-CA fr-CH nl-BE pt-BR pt-PT zh-Hans zh-Hant'.split(' ')

/** What languages are called in a language, by their English names: those that have a code of two letters, and dialects. */
function languageNames(language: string): Map<string, string> {
  const [english, own] = ['en', language].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }))
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map([...codes, ...dialects].map((code) => [english?.of(code) ?? code, own?.of(code) ?? code]))
}
