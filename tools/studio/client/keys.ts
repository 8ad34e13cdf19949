import { useEffect } from 'react'
import type { Studio } from './context'
import { turn as turnBack } from './history'
import { nextToTranslate } from './languages/next'
import type { Look } from './state'
import type { Store } from './store'

/** Keys that work everywhere but where somebody writes. */
export function useKeys(studio: Studio): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event, studio)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [studio])
}

/** Answers a key, here or on the canvas. */
export function pressed(event: KeyboardEvent, studio: Studio): void {
  const { store } = studio
  const key = event.key.toLowerCase()
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')) {
    if (hasMore(event.target)) return
    event.preventDefault()
    turnBack(studio, key === 'y' || event.shiftKey ? 'redo' : 'undo')
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
  const { base, look } = store.state
  const turns: Record<string, () => void> = {
    l: () =>
      turn(
        store,
        'language',
        base.settings.languages.map(({ code }) => code),
        look.language,
      ),
    b: () =>
      turn(
        store,
        'brand',
        base.settings.brands.map(({ id }) => id),
        look.brand,
      ),
    t: () => turn(store, 'theme', ['light', 'dark'], look.theme),
    w: () => turn(store, 'width', ['full', 'tablet', 'phone'], look.width),
    n: () => nextToTranslate(studio),
  }
  const act = turns[key]
  if (!act) return
  event.preventDefault()
  act()
}

function turn(store: Store, what: keyof Look, all: string[], now: string): void {
  const next = all[(all.indexOf(now) + 1) % all.length]
  store.lookAt({ [what]: next } as Partial<Look>)
  store.set({ said: next ?? '' })
}

/** Whether somebody writes in a field that is written into the page later: what is taken back there is the browser's. */
function hasMore(target: EventTarget | null): boolean {
  const field = target as Partial<HTMLInputElement> | null
  const written = field?.dataset?.written
  return written !== undefined && field?.value !== written
}

function isWritten(target: EventTarget | null): boolean {
  // The canvas has a window of its own: its elements are known by what they can do.
  const element = target as Partial<Element> | null
  return Boolean(element?.closest?.('input,textarea,select,[contenteditable],[role=listbox],dialog'))
}
