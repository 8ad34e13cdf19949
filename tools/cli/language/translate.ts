import type { Problem } from '../../content/problem'

/**
 * Sentences in another language by their English: `{1}` stands for words of an author, which stay as they are, `#1` for a
 * number, and `<1>` for English words that have an entry too, such as "The page" or "<1> and <2>".
 */
export type Catalogue = Record<string, string>

/** Says English sentences in another language; those that it has no words for stay English. */
export type Translate = {
  (sentence: string): string
  /** The code of the language. */
  language: string
  /** Whether a text is there word for word. */
  knows(text: string): boolean
}

/** A place for words in a sentence. */
const hole = /\{\d\}|<\d>|#\d/g

/**
 * The rules speak English, and nothing in them knows of other languages: a sentence is recognized by what is written
 * around the words that it quotes.
 */
export function createTranslate(catalogue: Catalogue, language: string): Translate {
  // The more of a sentence is known, the surer it is.
  const entries = Object.entries(catalogue)
    .filter(([english]) => holesOf(english).length > 0)
    .map(([english, other]) => ({
      patterns: [patternOf(english, '[^"]*'), patternOf(english, '.*?')],
      isWords: holesOf(english),
      other,
      fixed: fixedPart(english),
    }))
    .sort((a, b) => b.fixed - a.fixed)
  const names = languageNames(language)
  const translate = (sentence: string): string | undefined => {
    const known = Object.hasOwn(catalogue, sentence) ? catalogue[sentence] : names.get(sentence)
    if (known !== undefined) return known
    // Words between quotes have quotes of their own only where nothing else fits.
    for (const one of [0, 1])
      for (const { patterns, isWords, other } of entries) {
        const found = patterns[one]?.exec(sentence)
        if (found) return filled(found, isWords, other)
      }
    return undefined
  }
  const filled = (found: RegExpExecArray, isWords: string[], other: string) =>
    other.replace(hole, (one) => {
      const number = one.replace(/\D/g, '')
      const words = found[isWords.findIndex((hole) => hole.replace(/\D/g, '') === number) + 1] ?? ''
      return isWords.includes(`<${number}>`) ? (translate(words) ?? words) : words
    })
  return Object.assign((sentence: string) => translate(sentence) ?? sentence, {
    language,
    knows: (text: string) => Object.hasOwn(catalogue, text),
  })
}

/** A problem in another language: its sentence, and each sentence of its hint. */
export function translateProblem<Kind extends Problem>(problem: Kind, translate: Translate): Kind {
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

/**
 * Sentence by sentence. What is no sentence alone goes on to the next end of one: "Is it right?" needs what follows, and
 * words in quotes may look like sentences. Several that are there word for word stay together.
 */
function translateSentences(text: string, translate: Translate): string {
  let left = text.split(/(?<=[.?!])\s(?=["A-Z])/)
  const said: string[] = []
  while (left.length > 0) {
    const runs = left.map((_, last) => left.slice(0, last + 1).join(' '))
    const known = runs.findLastIndex((run) => translate.knows(run))
    const fitting = known >= 0 ? known : runs.findIndex((run) => isWhole(run) && translate(run) !== run)
    const end = Math.max(fitting, 0)
    said.push(fitting < 0 ? (left[0] ?? '') : translate(runs[end] ?? ''))
    left = left.slice(end + 1)
  }
  return said.join(' ')
}

/** Whether all quotes that are opened in a text are closed in it. */
function isWhole(text: string): boolean {
  return text.split('"').length % 2 === 1
}

/** The places for words in a sentence, in their order. */
function holesOf(english: string): string[] {
  return english.match(hole) ?? []
}

/** @param quoted what fits a place between quotes */
function patternOf(english: string, quoted: string): RegExp {
  const parts = english.split(new RegExp(`(${hole.source})`))
  const patterns = parts.map((part, i) => {
    if (part.startsWith('#') && part.length === 2) return '(\\d[\\d.,]*)'
    if (holesOf(part).length === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    return parts[i - 1]?.endsWith('"') && parts[i + 1]?.startsWith('"') ? `(${quoted})` : '(.+?)'
  })
  return new RegExp(`^${patterns.join('')}$`, 's')
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
