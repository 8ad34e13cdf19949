/** Words that should be the same wherever something is: the mark of that, the mark of the words, and 1 where they are meant so. */
export type Variant = [of: string, words: string, isMeant?: 1]

/**
 * Finds where the same thing has different words, as far as marks can tell: a few places too many do no harm.
 * @param variants of each page, by its name
 * @returns the names of all pages with such a thing
 */
export function variedAcross(variants: Iterable<[name: string, variants: Variant[]]>): Set<string> {
  const all = [...variants]
  const words = new Map<string, Map<string, boolean>>()
  for (const [of, text, isMeant] of all.flatMap(([, own]) => own)) {
    const known = words.get(of) ?? new Map<string, boolean>()
    words.set(of, known.set(text, (known.get(text) ?? true) && isMeant === 1))
  }
  const isVaried = (of: string) => [...(words.get(of)?.values() ?? [])].filter((isMeant) => !isMeant).length > 1
  return new Set(all.flatMap(([name, own]) => (own.some(([of]) => isVaried(of)) ? [name] : [])))
}
