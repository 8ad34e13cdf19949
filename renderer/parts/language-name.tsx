/** Letters beyond those that the font of every language has of these names (`tools/html/letters.ts`): no font grows for more. */
const further = /[\u0100-\uffff]/

/** The name of a language in its own letters: in those of the page where these have them, else in those of the machine. */
export function LanguageName({ name }: { name: string }) {
  return further.test(name) ? <span className="language-name">{name}</span> : name
}
