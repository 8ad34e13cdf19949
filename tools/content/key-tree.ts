/** Keys of words as a tree: a branch for each step, and `true` where a word is. */
export type KeyTree = Map<string, KeyTree | true>

/** @param keys each as its steps */
export function treeOf(keys: string[][]): KeyTree {
  const root: KeyTree = new Map()
  for (const steps of keys) {
    let branch = root
    for (const step of steps.slice(0, -1)) {
      const next = branch.get(step)
      const inner: KeyTree = next instanceof Map ? next : new Map()
      branch.set(step, inner)
      branch = inner
    }
    branch.set(steps.at(-1) ?? '', true)
  }
  return root
}

/** Steps to all values of a translation that are no text, or stand where there is no word to translate. */
export function straysOf(json: unknown, tree: KeyTree): string[][] {
  const strays: string[][] = []
  const walk = (value: unknown, known: KeyTree | true | undefined, steps: string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [step, child] of Object.entries(value)) {
        steps.push(step)
        walk(child, known instanceof Map ? known.get(step) : undefined, steps)
        steps.pop()
      }
    } else if (known !== true || typeof value !== 'string') strays.push([...steps])
  }
  walk(json, tree, [])
  return strays
}
