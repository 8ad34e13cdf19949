import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { savesData } from '../../parts/connection'

export type SlideShow = ReturnType<typeof useSlideShow>

/** Minimum length of a swipe, in CSS px. */
const swipeDistance = 40

/**
 * React hook: the current picture of a slide show. The show advances automatically unless the visitor has stopped it,
 * prefers reduced motion, saves data, or sees less than half of the gallery. Manual changes restart the interval.
 * @param count number of pictures
 * @param seconds interval between automatic changes; undefined if there are none
 * @param startsItself whether the show starts by itself
 */
export function useSlideShow(count: number, seconds?: number, startsItself = true) {
  const [index, setIndex] = useState(0)
  const [isLive, setLive] = useState(false)
  const [isWanted, setWanted] = useState(startsItself)
  const [isHeld, setHeld] = useState(false)
  const isSeen = useSeen(isLive)
  const swipedFrom = useRef<number | undefined>(undefined)
  const isRunning = isLive && isWanted && !isHeld && isSeen.now && count > 1 && seconds !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, at the picture to which the reader has scrolled
  useEffect(() => {
    const row = isSeen.ref.current?.querySelector('.gallery-slides')
    // Skips a row in a collapsed panel, which has a width of 0 and cannot have been scrolled.
    if (row && row.clientWidth > 0) setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    setLive(true)
    if (sparesMotion()) setWanted(false)
  }, [])

  // Depends on `index`, so that every change, including a manual one, starts a full interval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isRunning || seconds === undefined) return
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isRunning, seconds, count, index])

  const go = (to: number) => setIndex((to + count) % count)
  return {
    index,
    isLive,
    isWanted,
    isRunning,
    go,
    toggle: () => setWanted((now) => !now),
    /** Stops on the current picture until the visitor starts the show again. */
    rest: () => setWanted(false),
    handlers: {
      ref: isSeen.ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      // Keyboard focus stops the show until the visitor starts it again.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setWanted(false),
    },
    swipe: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        swipedFrom.current = clientX
      },
      onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
        const moved = clientX - (swipedFrom.current ?? clientX)
        swipedFrom.current = undefined
        if (Math.abs(moved) < swipeDistance) return
        const forward = getComputedStyle(currentTarget).direction === 'rtl' ? moved > 0 : moved < 0
        go(index + (forward ? 1 : -1))
      },
    },
  }
}

/** React hook: a ref for an element, and whether at least half of it is on screen and the page is visible (`now`). */
function useSeen(isLive: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isLive || !element) return
    let isOnScreen = false
    const update = () => setNow(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      ([entry]) => {
        isOnScreen = entry?.isIntersecting ?? false
        update()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [isLive])
  return { ref, now }
}

function sparesMotion(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
