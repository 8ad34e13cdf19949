import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Keeper } from './keeper'
import type { State } from './state'
import type { Store } from './store'
import type { Say } from './words/words'

/** What every part of the Studio needs. */
export type Studio = {
  store: Store
  keeper: Keeper
  t: Say
  /** Says something to people who cannot see it happen. */
  say(text: string): void
  /** @param isLeft see `Keeper.open` */
  open(name: string, isLeft?: boolean): Promise<void>
  speak(language: string): void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

/** @throws when used outside of the Studio */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('There is no Studio here.')
  return studio
}

/** A part of the state: what uses it is drawn again when that part is another. */
export function usePart<Part>(select: (state: State) => Part): Part {
  const { store } = useStudio()
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}
