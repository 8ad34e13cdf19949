/** Groups items by key and keeps their order. The built-in `Map.groupBy` is not used because it needs Node 21. */
export function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Number of pages in a batch. Larger batches need more memory, and divide the work less evenly between threads. */
export const partSize = 25

/** Splits a list into batches of at most `size` items: `inParts([1, 2, 3], 2) // [[1, 2], [3]]` */
export function inParts<Item>(items: Item[], size = partSize): Item[][] {
  const parts: Item[][] = []
  for (let i = 0; i < items.length; i += size) parts.push(items.slice(i, i + size))
  return parts
}
