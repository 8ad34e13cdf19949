import { useEffect, useState } from 'react'

/**
 * Follows the choice in a block that the address contains: "#find/homes/heat" is the block "find" with two steps.
 * @param follow called with the steps, at first and on each change to an address of this block. Only the function of
 *   the first render is used
 */
export function useAnchor(id: string, follow: (steps: string[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` does the same in each render
  useEffect(() => {
    const onChange = () => {
      const [blockId, ...steps] = location.hash.slice(1).split('/')
      if (blockId === id && steps.length > 0) follow(steps)
    }
    onChange()
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [id])
}

/** The anchor of a choice, like "#find/homes/heat". */
export function anchorOf(id: string, steps: string[]): string {
  return `#${[id, ...steps].join('/')}`
}

/** Changes the address without adding to the history. The option keeps the router from scrolling to a new "#". */
export function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, __hashScrollIntoViewOptions: false }, '', address)
}

/** Writes a choice into the address without adding to the history; no steps remove the choice. */
export function writeAnchor(id: string, steps: string[]): void {
  const address = steps.length > 0 ? anchorOf(id, steps) : location.pathname + location.search
  replaceAddress(address)
}

/**
 * React hook: the choice in a block, which the address contains. Empty on the first render and in built documents.
 * @returns the steps, and a function that changes them
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
