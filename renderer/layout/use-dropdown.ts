import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useView } from '../parts/view'

/** Times until the menu opens under a resting mouse, and until it closes after the mouse has left, in ms. */
const opensAfter = 100
const closesAfter = 300

/** State of the menu: "hovered" while a mouse keeps it open, "pinned" after a click has opened it. */
type State = 'closed' | 'hovered' | 'pinned'

/** React hook: state and event handlers of a list that a button in the header opens, for mouse, touch and keyboard. */
export function useDropdown() {
  const [state, setState] = useState<State>('closed')
  const [isLive, setLive] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { page, site } = useView()
  const isOpen = state !== 'closed'

  useEffect(() => {
    // Keeps the menu open if focus or hover opened it before the app ran (fields.css).
    if (menu.current?.matches(':focus-within,:hover')) setState('hovered')
    setLive(true)
  }, [])
  // Closes the menu when the page or language changes, but not on the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => setState('closed'), [page.address, site.language])
  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setState('closed')
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (menu.current?.contains(document.activeElement)) button.current?.focus()
      setState('closed')
    }
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  const later = (delay: number, from: State, to: State) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState((now) => (now === from ? to : now)), delay)
  }
  return {
    isLive,
    isOpen,
    menu,
    button,
    /** Pins the menu open, or closes it if it is pinned. */
    toggle: () => {
      clearTimeout(timer.current)
      setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(opensAfter, 'closed', 'hovered'),
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(closesAfter, 'hovered', 'closed'),
      onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && setState('closed'),
      onBlur: ({ relatedTarget }: FocusEvent) =>
        relatedTarget instanceof Node && !menu.current?.contains(relatedTarget) && setState('closed'),
    },
  }
}
