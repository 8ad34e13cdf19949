import { countWords } from './count-words'
import { canonicalTag, fold } from './language'
import { memoize } from './memoize'
import { escapePattern } from './pattern'
import spelled from './spelled-numbers.json'
import { usageOf } from './usage'

/**
 * Numbers that a text writes in words: as cardinals and ordinals in any case (Unicode knows those of some 80 languages),
 * as the names of months, and as words such as "half" or "a dozen".
 * @param wanted the numbers to look for
 */
export function numbersInWords(text: string, language: string, wanted: number[]): number[] {
  if (wanted.length === 0) return []
  const found = [spelledIn, monthsIn, othersIn].flatMap((finder) => finder(language)(text))
  // A word that two lists have is one.
  const places = new Map(found.map((one) => [`${one.at} ${one.number}`, one.number]))
  return [...places.values()].filter((number) => wanted.includes(number))
}

/** Whether it is known how a language writes numbers in words. */
export function hasNumberWords(language: string): boolean {
  return numberWordList(language) !== undefined
}

type Finder = (text: string) => { at: number; number: number }[]

const lists: Record<string, string[] | undefined> = { ...spelled.words, nb: spelled.words.no }

function numberWordList(language: string): string[] | undefined {
  return lists[language.split('-')[0] ?? '']
}

/** Scripts that write no space between words: a word may begin and end anywhere. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u

/** How many letters a word may have after the forms that are known: those of Turkish and Hungarian cases. */
const longestEnding = 4

/** Finds whole words, each with its number. Of two at one place the longer counts: "sixty" is no "six". */
function numberFinder(words: Map<string, number[]>, language: string, flags: string): Finder {
  if (words.size === 0) return () => []
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  const isUnspaced = unspaced.test(longestFirst.join(''))
  // Classes of all letters take long to compile: there is one before the words, and one after all of them.
  const start = isUnspaced ? '' : `(?<![\\p{L}\\p{M}\\p{N}])(?:${usageOf(language).attached ?? ''})`
  const pattern = new RegExp(`${start}(${longestFirst.join('|')})${isUnspaced ? '()' : '([\\p{L}\\p{M}]*)'}`, flags)
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 1: word = '', 2: ending = '', index }) =>
      ending.length > (word.length > 2 ? longestEnding : 0)
        ? []
        : (words.get(word) ?? []).map((number) => ({ at: index, number })),
    )
}

function addNumberWord(words: Map<string, number[]>, word: string, number: number): void {
  words.set(word, [...new Set([...(words.get(word) ?? []), number])])
}

const spelledIn = memoize((language: string): Finder => {
  const words = new Map<string, number[]>()
  for (const [i, forms] of (numberWordList(language) ?? []).entries())
    for (const form of forms.split('|')) if (form) addNumberWord(words, fold(form, language), spelled.numbers[i] ?? 0)
  const find = numberFinder(words, language, 'gu')
  return (text) => find(fold(text, language))
})

/** Names of months where a language has such: in Japanese they are numbers. Short ones are other words in small letters. */
const monthsIn = memoize((language: string): Finder => {
  const tag = canonicalTag(language) ?? 'en'
  const words = new Map<string, number[]>()
  const short = new Map<string, number[]>()
  for (let month = 1; month <= 12; month++) {
    const day = new Date(Date.UTC(2026, month - 1, 1))
    const names = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const
    const written = names.map((form) => {
      const parts = new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC', calendar: 'gregory' }).formatToParts(day)
      return (parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
    })
    // Cases differ after what the forms have in common.
    const [one = '', other = ''] = written
    let same = 0
    while (same < one.length && one[same] === other[same]) same++
    for (const name of [...written, one.slice(0, same)])
      if (/^[\p{L}\p{M} ]{3,}$/u.test(name)) addNumberWord(name.length > 3 ? words : short, name, month)
  }
  const lower = new Map([...words].map(([name, numbers]) => [fold(name, language), numbers]))
  const [long, few] = [numberFinder(lower, language, 'gu'), numberFinder(short, language, 'gu')]
  return (text) => [...long(fold(text, language)), ...few(text)]
})

const othersIn = memoize((language: string): Finder => {
  const finders = Object.entries(countWords[language.split('-')[0] ?? ''] ?? {}).map(([number, words]) => {
    const start = unspaced.test(words) ? '' : `(?<![\\p{L}\\p{M}\\p{N}])(?:${usageOf(language).attached ?? ''})`
    const pattern = new RegExp(`${start}(?:${words})${unspaced.test(words) ? '' : '(?![\\p{L}\\p{M}])'}`, 'giu')
    return { number: Number(number), pattern }
  })
  return (text) =>
    finders.flatMap(({ number, pattern }) =>
      [...fold(text, language).matchAll(pattern)].map(({ index }) => ({ at: index, number })),
    )
})
