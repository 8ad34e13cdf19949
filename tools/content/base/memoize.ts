/** What was made, by its key. */
type Kept<Made> = {
  get(key: unknown): Made | undefined
  has(key: unknown): boolean
  set(key: unknown, made: Made): unknown
}

/** How many things are kept that were made of texts: a server that runs for days meets others with each edit. */
const mostTexts = 20_000

/**
 * A function that makes something of each key once, when it is first asked for. What is made of an object is kept as long
 * as the object is; what is made of texts goes when there are too many of them.
 * @param make may be given more than its key, as long as that is the same for the same key
 */
export function memoize<Key, Rest extends unknown[], Made>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const ofObjects = new WeakMap<object, Made>()
  const ofOthers = new Map<unknown, Made>()
  return (key, ...rest) => {
    const kept: Kept<Made> = typeof key === 'object' ? ofObjects : ofOthers
    const known = kept.get(key)
    if (known !== undefined || kept.has(key)) return known as Made
    const made = make(key, ...rest)
    if (ofOthers.size >= mostTexts) ofOthers.clear()
    kept.set(key, made)
    return made
  }
}
