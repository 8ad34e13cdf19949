import { useEffect, useState } from 'react'

/**
 * Follows the part of the address that says what is chosen in a block: "#find/homes/heat" is the block "find" with two steps.
 * @param follow called with the steps, at first and whenever the address changes to one of this block; its first form counts
 */
export function useAnchor(id: string, follow: (steps: string[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is the same with each render
  useEffect(() => {
    const onChange = () => {
      const [own, ...steps] = location.hash.slice(1).split('/')
      if (own === id && steps.length > 0) follow(steps)
    }
    onChange()
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [id])
}

/** The anchor of a choice. */
export function anchorOf(id: string, steps: string[]): string {
  return `#${[id, ...steps].join('/')}`
}

/** Changes the address, without a step in the history. The router would scroll to a new "#". */
export function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, __hashScrollIntoViewOptions: false }, '', address)
}

/** Writes a choice into the address, without a step in the history; none takes it out. */
export function writeAnchor(id: string, steps: string[]): void {
  const address = steps.length > 0 ? anchorOf(id, steps) : location.pathname + location.search
  replaceAddress(address)
}

/**
 * What is chosen in a block, as the address says it: nothing at first, in documents, and without scripts.
 * @returns its steps, and what chooses others
 */
export function useChosen(id: string): [steps: string[], choose: (steps: string[]) => void] {
  const [chosen, setChosen] = useState<string[]>([])
  useAnchor(id, setChosen)
  return [
    chosen,
    (steps) => {
      setChosen(steps)
      writeAnchor(id, steps)
    },
  ]
}
