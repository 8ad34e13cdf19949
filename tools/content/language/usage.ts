/** Little words that are written together with the next one, "and" or "the", as a pattern. */
const attachedWords: Record<string, string> = {
  ar: '[وف]?[بك]?(?:ال|لل|ل)?',
  he: '[והבכלמש]{0,3}',
}

/** The pattern of the little words of a language that are written together with the next one; empty if it has none. */
export function attachedIn(language: string): string {
  return attachedWords[language.split('-')[0] ?? ''] ?? ''
}
