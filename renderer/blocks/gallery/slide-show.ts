import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { savesData } from '../../parts/connection'

export type SlideShow = ReturnType<typeof useSlideShow>

/** How far a finger must move for a swipe, in CSS pixels. */
const swipeDistance = 40

/**
 * Which picture is shown, and when the next comes by itself: only while the visitor wants it, motion and data are not
 * spared, the page is seen and most of the gallery is on the screen. A manual action restarts the full interval.
 * @param count number of pictures
 * @param seconds until the next picture comes by itself; undefined: never
 * @param startsItself whether it does so before the visitor asks for it
 */
export function useSlideShow(count: number, seconds?: number, startsItself = true) {
  const [index, setIndex] = useState(0)
  const [isLive, setLive] = useState(false)
  const [isWanted, setWanted] = useState(startsItself)
  const [isHeld, setHeld] = useState(false)
  const isSeen = useSeen(isLive)
  const swipedFrom = useRef<number | undefined>(undefined)
  const isRunning = isLive && isWanted && !isHeld && isSeen.now && count > 1 && seconds !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the reader has scrolled the row of pictures to
  useEffect(() => {
    const row = isSeen.ref.current?.querySelector('.gallery-slides')
    // In a folded panel it has no width, and was not scrolled.
    if (row && row.clientWidth > 0) setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    setLive(true)
    if (sparesMotion()) setWanted(false)
  }, [])

  // The index is a dependency so that every change, also by hand, starts a full interval.
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
    /** Keeps the picture that is looked at, until the visitor starts them again. */
    rest: () => setWanted(false),
    handlers: {
      ref: isSeen.ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      // Whoever comes by keyboard is reading: the pictures wait until they are started again.
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

/** Whether at least half of an element is on the screen of a page that is looked at. */
function useSeen(isLive: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isLive || !element) return
    let isOnScreen = false
    const tell = () => setNow(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      ([entry]) => {
        isOnScreen = entry?.isIntersecting ?? false
        tell()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [isLive])
  return { ref, now }
}

function sparesMotion(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
