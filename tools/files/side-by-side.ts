/**
 * Calls `work` for each item, with several calls running at the same time.
 * @param atOnce maximum number of items that are processed at the same time
 * @throws the first error of `work`
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
