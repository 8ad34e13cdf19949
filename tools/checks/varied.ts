import type { Report } from '../content/check'
import { place } from '../content/document'
import { type Glossary, isMeant } from '../content/glossary'
import { fold } from '../content/language'
import { textHash } from '../content/mark'
import type { Message } from '../content/message'
import type { Said } from '../content/say/say.js'
import { usageOf } from '../content/usage'

/** The name of a thing in a language, and whether that is meant so. */
export type Called = { lang: string; words: string; isMeant: boolean }

/**
 * Notes what things are called: a line for each, with the mark of the thing and those of the words by language. It is one
 * text, since a large site has millions of words, and a list of so many takes seconds to read.
 * @returns undefined where there is nothing to note
 */
export function noteVariants(things: [of: string, called: Called[]][]): string | undefined {
  const lines = things.map(([of, called]) => {
    const words = called.map(({ lang, words, isMeant }) => ` ${lang}${shortMark(words)}${isMeant ? meant : ''}`)
    return shortMark(of) + words.join('')
  })
  return lines.join('\n') || undefined
}

/** In a note: behind words that are meant so. */
const meant = '*'

/** The length of a mark: 30 bits, since notes are most of what is kept of a page. */
const markLength = 6

function shortMark(text: string): string {
  return (textHash(text) >>> 2).toString(36).padStart(markLength, '0')
}

/**
 * Finds where the same thing has different words, as far as marks can tell: a few places too many do no harm.
 * @param notes of each page, by its name
 * @returns the names of all pages with such a thing
 */
export function variedAcross(notes: Iterable<[name: string, note: string]>): Set<string> {
  const all = [...notes]
  const first = new Map<string, string>()
  // Most things are called the same wherever they are.
  const others = new Map<string, Set<string>>()
  for (const [, note] of all)
    for (const line of note.split('\n')) {
      const of = line.slice(0, markLength)
      const known = first.get(of)
      if (known === undefined) first.set(of, line)
      else if (known !== line) others.set(of, (others.get(of) ?? new Set([known])).add(line))
    }
  const varied = new Set([...others].flatMap(([of, lines]) => (isVaried([...lines]) ? [of] : [])))
  const hasVaried = (note: string) => note.split('\n').some((line) => varied.has(line.slice(0, markLength)))
  return new Set(varied.size === 0 ? [] : all.flatMap(([name, note]) => (hasVaried(note) ? [name] : [])))
}

/** Whether lines about one thing have different words for it in a language, apart from those that are meant so. */
function isVaried(lines: string[]): boolean {
  const open = new Set(lines.flatMap((line) => line.split(' ').slice(1)).filter((words) => !words.endsWith(meant)))
  return new Set([...open].map((words) => words.slice(0, -markLength))).size < open.size
}

/**
 * Reports the words for one thing that are not the usual ones in another form, unless they are meant so.
 * @param variants what calls it: a list for each of the words that do
 * @param tell what is wrong and what to do about it; the usual words are in a line of their file
 */
export function reportVaried(
  report: Report,
  glossary: Glossary,
  variants: Message[][],
  tell: (other: Message, usual: Message, line: number) => [Said, hint: Said],
): void {
  const open = variants.filter(([first]) => first && !isMeant(glossary, first.text, first.lang))
  const [[usual] = [], ...others] = open.sort((a, b) => b.length - a.length)
  for (const other of others.flat()) {
    const { document, path, text, lang } = other
    if (!usual || isSameInOtherForm(text, usual.text, usual.lang)) continue
    const [wrong, hint] = tell(other, usual, place(usual.document, usual.path).line)
    report(document, path, wrong, { hint, meant: { language: lang, words: text } })
  }
}

/** Words that only say "the" or "a", which one place needs and another does not. */
const articles: Record<string, string> = {
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer',
  el: 'ο|η|το|τα|τον|την|των|ενα|μια',
  en: 'the|a|an',
  es: 'el|la|los|las|un|una',
  fr: 'le|la|les|l|un|une|des|du|de|d',
  it: 'il|lo|la|i|gli|le|l|un|una|uno',
  nl: 'de|het|een',
  pt: 'o|a|os|as|um|uma|do|da|dos|das',
}

/**
 * Whether two texts are most likely the same words in different forms: in another case or number, or with an article.
 * The same letters at the beginning of each word tell, whatever the language. It is for texts that mean the same thing.
 */
function isSameInOtherForm(text: string, other: string, language: string): boolean {
  const [words, others] = [text, other].map((one) => foldedWords(one, language))
  if (!words?.length || words.length !== others?.length) return false
  return words.every((word, i) => isSameStem(word, others[i] ?? '', language))
}

function foldedWords(text: string, language: string): string[] {
  const article = articles[language.split('-')[0] ?? '']?.split('|') ?? []
  const words = fold(text, language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const bare = words.filter((word) => !article.includes(word))
  return bare.length > 0 ? bare : words
}

function isSameStem(word: string, other: string, language: string): boolean {
  if (word === other) return true
  if (/\p{N}/u.test(word + other)) return false
  return formsOf(word, language).some((one) => formsOf(other, language).some((two) => hasSameBeginning(one, two)))
}

/** A word, and what is left of it without what is written together with it: Hebrew and Arabic articles. */
function formsOf(word: string, language: string): string[] {
  const { attached } = usageOf(language)
  const bare = attached === undefined ? word : word.replace(new RegExp(`^(?:${attached})`), '')
  return bare === word || bare.length < 2 ? [word] : [word, bare]
}

/** Stems change at their end (katto, katon; vesi, veden): half of the shorter word is enough. */
function hasSameBeginning(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  let same = 0
  while (same < shorter && word[same] === other[same]) same++
  return same >= Math.max(2, Math.ceil(shorter / 2))
}
