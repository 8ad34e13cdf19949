/**
 * Traces of what is kept from one command to the next: why was this made again? `DEBUG=pages:*` prints a line for
 * everything that is looked up, `DEBUG=pages:page,pages:search` those of some caches.
 */

const asked = (process.env.DEBUG ?? '').split(/[\s,]+/).filter((name) => /^(\*|pages:.+)$/.test(name))

/** Whether anything is traced. */
export const isTraced = asked.length > 0

/** A key that says what it is made of, so that it can be said which part is another: hashes or short texts, by their names. */
export function keyOf(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([name, part]) => `${name}=${part}`)
    .join(' ')
}

/**
 * Prints whether something was found.
 * @param cache where it was looked up
 * @param id what was looked up
 * @param before the key it was made from the last time; undefined where nothing is kept
 * @param now its key now, where it has one besides its name
 */
export function trace(cache: string, id: string, before: string | undefined, now = ''): void {
  if (!asked.some((name) => ['*', 'pages:*', `pages:${cache}`].includes(name))) return
  const found = before === undefined ? 'miss, nothing is kept' : before === now ? 'hit' : missed(before, now)
  console.error(`pages:${cache} ${id === '' ? 'all' : id}: ${found}`)
}

function missed(before: string, now: string): string {
  const [old, current] = [partsOf(before), partsOf(now)]
  const others = [...current.keys()].filter((name) => current.get(name) !== old.get(name))
  return `miss, other ${others.length > 0 ? others.join(', ') : 'key'}`
}

/** The parts of a key; none of one that was made in another way. */
function partsOf(key: string): Map<string, string> {
  return new Map(
    [...key.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)].map(([, name = '', part = '']): [string, string] => [name, part]),
  )
}
