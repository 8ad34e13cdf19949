import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Keeper } from './keeper'
import type { State } from './state'
import type { Store } from './store'
import type { Say } from './words/words'

/** Objects and functions that all components of the Studio use. */
export type Studio = {
  store: Store
  keeper: Keeper
  t: Say
  /** Announces a text to screen readers. */
  say(text: string): void
  /** Opens a page by its name. @param isLeft see `Keeper.open` */
  open(name: string, isLeft?: boolean): Promise<void>
  /** Changes the language of the Studio. */
  speak(language: string): void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

/** React hook for the Studio's context. @throws if used outside the Studio */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no Studio here.')
  return studio
}

/** React hook for a part of the state. The component renders again when that part changes. */
export function usePart<Part>(select: (state: State) => Part): Part {
  const { store } = useStudio()
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}
