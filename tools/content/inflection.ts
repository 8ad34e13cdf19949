import { fold } from './language'
import { usageOf } from './usage'

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
export function isSameInOtherForm(text: string, other: string, language: string): boolean {
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
