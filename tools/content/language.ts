/** Names of languages and scripts, which take long to load: only messages need them. */
const names: Partial<Record<'language' | 'script', Intl.DisplayNames>> = {}

/**
 * The canonical form of a language tag: "pt-br" gives "pt-BR".
 * @returns undefined for what is no language tag, such as "zh_CN"
 */
export function canonicalTag(code: string): string | undefined {
  if (!tags.has(code)) tags.set(code, readTag(code))
  return tags.get(code)
}

const tags = new Map<string, string | undefined>()

function readTag(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** Whether a code is a tag of a language that has a name: "de" is one, "xx" only looks like one. */
export function isKnownLanguage(code: string): boolean {
  const language = canonicalTag(code)?.split('-')[0]
  return language !== undefined && nameIn('language', language) !== undefined
}

/** The English name of a language or script, as all messages are English; the code itself when it has none. */
export function nameOf(code: string, type: 'language' | 'script' = 'language'): string {
  return nameIn(type, code) ?? code
}

function nameIn(type: 'language' | 'script', code: string): string | undefined {
  names[type] ??= new Intl.DisplayNames('en', { type, fallback: 'none' })
  try {
    return names[type].of(code)
  } catch {
    return undefined
  }
}

const scripts = new Map<string, string>()

/** The script a language is written in, as ISO 15924 names it: "Latn", "Arab", "Cyrl". What is no language tag counts as Latin. */
export function scriptOf(language: string): string {
  const known = scripts.get(language)
  if (known !== undefined) return known
  const tag = canonicalTag(language)
  const script = (tag && new Intl.Locale(tag).maximize().script) ?? 'Latn'
  scripts.set(language, script)
  return script
}

/** Scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']

/** The direction a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(scriptOf(language)) ? 'rtl' : 'ltr'
}

/**
 * Text as it is compared: small letters by the rules of its language (İ and ı are Turkish letters), any space as one
 * space. In Latin script marks make other letters; in others, such as Arabic vowels and hamza, many writers omit them.
 */
export function fold(text: string, language: string): string {
  const small = text.toLocaleLowerCase(canonicalTag(language) ?? 'en').replace(/\s+/g, ' ')
  return scriptOf(language) === 'Latn' ? small : small.normalize('NFD').replace(/[\p{M}\u0640]/gu, '')
}
