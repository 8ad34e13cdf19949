import { useEffect, useRef, useState } from 'react'
import type { Continent } from '../../../schema/types'
import { savesData } from '../../parts/connection'
import { expectSoon } from '../../parts/settled'
import type { Chart } from './chart'
import { describedOf, type Selection } from './use-selection'

/** How far outside the screen the chart is fetched, so that it is there when the visitor is. */
const near = '200px'

/** Events of visitors who use a page. A page that only came up, or was opened in another tab, does not pay for the chart. */
const uses = ['pointermove', 'pointerdown', 'keydown', 'scroll']
const quietly = { passive: true, capture: true }

/**
 * Puts the chart into a frame once it is near the screen and the page is used, and takes it away with the page. Whoever
 * saves data, and whoever the chart does not reach, keeps the picture, which does the same.
 */
export function useChart(continents: Continent[], { isLive, selected, hovered, toggle, hoverOnMap }: Selection) {
  const frame = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<Chart>()
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!isLive || !element || savesData()) return
    let isLeft = false
    const waiting = new AbortController()
    let own: Chart | undefined
    const put = async () => {
      const { createChart } = await import('./chart')
      if (isLeft) return
      const ids = continents.map(({ id }) => id)
      own = createChart(element, {
        ids,
        described: describedOf(continents),
        onSelect: toggle,
        onHover: hoverOnMap,
        onDrawn: () => setDrawn(true),
      })
      setChart(own)
    }
    const putOnce = () => {
      waiting.abort()
      expectSoon(put())
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        for (const use of uses) addEventListener(use, putOnce, { ...quietly, signal: waiting.signal })
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      isLeft = true
      waiting.abort()
      observer.disconnect()
      own?.dispose()
      setChart(undefined)
      setDrawn(false)
    }
  }, [isLive, continents, toggle, hoverOnMap])

  useEffect(() => chart?.show(selected, hovered), [chart, selected, hovered])

  return { frame, isDrawn }
}
