/** Function that replaces the tokens in a text with the words of one language. */
export type ReadText = (text: string) => string

/** Function that computes a value for all languages that are rendered together. */
type Ask = <Value extends string | boolean | undefined>(make: (read: ReadText) => Value) => Value

let askWords: Ask | undefined

/**
 * Computes a value that depends on the words themselves, such as their length or direction. The build renders a page
 * once for several languages, with tokens in place of words (`renderer/template.ts`), so a component that inspects
 * words directly would see tokens.
 * @param make called once for each language. If it returns undefined, an attribute with this value is omitted
 */
export const fromWords: Ask = (make) => (import.meta.env.SSR && askWords ? askWords(make) : make((text) => text))

/** Renders with the given implementation of `fromWords`. */
export function asking<Result>(ask: Ask, render: () => Result): Result {
  askWords = ask
  try {
    return render()
  } finally {
    askWords = undefined
  }
}
