/** Items by what they have in common, in their order. `Map.groupBy` comes with Node 21. */
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

/** Pages that are read or built at a time: enough to share work out evenly, few enough for little memory. */
export const partSize = 25

/** Cuts a list into parts; unless a size is given, into those that one thread takes at a time. */
export function inParts<Item>(items: Item[], size = partSize): Item[][] {
  const parts: Item[][] = []
  for (let i = 0; i < items.length; i += size) parts.push(items.slice(i, i + size))
  return parts
}
