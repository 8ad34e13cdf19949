/** Gives the words that stand behind a text, in the language at hand. */
export type Read = (text: string) => string

/** Asks in every language of those that are rendered together. */
type Ask = <Value extends string | boolean | undefined>(make: (read: Read) => Value) => Value

let askWords: Ask | undefined

/**
 * A value that depends on the words themselves, not only on their place: their length, their direction, how they are
 * filled in. The build renders a page once for several languages, with tokens in place of words
 * (`renderer/template.ts`), so that a component that looks into words itself would look into tokens.
 * @param make is asked once for each language; undefined takes an attribute away
 */
export const fromWords: Ask = (make) => (import.meta.env.SSR && askWords ? askWords(make) : make((text) => text))

/** Renders with another way to ask. */
export function asking<Result>(way: Ask, render: () => Result): Result {
  askWords = way
  try {
    return render()
  } finally {
    askWords = undefined
  }
}
