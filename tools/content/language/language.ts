import { memoize } from '../base/memoize'

/** Names of languages and scripts by the language they are named in; to load them takes long, and only few are needed. */
const displayNames = memoize((inLanguage: string) =>
  memoize((type: 'language' | 'script') => new Intl.DisplayNames([canonicalTag(inLanguage) ?? 'en', 'en'], { type })),
)

/**
 * Languages and scripts are named in English where nothing else is said, as all messages are.
 * @param code "tr", or "Latn"
 * @returns the code itself where it means nothing
 */
export function languageName(code: string, type: 'language' | 'script' = 'language', inLanguage = 'en'): string {
  if (type === 'language' && canonicalTag(code) === undefined) return code
  try {
    return displayNames(inLanguage)(type).of(code) ?? code
  } catch {
    return code
  }
}

/** A language tag (BCP 47) as it is written: "PT-br" is "pt-BR". Undefined for what is no tag at all. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Languages with small letters of their own (Unicode, SpecialCasing). To name a language to the others only takes time. */
const ownSmallLetters = 'az lt tr'.split(' ')

let tagNames: Intl.DisplayNames | undefined

/** Whether a tag is written as it should be, and means a language that has a name: "pt-BR", not "pt_br" or "xx". */
export function isKnownLanguage(tag: string): boolean {
  if (canonicalTag(tag) !== tag) return false
  // To load all names takes longer than to read the site file, and two letters with a name have a script, too.
  if (tag.length === 2) return new Intl.Locale(tag).maximize().script !== undefined
  tagNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return tagNames.of(tag) !== undefined
}

/** The script a language is written in, as ISO 15924 names it: "Latn", "Arab", "Cyrl". Latin for what is no language. */
export const scriptOf = memoize((language: string) => {
  const tag = canonicalTag(language)
  return (tag && new Intl.Locale(tag).maximize().script) || 'Latn'
})

/** Scripts that are written from right to left and have letters in Unicode. */
const rightToLeft = 'Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ')

/** The direction a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(scriptOf(language)) ? 'rtl' : 'ltr'
}

/** Scripts in which many writers leave marks on letters out: Arabic vowels and hamza, Hebrew points, ё, the Greek tonos. */
const looseMarks = 'Arab Cyrl Grek Hebr'.split(' ')

/**
 * Words as they are compared: small letters by the rules of their language (İ and ı are Turkish letters), any space as
 * one space. In some scripts marks on letters do not count; in others, such as Latin or Thai, they make other letters.
 */
export function fold(text: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-')
  const letters = ownSmallLetters.includes(base) ? text.toLocaleLowerCase(base) : text.toLowerCase()
  const small = oddSpace.test(letters) ? letters.replace(/\s+/g, ' ') : letters
  if (!looseMarks.includes(scriptOf(language)) || withoutMarks.test(small)) return small
  const bare = small.normalize('NFD').replace(commonMarks, '')
  return rareLetters.test(bare) ? bare.replace(/\p{M}/gu, '') : bare
}

/** Any space but single ones as the space bar writes them. */
const oddSpace = /[^\S ]| {2}/

/** Texts without a letter that could have a mark. */
const withoutMarks = /^[\x20-\x7e]*$/

/** Marks of the scripts in `looseMarks`, and the stroke that lengthens Arabic words. A plain class is several times as fast. */
const commonMarks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g

/** All signs beyond those scripts and general punctuation: there are more marks. */
const rareLetters = /[\u0700-\u1fff\u2070-\uffff]/

/** Letters of scripts whose words are written together, or with what follows them, as a part of a class in a pattern (flag v). */
export const unspacedLetters =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
