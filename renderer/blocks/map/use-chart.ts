import { useEffect, useRef, useState } from 'react'
import type { Continent } from '../../../schema/types'
import { savesData } from '../../parts/connection'
import type { Chart } from './chart'
import type { Selection } from './use-selection'

/** How far outside the screen the chart is fetched, so that it is there when the visitor is. */
const near = '200px'

/**
 * Puts the chart into a frame once it comes near the screen, and takes it away with the page. Whoever saves data, and
 * whoever the chart does not reach, keeps the picture, which does the same.
 */
export function useChart(continents: Continent[], { selected, hovered, toggle, hoverOnMap }: Selection) {
  const frame = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<Chart>()
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!element || savesData()) return
    let isLeft = false
    let own: Chart | undefined
    const put = async () => {
      const { createChart } = await import('./chart')
      if (isLeft) return
      const ids = continents.map(({ id }) => id)
      own = createChart(element, { ids, onSelect: toggle, onHover: hoverOnMap, onDrawn: () => setDrawn(true) })
      setChart(own)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        put().catch(() => {})
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      isLeft = true
      observer.disconnect()
      own?.dispose()
      setChart(undefined)
      setDrawn(false)
    }
  }, [continents, toggle, hoverOnMap])

  useEffect(() => chart?.show(selected, hovered), [chart, selected, hovered])

  return { frame, isDrawn }
}
