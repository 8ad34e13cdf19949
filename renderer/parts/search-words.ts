/**
 * Splits texts into words for the search. The build and the browser use the same functions, so that a word on a page
 * and the same word in a query are equal, even if their spelling differs.
 */

/** A folded word (see `fold`), with its start and end in the text. */
export type Token = { word: string; from: number; to: number }

const han = String.raw`\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}`
const unspaced = String.raw`${han}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`

/** Pattern of a run of letters in a script with spaces between words. */
const letterRun = String.raw`(?:(?![${unspaced}])[\p{L}\p{M}])+`

const number = String.raw`[.,'’ \u00a0\u2009\u202f]`

/**
 * Prevents a match at the exponent of a unit, such as the "²" of "cm²". Otherwise, searches for "750 cm²" and "750 cm2"
 * would find every 2.
 */
const exponent = String.raw`(?!(?<=\p{L})[²³]|(?<=(?<!\p{L})[cdkm]?m)[23](?!\d))`

/**
 * Matches a run of text in a script written without spaces (group 1), a number with digit grouping, other digits, or a
 * run of letters.
 */
const pieces = new RegExp(
  String.raw`((?:(?=[${unspaced}])[\p{L}\p{M}])+)|\p{Nd}{1,3}(?:${number}\p{Nd}{3})+(?!\p{Nd})|${exponent}\p{N}+|${letterRun}`,
  'gu',
)

/** Matches letters other than Latin and Cyrillic. */
const otherLetters = /[^\0-\u024f\u0400-\u0481\u048a-\u052f\u2000-\u205f]/

/** Faster equivalent of `pieces` for texts without `otherLetters`, which are the most frequent. */
const plainPieces = new RegExp(
  String.raw`\d{1,3}(?:${number}\d{3})+(?!\d)|${exponent}[\d²³¹¼½¾]+|[A-Za-zªµºÀ-ÖØ-öø-ɏЀ-ҁҊ-ԯ]+`,
  'gu',
)
const unspacedLetter = new RegExp(`[${unspaced}]`, 'u')
const isHan = new RegExp(`[${han}]`, 'u')

/** A word before folding, with its start and end in the text. */
export type RawWord = { text: string; from: number; to: number }

/**
 * Splits a text into words, without folding them. In scripts without spaces, words are n-grams: of two letters in
 * Chinese and Japanese, and of three letters in other scripts.
 * @param isQuery whether to omit the shorter n-grams at the end of a text without spaces. A page on which that text
 * continues does not contain these n-grams, so a query with them would not find the page
 */
export function rawWordsOf(text: string, isQuery = false): RawWord[] {
  const words: RawWord[] = []
  for (const { 0: piece, 1: run, index } of text.matchAll(otherLetters.test(text) ? pieces : plainPieces)) {
    if (run === undefined) words.push({ text: piece, from: index, to: index + piece.length })
    else words.push(...grams(run, index, isQuery))
  }
  return words
}

/** Words of a text before folding, without positions. */
export function searchWords(text: string): string[] {
  if (!otherLetters.test(text)) return text.match(plainPieces) ?? []
  return unspacedLetter.test(text) ? rawWordsOf(text).map((word) => word.text) : (text.match(pieces) ?? [])
}

/** Matches words that are joined by hyphens, in scripts with spaces. */
const hyphenated = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])${letterRun}(?:[-‐‑]${letterRun})+(?![\p{L}\p{M}\p{N}])`,
  'gu',
)

/** Finds the hyphenated words of a text, and returns them without hyphens and without folding: "WiFi" for "Wi-Fi". */
export function joinedWords(text: string): RawWord[] {
  if (!/[-‐‑]/.test(text)) return []
  return Array.from(text.matchAll(hyphenated), ({ 0: words, index }) => ({
    text: words.replace(/[-‐‑]/g, ''),
    from: index,
    to: index + words.length,
  }))
}

/**
 * Folded words of a text. Unless the text is a query, hyphenated words are also included as one word.
 * @param isQuery see `rawWordsOf`
 */
export function tokensOf(text: string, language: string, isQuery = false): Token[] {
  const words = rawWordsOf(text, isQuery)
  const joined = isQuery ? [] : joinedWords(text)
  return (joined.length > 0 ? [...joined, ...words].sort((a, b) => a.from - b.from) : words)
    .map(({ text, from, to }) => ({ word: fold(text, language), from, to }))
    .filter(({ word }) => word !== '')
}

function grams(run: string, start: number, isQuery: boolean): RawWord[] {
  const letters = [...run]
  const size = isHan.test(run) ? 2 : 3
  const count = isQuery ? Math.max(1, letters.length - size + 1) : letters.length
  let from = start
  return Array.from({ length: count }, (_, i) => {
    const text = letters.slice(i, i + size).join('')
    const piece = { text, from, to: from + text.length }
    from += letters[i]?.length ?? 0
    return piece
  })
}

/** Accents and optional vowel signs in Latin, Greek, Cyrillic, Hebrew and Arabic. */
const accentMarks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/**
 * Replacements for letters that Unicode does not decompose. Visitors whose keyboards lack these letters type the
 * replacements.
 */
const letters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Replaces lower-case letters with the letters that visitors type instead: "ł" becomes "l". Combining accents stay. */
export function typed(text: string): string {
  return text.replace(special, (letter) => letters[letter] ?? letter)
}

/**
 * Matches the Arabic article, also after the prefixes for "and", "then", "by" and "like", or merged with the prefix for
 * "for".
 */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u

const isAscii = /^[\0-\x7f]*$/

/** A word in lower case without accents. The result is the same for all spellings of the word. */
export function fold(word: string, language: string): string {
  const isGerman = /^de\b/.test(language)
  const lower = isAscii.test(word)
    ? word.toLowerCase()
    : typed(word.normalize('NFKD').toLocaleLowerCase(language).replace(accentMarks, '').normalize('NFC')).replace(
        /[٠-٩۰-۹]/g,
        (digit) => String(digit.charCodeAt(0) & 15),
      )
  // Removes single characters between digits, and the spaces that NFKD creates when it decomposes a character that
  // represents several words.
  const plain = lower.replace(/(?<=\d)\D(?=\d)|[\s=]/g, '')
  // In German, "ae" may be written for "ä", so both become "a".
  return isGerman ? plain.replace(/([aou])e/g, '$1') : plain.replace(article, '')
}

/** The bucket of a word: its first two letters, or only the first in scripts with thousands of letters. */
export function bucketOf(word: string): string {
  const [first = '', second = ''] = word
  return first >= '\u2e80' ? first : first + second
}

/** Bucket of compounds that end with `end`: "-" (which begins no other bucket) and the last two letters of `end`. */
export function tailBucketOf(end: string): string {
  return `-${end.slice(-2)}`
}

/**
 * Returns the name of the index file whose first bucket is `bucket`. The name contains only characters that are safe on
 * every system and host.
 */
export function bucketFile(bucket: string): string {
  return /^[a-z0-9]+$/.test(bucket)
    ? `${bucket}.txt`
    : `${Array.from(bucket, (letter) => letter.codePointAt(0)?.toString(16)).join('-')}.txt`
}
