/**
 * Prints cache lookups, to show why something was built again. `DEBUG=pages:*` prints a line for each lookup;
 * `DEBUG=pages:page,pages:search` prints only lookups in the caches "page" and "search".
 */

const tracedNames = (process.env.DEBUG ?? '').split(/[\s,]+/).filter((name) => /^(\*|pages:.+)$/.test(name))

/** Whether any cache lookups are printed. */
export const isTraced = tracedNames.length > 0

/** Makes a cache key of named parts, like "files=1a media=2b", so that a trace can name the parts that changed. */
export function keyOf(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([name, part]) => `${name}=${part}`)
    .join(' ')
}

/**
 * Prints whether a cache lookup was a hit, if lookups in this cache are traced.
 * @param cache name of the cache
 * @param id name of the entry
 * @param cachedKey key of the cached entry; undefined if there is none
 * @param currentKey current key of the entry; empty if `id` contains the key
 */
export function trace(cache: string, id: string, cachedKey: string | undefined, currentKey = ''): void {
  if (!tracedNames.some((name) => ['*', 'pages:*', `pages:${cache}`].includes(name))) return
  const outcome =
    cachedKey === undefined
      ? 'miss, nothing is kept'
      : cachedKey === currentKey
        ? 'hit'
        : describeMiss(cachedKey, currentKey)
  console.error(`pages:${cache} ${id === '' ? 'all' : id}: ${outcome}`)
}

function describeMiss(cachedKey: string, currentKey: string): string {
  const [previous, current] = [partsOf(cachedKey), partsOf(currentKey)]
  const changedNames = [...current.keys()].filter((name) => current.get(name) !== previous.get(name))
  return `miss, other ${changedNames.length > 0 ? changedNames.join(', ') : 'key'}`
}

/** The named parts of a cache key; empty for a key that was not made by `keyOf`. */
function partsOf(key: string): Map<string, string> {
  return new Map(
    [...key.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)].map(([, name = '', part = '']): [string, string] => [name, part]),
  )
}
