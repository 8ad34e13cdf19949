/**
 * Whether a name contains only Latin-1 letters. To stay small, the page's font contains no other letters for the names
 * of languages.
 */
export function isLatinName(name: string): boolean {
  return !/[\u0100-\uffff]/.test(name)
}

/**
 * The name of a language in its own script: in the page's font if that font has all letters, or else in a system font.
 */
export function LanguageName({ name }: { name: string }) {
  return isLatinName(name) ? name : <span className="language-name">{name}</span>
}
