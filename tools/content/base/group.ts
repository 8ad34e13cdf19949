/** Groups items by key, in their order. The built-in `Map.groupBy` needs Node 21. */
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

/** Number of pages that are read or built at a time: a balance between memory and evenly shared work. */
export const partSize = 25

/** Splits a list into parts, by default what one thread takes at a time: `inParts([1, 2, 3], 2) // [[1, 2], [3]]` */
export function inParts<Item>(items: Item[], size = partSize): Item[][] {
  const parts: Item[][] = []
  for (let i = 0; i < items.length; i += size) parts.push(items.slice(i, i + size))
  return parts
}
