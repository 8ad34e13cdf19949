import { memoize } from '../base/memoize'

/** Names of languages and scripts, by the language in which they are displayed. Cached because loading is slow. */
const displayNames = memoize((inLanguage: string) =>
  memoize((type: 'language' | 'script') => new Intl.DisplayNames([canonicalTag(inLanguage) ?? 'en', 'en'], { type })),
)

/**
 * The name of a language or script, by default in English: `languageName('tr') // 'Turkish'`
 * @param code code of a language or script, such as "tr" or "Latn"
 * @returns the code itself if it has no name
 */
export function languageName(code: string, type: 'language' | 'script' = 'language', inLanguage = 'en'): string {
  if (type === 'language' && canonicalTag(code) === undefined) return code
  try {
    return displayNames(inLanguage)(type).of(code) ?? code
  } catch {
    return code
  }
}

/** The canonical form of a language tag (BCP 47); undefined if it is invalid: `canonicalTag('PT-br') // 'pt-BR'` */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Languages with special lower-case rules (Unicode SpecialCasing). For all others, `toLowerCase` is faster. */
const ownSmallLetters = 'az lt tr'.split(' ')

let tagNames: Intl.DisplayNames | undefined

/** Whether a tag is canonical and its language has a name: true for "pt-BR", false for "pt_br" and "xx". */
export function isKnownLanguage(tag: string): boolean {
  if (canonicalTag(tag) !== tag) return false
  // For a two-letter tag, looks for a script instead of a name: loading all names takes longer than reading the site
  // file.
  if (tag.length === 2) return new Intl.Locale(tag).maximize().script !== undefined
  tagNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return tagNames.of(tag) !== undefined
}

/** The script of a language as an ISO 15924 code; "Latn" if the language is unknown: `scriptOf('ru') // 'Cyrl'` */
export const scriptOf = memoize((language: string) => {
  const tag = canonicalTag(language)
  return (tag && new Intl.Locale(tag).maximize().script) || 'Latn'
})

/** Scripts in Unicode that are written from right to left. */
const rightToLeft = 'Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ')

/** The writing direction of a language: `directionOf('ar') // 'rtl'` */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(scriptOf(language)) ? 'rtl' : 'ltr'
}

/** Scripts in which many writers omit diacritics: Arabic vowels and hamza, Hebrew points, ё, the Greek tonos. */
const looseMarks = 'Arab Cyrl Grek Hebr'.split(' ')

/**
 * Normalizes a text for comparison: lower case by the rules of its language (Turkish has İ and ı), and one space for
 * each run of white space. Diacritics are removed only in the scripts of `looseMarks`. `fold('I  Ö', 'tr') // 'ı ö'`
 */
export function fold(text: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-')
  const letters = ownSmallLetters.includes(base) ? text.toLocaleLowerCase(base) : text.toLowerCase()
  const small = oddSpace.test(letters) ? letters.replace(/\s+/g, ' ') : letters
  if (!looseMarks.includes(scriptOf(language)) || withoutMarks.test(small)) return small
  const bare = small.normalize('NFD').replace(commonMarks, '')
  return rareLetters.test(bare) ? bare.replace(/\p{M}/gu, '') : bare
}

/** Matches white space other than single ordinary spaces. */
const oddSpace = /[^\S ]| {2}/

/** Matches texts of ASCII characters only, which have no diacritics. */
const withoutMarks = /^[\x20-\x7e]*$/

/** Matches diacritics in the scripts of `looseMarks`, and the Arabic tatweel. Several times as fast as \p{M}. */
const commonMarks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g

/** Matches characters of scripts whose diacritics are not in `commonMarks`. Texts with such characters need \p{M}. */
const rareLetters = /[\u0700-\u1fff\u2070-\uffff]/

/** Character class (for regexes with the flag v) of scripts that put no spaces between words or before suffixes. */
export const unspacedLetters =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
