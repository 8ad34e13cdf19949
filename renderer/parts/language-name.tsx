/** @returns whether a name is in the letters of the page. Others would make its font larger: it has Latin names only. */
export function isLatinName(name: string): boolean {
  return !/[\u0100-\uffff]/.test(name)
}

/** The name of a language in its own letters: in those of the page where these have them, else in those of the machine. */
export function LanguageName({ name }: { name: string }) {
  return isLatinName(name) ? name : <span className="language-name">{name}</span>
}
