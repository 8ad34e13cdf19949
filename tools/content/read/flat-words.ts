import { memoize } from '../base/memoize'

/**
 * The words of a translation by their whole keys: "blocks.about.title". Made once of a document, since who reads, checks
 * and shows a page all look words up.
 */
export const flatWords = memoize((json: object) => {
  const words: Record<string, string> = {}
  const walk = (value: object, before: string) => {
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') words[before + name] = inner
      else if (typeof inner === 'object' && inner !== null) walk(inner, `${before}${name}.`)
    }
  }
  walk(json, '')
  return words
})
