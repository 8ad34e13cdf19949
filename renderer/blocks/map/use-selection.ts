import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Continent } from '../../../schema/types'
import { addressed } from '../../parts/addressed'

export type Selection = ReturnType<typeof useSelection>

/** Ids of the continents that have content; these continents have a different colour on the map. */
export function describedOf(continents: Continent[]): string[] {
  return continents.filter(({ blocks }) => blocks?.length).map(({ id }) => id)
}

/** React hook: the open continent (at most one) and the hovered continent, shared by the map and the list. */
export function useSelection(continents: Continent[]) {
  const [selected, setSelected] = useState<string>()
  const [isLive, setLive] = useState(false)
  // Two states, because when the pointer moves from the map to the list or back, the "enter" event of one may arrive
  // before the "leave" event of the other.
  const [onMap, setOnMap] = useState<string>()
  const [inList, setInList] = useState<string>()
  const held = useRef<{ element: Element; top: number } | undefined>(undefined)

  /** Opens a continent, or closes it if it is open. */
  const toggle = useCallback((id: string) => setSelected((now) => (now === id ? undefined : id)), [])

  // Only for a mouse, because a finger cannot hover.
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

  // Keeps the pressed row in place when a panel above it closes.
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
      const continent = continents.find(({ id }) => document.getElementById(id)?.closest('.map-item')?.contains(target))
      if (continent) setSelected(continent.id)
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [continents])

  return { isLive, selected, hovered: inList ?? onMap, toggle, toggleInList, hoverOnMap, hoverInList }
}
