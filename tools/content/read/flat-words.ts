import { memoize } from '../base/memoize'

/**
 * The words of a translation by full key: `flatWords({ blocks: { about: { title: 'Über uns' } } })` has the key
 * "blocks.about.title". Cached because reading, checking and localizing all need the result.
 */
export const flatWords = memoize((json: object) => {
  const words: Record<string, string> = {}
  const walk = (value: object, prefix: string) => {
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') words[prefix + name] = inner
      else if (typeof inner === 'object' && inner !== null) walk(inner, `${prefix}${name}.`)
    }
  }
  walk(json, '')
  return words
})
