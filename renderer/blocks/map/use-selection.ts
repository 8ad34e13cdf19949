import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Continent } from '../../../schema/types'
import { addressed } from '../../parts/addressed'

export type Selection = ReturnType<typeof useSelection>

/** Continents that have something to open: the map shows them in another colour. */
export function describedOf(continents: Continent[]): string[] {
  return continents.filter(({ blocks }) => blocks?.length).map(({ id }) => id)
}

/** Which continent is open, at most one, and which the pointer is on: the same for the map and the list. */
export function useSelection(continents: Continent[]) {
  const [selected, setSelected] = useState<string>()
  const [isLive, setLive] = useState(false)
  // Apart, since the pointer enters one before it is known to have left the other.
  const [onMap, setOnMap] = useState<string>()
  const [inList, setInList] = useState<string>()
  const held = useRef<{ element: Element; top: number } | undefined>(undefined)

  /** Opens a continent, or closes it when it is open. */
  const toggle = useCallback((id: string) => setSelected((now) => (now === id ? undefined : id)), [])

  // A finger that taps leaves no pointer behind, so only a mouse hovers.
  const hoverOnMap = useCallback((id: string | undefined, pointerType: string) => {
    if (pointerType === 'mouse') setOnMap(id)
  }, [])
  const hoverInList = (id: string | undefined, pointerType: string) => {
    if (pointerType === 'mouse') setInList(id)
  }

  const toggleInList = (id: string, element: Element) => {
    held.current = { element, top: element.getBoundingClientRect().top }
    toggle(id)
  }

  // A panel that closes above must not take the row that was just pressed out of sight.
  useLayoutEffect(() => {
    if (!held.current) return
    const { element, top } = held.current
    held.current = undefined
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  })

  useEffect(() => {
    setLive(true)
    const open = () => {
      const target = addressed()
      const own = continents.find(({ id }) => document.getElementById(id)?.closest('.map-item')?.contains(target))
      if (own) setSelected(own.id)
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [continents])

  return { isLive, selected, hovered: inList ?? onMap, toggle, toggleInList, hoverOnMap, hoverInList }
}
