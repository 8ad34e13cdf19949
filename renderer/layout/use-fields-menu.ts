import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useView } from '../parts/view'

/** How long a mouse rests before the menu opens, and stays away before it closes, in milliseconds. */
const opensAfter = 100
const closesAfter = 300

/** The cause that opened the menu: a hovering mouse, which closes it by leaving, or a choice, which holds. */
type State = 'closed' | 'hovered' | 'pinned'

/** The fields menu: by mouse, by finger and by keyboard. */
export function useFieldsMenu() {
  const [state, setState] = useState<State>('closed')
  const [isLive, setLive] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { page, site } = useView()
  const isOpen = state !== 'closed'

  useEffect(() => {
    // What opened it before (fields.css) keeps it open.
    if (menu.current?.matches(':focus-within,:hover')) setState('hovered')
    setLive(true)
  }, [])
  // Closes when the page or the language goes, and not when the first one comes.
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
    /** The first click after hovering keeps the menu open. */
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
