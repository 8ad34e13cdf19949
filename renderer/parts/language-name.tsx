/** Letters beyond those of the Latin file, which every page has: a font would be fetched for a name alone. */
const further = /[\u0100-\uffff]/

/** The name of a language in its own letters: in those of the page where these have them, else in those of the machine. */
export function LanguageName({ name }: { name: string }) {
  return further.test(name) ? <span className="language-name">{name}</span> : name
}
