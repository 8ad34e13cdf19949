/**
 * Words as the search knows them. The build and the browser use the same functions, so that a word of a page and the
 * same word in a query become one, however they are written.
 */

/** A word of a text: folded, and where it is in the text. */
export type Token = { word: string; from: number; to: number }

const han = String.raw`\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}`
const unspaced = String.raw`${han}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`

const number = String.raw`[.,'’ \u00a0\u2009\u202f]`

/** A run of a script without spaces, a number with its groups of digits, other digits, or letters. */
const pieces = new RegExp(
  String.raw`((?:(?=[${unspaced}])[\p{L}\p{M}])+)|\p{Nd}{1,3}(?:${number}\p{Nd}{3})+(?!\p{Nd})|\p{N}+|(?:(?![${unspaced}])[\p{L}\p{M}])+`,
  'gu',
)

/** The same for Latin and Cyrillic letters with punctuation, in which most texts are written: several times as fast. */
const plainText = /^[\0-\u024f\u0400-\u0481\u048a-\u052f\u2000-\u205f]*$/
const plainPieces = new RegExp(
  String.raw`\d{1,3}(?:${number}\d{3})+(?!\d)|[\d²³¹¼½¾]+|[A-Za-zªµºÀ-ÖØ-öø-ɏЀ-ҁҊ-ԯ]+`,
  'g',
)
const isHan = new RegExp(`[${han}]`, 'u')

/** A word as it is written, and where it is in the text. */
export type RawWord = { text: string; from: number; to: number }

/**
 * The words of a text as they are written. Where a script has no spaces they are its n-grams: pairs in Chinese and
 * Japanese, else threes.
 * @param isQuery leaves out what is only the end of an n-gram, which no page with that n-gram would have
 */
export function rawWordsOf(text: string, isQuery = false): RawWord[] {
  const found: RawWord[] = []
  for (const { 0: piece, 1: run, index } of text.matchAll(plainText.test(text) ? plainPieces : pieces)) {
    if (run === undefined) found.push({ text: piece, from: index, to: index + piece.length })
    else found.push(...grams(run, index, isQuery))
  }
  return found
}

/** The words of a text as they are written, without their places. */
export function searchWords(text: string): string[] {
  return plainText.test(text) ? (text.match(plainPieces) ?? []) : rawWordsOf(text).map((word) => word.text)
}

/** The words of a text, folded. @param isQuery see `rawWordsOf` */
export function tokensOf(text: string, language: string, isQuery = false): Token[] {
  return rawWordsOf(text, isQuery)
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

/** Accents, and vowel signs that are usually left out: Latin, Greek, Cyrillic, Hebrew and Arabic. */
const accentMarks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/** Letters that Unicode does not take apart, by what people type for them where a keyboard lacks them. */
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

/** Small letters as people type them: "ł" is "l". Accents that are marks of their own stay. */
export function typed(text: string): string {
  return text.replace(special, (letter) => letters[letter] ?? letter)
}

/** The Arabic article, also after "and", "then", "by" and "like", or grown together with "for". */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u

const easy = /^[a-z]+$/

/** A word in small letters without accents, in one form for all ways to write it. */
export function fold(word: string, language: string): string {
  const isGerman = /^de\b/.test(language)
  if (easy.test(word) && !isGerman) return word
  const plain = typed(word.normalize('NFKD').toLocaleLowerCase(language).replace(accentMarks, '').normalize('NFC'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=\d)\D(?=\d)/g, '')
    // Letters that mean several words have spaces in them now.
    .replace(/[\s=]/g, '')
  // "ae" is written for "ä" as well, so both are "a".
  return isGerman ? plain.replace(/([aou])e/g, '$1') : plain.replace(article, '')
}

/** Which bucket of the index has a word: its first two letters, or the first alone where a script has thousands of them. */
export function bucketOf(word: string): string {
  const [first = '', second = ''] = word
  return first >= '\u2e80' ? first : first + second
}

/** The name of the file that begins with a bucket, in letters that every system and host takes as they are. */
export function bucketFile(bucket: string): string {
  return /^[a-z0-9]+$/.test(bucket)
    ? `${bucket}.txt`
    : `${Array.from(bucket, (letter) => letter.codePointAt(0)?.toString(16)).join('-')}.txt`
}
