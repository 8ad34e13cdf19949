/**
 * Traces of cache lookups, to see why something was made again: `DEBUG=pages:*` prints a line for each lookup,
 * `DEBUG=pages:page,pages:search` only those in some caches.
 */

const tracedNames = (process.env.DEBUG ?? '').split(/[\s,]+/).filter((name) => /^(\*|pages:.+)$/.test(name))

/** Whether any cache is traced. */
export const isTraced = tracedNames.length > 0

/** Cache key of named parts (hashes or short texts), so that a trace can name changed parts: "files=1a media=2b". */
export function keyOf(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([name, part]) => `${name}=${part}`)
    .join(' ')
}

/**
 * Prints whether a cache lookup was a hit.
 * @param cache name of the cache
 * @param id name of the entry
 * @param cachedKey key of the cached entry; undefined if there is none
 * @param currentKey current key of the entry; empty if its name has the key
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

/** The named parts of a key; none for a key that `keyOf` did not make. */
function partsOf(key: string): Map<string, string> {
  return new Map(
    [...key.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)].map(([, name = '', part = '']): [string, string] => [name, part]),
  )
}
