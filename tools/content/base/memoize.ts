/** A cache of results by key, with the methods that `Map` and `WeakMap` share. */
type Cache<Made> = {
  get(key: unknown): Made | undefined
  has(key: unknown): boolean
  set(key: unknown, result: Made): unknown
}

/** Maximum number of cached results for text keys, because in a long-running server every edit adds new ones. */
const mostTexts = 20_000

/**
 * Caches the results of a function by its first argument. The result for an object is kept as long as the object
 * exists. All results for texts are dropped when there are more than `mostTexts`.
 * @param make a function whose other arguments are always the same for the same first argument
 */
export function memoize<Key, Rest extends unknown[], Made>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const ofObjects = new WeakMap<object, Made>()
  const ofOthers = new Map<unknown, Made>()
  return (key, ...rest) => {
    const cache: Cache<Made> = typeof key === 'object' ? ofObjects : ofOthers
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as Made
    const result = make(key, ...rest)
    if (ofOthers.size >= mostTexts) ofOthers.clear()
    cache.set(key, result)
    return result
  }
}
