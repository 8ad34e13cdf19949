import { useEffect } from 'react'
import { keepFocus } from './begin'
import type { Studio } from './context'

/** React hook for the keyboard shortcuts of undo and redo. */
export function useKeys(studio: Studio): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event, studio)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [studio])
}

/** Handles a key press in the Studio or on the canvas. */
export function pressed(event: KeyboardEvent, studio: Studio): void {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y') || hasMore(event.target)) return
  event.preventDefault()
  undoOrRedo(studio, key === 'y' || event.shiftKey ? 'redo' : 'undo')
}

/** Undoes or redoes a step, and announces this to screen readers. */
export function undoOrRedo(studio: Studio, way: 'undo' | 'redo'): void {
  const { store, say, t } = studio
  if (!store.state.open?.[way === 'undo' ? 'past' : 'future'].length) return
  keepFocus(studio, () => store.turn(way))
  say(way === 'undo' ? t`Undone.` : t`Redone.`)
}

/** Whether the input in a field differs from the text in the page (`data-written`). If so, the browser handles undo. */
function hasMore(target: EventTarget | null): boolean {
  const field = target as Partial<HTMLInputElement> | null
  const writtenText = field?.dataset?.written
  return writtenText !== undefined && field?.value !== writtenText
}
