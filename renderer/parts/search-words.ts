/**
 * Words as the search knows them. The build and the browser use the same functions, so that a word of a page and the
 * same word in a query become one, however they are written.
 */

/** A word of a text: folded, and where it stands in the text. */
export type Token = { word: string; from: number; to: number }

const han = String.raw`\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}`
const unspaced = String.raw`${han}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`

/** A run of a script without spaces, a number with its groups of digits, other digits, or letters. */
const pieces = new RegExp(
  String.raw`((?:(?=[${unspaced}])[\p{L}\p{M}])+)|\p{Nd}{1,3}(?:[.,'’ \u00a0\u2009\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{N}+|(?:(?![${unspaced}])[\p{L}\p{M}])+`,
  'gu',
)
const isHan = new RegExp(`[${han}]`, 'u')

/**
 * The words of a text. Where a script has no spaces they are its n-grams: pairs in Chinese and Japanese, else threes.
 * @param isQuery leaves out what is only the end of an n-gram, which no page with that n-gram would have
 */
export function tokensOf(text: string, language: string, isQuery = false): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, 1: run, index } of text.matchAll(pieces)) {
    if (run === undefined) tokens.push({ word: fold(piece, language), from: index, to: index + piece.length })
    else tokens.push(...grams(run, index, language, isQuery))
  }
  return tokens.filter(({ word }) => word !== '')
}

function grams(run: string, start: number, language: string, isQuery: boolean): Token[] {
  const letters = [...run]
  const size = isHan.test(run) ? 2 : 3
  const count = isQuery ? Math.max(1, letters.length - size + 1) : letters.length
  let from = start
  return Array.from({ length: count }, (_, i) => {
    const gram = letters.slice(i, i + size).join('')
    const token = { word: fold(gram, language), from, to: from + gram.length }
    from += letters[i]?.length ?? 0
    return token
  })
}

/** Accents, and vowel signs that are usually left out: Latin, Greek, Cyrillic, Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/** Letters that Unicode does not take apart, by what stands for them where a keyboard lacks them. */
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

/** The Arabic article, also after "and", "then", "by" and "like", or grown together with "for". */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u

const easy = /^[a-z]+$/

/** A word in small letters without accents, in one form for all ways to write it. */
export function fold(word: string, language: string): string {
  const isGerman = /^de\b/.test(language)
  if (easy.test(word) && !isGerman) return word
  const plain = word
    .normalize('NFKD')
    .toLocaleLowerCase(language)
    .replace(marks, '')
    .normalize('NFC')
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=\d)\D(?=\d)/g, '')
    // Letters that stand for several words have spaces in them now.
    .replace(/[\s=]/g, '')
  // "ae" is written for "ä" as well, so both are "a".
  return isGerman ? plain.replace(/([aou])e/g, '$1') : plain.replace(article, '')
}

/**
 * Which part of the index has a word: its first two letters, or the first alone where a script has thousands of them.
 */
export function shardOf(word: string): string {
  const [first = '', second = ''] = word
  return first >= '\u2e80' ? first : first + second
}

/** The name of a part of the index, in letters that every system and host takes as they are. */
export function shardFile(shard: string): string {
  return /^[a-z0-9]+$/.test(shard)
    ? `${shard}.txt`
    : `${Array.from(shard, (letter) => letter.codePointAt(0)?.toString(16)).join('-')}.txt`
}
