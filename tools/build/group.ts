/**
 * Sorts items under names.
 * @returns a function from a name to its items, in their order
 */
export function groupBy<Item>(items: Item[], nameOf: (item: Item) => string): (name: string) => Item[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return (name) => groups.get(name) ?? []
}
