const flatDocuments = new WeakMap<object, Record<string, string>>()

/**
 * The words of a translation by their whole keys: "blocks.about.title". Made once of a document, since who reads, checks
 * and shows a page all look words up.
 */
export function flatWords(json: object): Record<string, string> {
  const known = flatDocuments.get(json)
  if (known) return known
  const words: Record<string, string> = {}
  const walk = (value: object, before: string) => {
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') words[before + name] = inner
      else if (typeof inner === 'object' && inner !== null) walk(inner, `${before}${name}.`)
    }
  }
  walk(json, '')
  flatDocuments.set(json, words)
  return words
}
