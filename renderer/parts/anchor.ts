import { useEffect, useState } from 'react'

/**
 * React hook: applies the choice that the address contains for a block. "#find/homes/heat" selects the steps "homes"
 * and "heat" in the block "find".
 * @param follow called with the steps on the first render, and whenever the address changes to one within this block.
 * Only the function passed on the first render is used
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

/** The anchor of a choice, such as "#find/homes/heat". */
export function anchorOf(id: string, steps: string[]): string {
  return `#${[id, ...steps].join('/')}`
}

/**
 * Replaces the address without adding a history entry. The added state prevents the router from scrolling to the new
 * anchor.
 */
export function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, __hashScrollIntoViewOptions: false }, '', address)
}

/** Writes a choice into the address without a new history entry. Without steps, removes the choice. */
export function writeAnchor(id: string, steps: string[]): void {
  const address = steps.length > 0 ? anchorOf(id, steps) : location.pathname + location.search
  replaceAddress(address)
}

/**
 * React hook: the choice in a block, which is part of the address. Empty on the first render and in prerendered HTML.
 * @returns the steps, and a function that changes the steps
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
