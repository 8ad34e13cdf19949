/** Replaces the tokens in a text by words of the current language. */
export type Read = (text: string) => string

/** Computes a value in each of the languages that are rendered together. */
type Ask = <Value extends string | boolean | undefined>(make: (read: Read) => Value) => Value

let askWords: Ask | undefined

/**
 * A value that depends on the words themselves: their length, their direction, the values filled into them. The build
 * renders a page once for several languages, with tokens in place of words (`renderer/template.ts`), so a component
 * that inspects words directly would see tokens.
 * @param make called once for each language; undefined removes an attribute
 */
export const fromWords: Ask = (make) => (import.meta.env.SSR && askWords ? askWords(make) : make((text) => text))

/** Renders with the given function for `fromWords`. */
export function asking<Result>(ask: Ask, render: () => Result): Result {
  askWords = ask
  try {
    return render()
  } finally {
    askWords = undefined
  }
}
