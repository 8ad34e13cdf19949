import { useEffect } from 'react'
import type { Studio } from './context'
import { turn } from './history'

/** Undo and redo by keyboard. */
export function useKeys(studio: Studio): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event, studio)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [studio])
}

/** Answers a key, here or on the canvas. */
export function pressed(event: KeyboardEvent, studio: Studio): void {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y') || hasMore(event.target)) return
  event.preventDefault()
  turn(studio, key === 'y' || event.shiftKey ? 'redo' : 'undo')
}

/** Whether somebody writes in a field that is written into the page later: what is taken back there is the browser's. */
function hasMore(target: EventTarget | null): boolean {
  const field = target as Partial<HTMLInputElement> | null
  const written = field?.dataset?.written
  return written !== undefined && field?.value !== written
}
