import { memoize } from '../base/memoize'
import { fileProblem, type Problem } from '../base/problem'
import type { Document } from '../json/document'
import { baseOf, otherLanguageOf, smallWords } from '../language/detect'
import { scriptOf } from '../language/language'
import { say } from '../say/say.js'
import { flatWords } from './flat-words'
import type { Locales } from './model'

/** The share of its letters that must be those of another language. */
const leastShare = 0.6
/** How many letters tell enough. */
const enough = 12
/** How much of a text its letters and its language are known by. */
const sample = 1000

/** The scripts of Unicode that some names of scripts stand for (ISO 15924). */
const scriptParts: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** Finds the letters of a script; none where it is not known. */
const lettersOf = memoize((script: string) => {
  try {
    return new RegExp((scriptParts[script] ?? [script]).map((one) => `\\p{sc=${one}}`).join('|'), 'gu')
  } catch {
    return /(?!)/g
  }
})

/** The first words of a document as one text, its number of letters, and how many of these a script has; its `small` words once they are asked for. */
type Words = { text: string; letters: number; inScript: Map<string, number>; small?: string[] }

/** A document is compared with those in all other languages. */
const documentWords = memoize(({ json }: Document): Words => {
  const text = Object.values(flatWords(json)).join(' ').slice(0, sample)
  return { text, letters: text.match(/\p{L}/gu)?.length ?? 0, inScript: new Map() }
})

function shareOf({ text, letters, inScript }: Words, language: string): number {
  if (letters < enough) return 0
  const script = scriptOf(language)
  const count = inScript.get(script) ?? text.match(lettersOf(script))?.length ?? 0
  inScript.set(script, count)
  return count / letters
}

/** Whether a document is in the letters of another language than its own; where both have them, in its words. */
function isInLanguage(document: Document, other: string, own: string): boolean {
  const words = documentWords(document)
  const { text } = words
  if (text.length < enough) return false
  const [its, same] = [shareOf(words, own) >= leastShare, shareOf(words, other) >= leastShare]
  if (its !== same || !same) return same && !its
  // Other languages than the two do not matter.
  const [base, another] = [baseOf(own), baseOf(other)]
  if (base === another) return false
  words.small ??= smallWords(text)
  return otherLanguageOf(text, base, [base, another], words.small) === another
}

/**
 * Removes translations of pages that have changed places, each in the language of the other: any other problem
 * of them would be about the wrong words. In a browser, languages that share their letters look the same.
 * @param problems where one is added for each two
 * @returns the files that are taken away
 */
export function removeSwapped(locales: Locales, problems: Problem[]): string[] {
  const all = [...locales]
  return all.flatMap(([first, names], i) =>
    all.slice(i + 1).flatMap(([second, others]) => {
      return [...names].flatMap(([name, one]) => {
        const other = others.get(name)
        if (!other || !isInLanguage(one, second, first) || !isInLanguage(other, first, second)) return []
        const [file = '', its = ''] = [one.file, other.file].sort()
        const message = say`This file and ${its} have changed places: each is in the language of the other.`
        problems.push(fileProblem(file, 'swapped-translations', message, say`Give each the name of the other.`))
        names.delete(name)
        others.delete(name)
        return [one.file, other.file]
      })
    }),
  )
}
