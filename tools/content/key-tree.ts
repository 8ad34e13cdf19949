/** Keys of words as a tree: a branch for each step, and `true` where a word is. */
export type KeyTree = Map<string, KeyTree | true>

/** @param keys each as its steps */
export function keyTree(keys: string[][]): KeyTree {
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
