import { useLayoutEffect } from 'react'

const parts = new Set<() => void>()

/**
 * Registers a part that loads after the page. Once the app runs and no part is pending, `<html>` has the attribute
 * `data-settled`. Tests wait for this attribute before they check that something is absent from a page.
 * @returns a function to be called when the part has loaded or failed; a second call changes nothing
 */
export function expectPart(): () => void {
  const { classList, dataset } = document.documentElement
  // Waits until the browser is idle, because the loaded part has then also been rendered. In Safari, a timer replaces
  // `requestIdleCallback`.
  const onSettled = () => {
    const settle = () => {
      parts.delete(onSettled)
      if (parts.size === 0 && classList.contains('live')) dataset.settled = ''
    }
    ;(window.requestIdleCallback ?? setTimeout)(settle)
  }
  parts.add(onSettled)
  delete dataset.settled
  return onSettled
}

/**
 * Registers a promise as a part that loads after the page.
 * @returns a promise that resolves even if the part fails
 */
export function expectSoon(part: Promise<unknown>): Promise<unknown> {
  return part.catch(() => {}).finally(expectPart())
}

/** Registers a part as pending while this component is mounted. Renders nothing. */
export function Coming(): null {
  useLayoutEffect(expectPart, [])
  return null
}
