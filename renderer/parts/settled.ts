import { startTransition, useLayoutEffect, useState } from 'react'

const parts = new Set<() => void>()

/**
 * Says that a part of the page comes after the page. Once the app runs and no part is missing any more, `<html>` has the
 * attribute `data-settled`: the one fact to wait for before anyone says that something is not on a page.
 * @returns to be called when the part is there, or will not come; a second call changes nothing
 */
export function expectPart(): () => void {
  const { classList, dataset } = document.documentElement
  const came = () =>
    whenIdle(() => {
      parts.delete(came)
      if (parts.size === 0 && classList.contains('live')) dataset.settled = ''
    })
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

/** Whether what nobody waits for is made: once nothing else is to be done, so that a touch is answered first. */
export function useMadeLater(): boolean {
  const [isMade, setMade] = useState(false)
  useLayoutEffect(() => {
    if (isMade) return
    const came = expectPart()
    whenIdle(() => startTransition(() => setMade(true)))
    return came
  }, [isMade])
  return isMade
}

/** Once the browser has nothing else to do. Safari has only timers. */
function whenIdle(run: () => void): void {
  ;(window.requestIdleCallback ?? setTimeout)(run)
}
