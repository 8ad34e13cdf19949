/**
 * Does something for each of many.
 * @param atOnce how many are begun before the first is done
 * @throws what the work throws
 */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const lane = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
