import { useLayoutEffect } from 'react'

const parts = new Set<() => void>()

/**
 * Says that a part of the page comes after the page. Once the app runs and no part is missing any more, `<html>` has the
 * attribute `data-settled`: the one fact to wait for before anyone says that something is not on a page.
 * @returns to be called when the part is there, or will not come; a second call changes nothing
 */
export function expectPart(): () => void {
  const { classList, dataset } = document.documentElement
  // Once the browser has nothing else to do, what came is on the page. Safari has only timers.
  const came = () => {
    const settle = () => {
      parts.delete(came)
      if (parts.size === 0 && classList.contains('live')) dataset.settled = ''
    }
    ;(window.requestIdleCallback ?? setTimeout)(settle)
  }
  parts.add(came)
  delete dataset.settled
  return came
}

/** Says that what a promise brings comes after the page. @returns the promise, which is never rejected */
export function expectSoon(part: Promise<unknown>): Promise<unknown> {
  return part.catch(() => {}).finally(expectPart())
}

/** Shows nothing in the place of a part that comes later. */
export function Coming(): null {
  useLayoutEffect(expectPart, [])
  return null
}
