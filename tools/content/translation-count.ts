import { isToDo, type State, states, type Translation } from './translation-state'

/** How many texts of a language are in each state. */
export type Count = Record<State, number>

/** Counts texts by one of their properties, in the order in which they come. */
export function countBy<Key>(translations: Translation[], keyOf: (one: Translation) => Key): Map<Key, Count> {
  const counts = new Map<Key, Count>()
  for (const one of translations) {
    const key = keyOf(one)
    const count = counts.get(key) ?? (Object.fromEntries(states.map((state) => [state, 0])) as Count)
    counts.set(key, count)
    count[one.state]++
  }
  return counts
}

/** The sum of counts. */
export function sumOf(counts: Count[]): Count {
  const sums = states.map((state) => [state, counts.reduce((sum, count) => sum + count[state], 0)])
  return Object.fromEntries(sums) as Count
}

/** How many texts are to be translated, or again. */
export function toDoIn(count: Count): number {
  return states.filter((state) => isToDo({ state })).reduce((sum, state) => sum + count[state], 0)
}

/** How much is translated and up to date, in percent: 100 only when nothing is left. Texts without a record do not count. */
export function shareDone(count: Count): number {
  const all = states.reduce((sum, state) => sum + count[state], 0)
  return all === 0 ? 100 : Math.floor(((count.done + count.meant) / all) * 1000) / 10
}
