import { useEffect, useRef, useState } from 'react'
import type { Continent } from '../../../schema/types'
import { savesData } from '../../parts/connection'
import { expectSoon } from '../../parts/settled'
import type { Chart } from './chart'
import { describedOf, type Selection } from './use-selection'

/** Distance from the viewport at which the chart is fetched, so that the chart is ready when it becomes visible. */
const near = '200px'

/** Events that show that a page is used. A page that is merely open, perhaps in a background tab, loads no chart. */
const usageEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll']
const passiveCapture = { passive: true, capture: true }

/**
 * React hook: draws the chart once its frame is near the viewport and the visitor uses the page, and removes the chart
 * on unmount. If the visitor saves data, or the chart cannot be loaded, the picture of the map remains and can be used
 * in the same way.
 */
export function useChart(continents: Continent[], { isLive, selected, hovered, toggle, hoverOnMap }: Selection) {
  const frame = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<Chart>()
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!isLive || !element || savesData()) return
    let isUnmounted = false
    const waiting = new AbortController()
    let drawnChart: Chart | undefined
    const drawChart = async () => {
      const { createChart } = await import('./chart')
      if (isUnmounted) return
      const ids = continents.map(({ id }) => id)
      drawnChart = createChart(element, {
        ids,
        described: describedOf(continents),
        onSelect: toggle,
        onHover: hoverOnMap,
        onDrawn: () => setDrawn(true),
      })
      setChart(drawnChart)
    }
    const drawOnce = () => {
      waiting.abort()
      expectSoon(drawChart())
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        for (const type of usageEvents) addEventListener(type, drawOnce, { ...passiveCapture, signal: waiting.signal })
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      isUnmounted = true
      waiting.abort()
      observer.disconnect()
      drawnChart?.dispose()
      setChart(undefined)
      setDrawn(false)
    }
  }, [isLive, continents, toggle, hoverOnMap])

  useEffect(() => chart?.show(selected, hovered), [chart, selected, hovered])

  return { frame, isDrawn }
}
