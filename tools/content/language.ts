/** Names of languages and scripts, which take long to load: only messages need them. */
const names: Partial<Record<'language' | 'script', Intl.DisplayNames>> = {}

/** Languages and scripts are named in English, as all messages are. @param code "tr", or "Latn" */
export function nameOf(code: string, type: 'language' | 'script' = 'language'): string {
  names[type] ??= new Intl.DisplayNames('en', { type })
  return names[type].of(code) ?? code
}

const scripts = new Map<string, string>()

/** The script a language is written in, as ISO 15924 names it: "Latn", "Arab", "Cyrl". */
export function scriptOf(language: string): string {
  const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? 'Latn'
  scripts.set(language, script)
  return script
}

/**
 * Words as they are compared: small letters by the rules of their language (İ and ı are Turkish letters), any space as
 * one space. Marks on letters make other letters in Latin script; in others, such as Arabic vowels and hamza, many
 * writers leave them out.
 */
export function fold(text: string, language: string): string {
  const small = text.toLocaleLowerCase(language).replace(/\s+/g, ' ')
  return scriptOf(language) === 'Latn' ? small : small.normalize('NFD').replace(/[\p{M}\u0640]/gu, '')
}
