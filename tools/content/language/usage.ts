/** By language: a pattern for short words, such as "and" or "the", that are attached to the next word. */
const attachedWords: Record<string, string> = {
  ar: '[وف]?[بك]?(?:ال|لل|ل)?',
  he: '[והבכלמש]{0,3}',
}

/** The pattern for a language's short words that are attached to the next word; empty if it has no such words. */
export function attachedIn(language: string): string {
  return attachedWords[language.split('-')[0] ?? ''] ?? ''
}
