import { type RefObject, useEffect, useRef } from 'react'
import { useView } from '../parts/view'

/** From this width on the header stands in one line, and its overlay is no longer needed. In CSS pixels. */
const wide = 769

/**
 * Closes an open `<details>` when the visitor is done with it: another page, a click outside, Escape, a wide window.
 * @returns a reference for the element
 */
export function useDisclosure<Element extends HTMLDetailsElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const { page, site } = useView()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of page or language closes it
  useEffect(() => {
    if (ref.current) ref.current.open = false
  }, [page.address, site.language])

  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false
    }
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    }
    const width = matchMedia(`(min-width: ${wide}px)`)
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey)
    width.addEventListener('change', close)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('keydown', onKey)
      width.removeEventListener('change', close)
    }
  }, [])
  return ref
}
