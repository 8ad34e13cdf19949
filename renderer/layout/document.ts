import { useEffect, useLayoutEffect, useRef } from 'react'
import { addressed } from '../parts/addressed'
import { expectPart } from '../parts/settled'
import { documentTitle } from '../parts/text'
import type { View } from '../parts/view'

/**
 * React hook: updates the document's title, language and direction, which are outside the part that React renders.
 * After a navigation, moves the focus to the element that the address's anchor names, or else to the page's heading, so
 * that screen readers read it aloud.
 */
export function useDocument({ site, page, brand }: View): void {
  const current = `${site.language} ${page.address}`
  const previous = useRef(current)
  useLayoutEffect(() => {
    const { documentElement } = document
    document.title = documentTitle(page, brand.name)
    const { dir = 'ltr' } = site.languages.find(({ code }) => code === site.language) ?? {}
    // Not assigned if equal, because assigning the language makes browsers recompute the styles of the whole page.
    if (documentElement.lang !== site.language) documentElement.lang = site.language
    if (documentElement.dir !== dir) documentElement.dir = dir
    // Until now, a page that was built for another brand or language was hidden. Its content is now correct, so it is
    // shown.
    documentElement.classList.remove('hidden')
  }, [site, page, brand])
  useLayoutEffect(() => {
    expectPart()()
    if (previous.current !== current) showLateFonts()
  }, [current])
  useEffect(takeOverClicks, [])
  useEffect(() => {
    if (previous.current === current) return
    previous.current = current
    const target = addressed() ?? document.querySelector<HTMLElement>('h1')
    // Makes the target focusable. A target that already is focusable keeps its position in the tab order.
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [current])
}

/** Marks the app as running, and repeats the clicks that were recorded before (`boot/early.ts`). */
function takeOverClicks() {
  document.documentElement.classList.add('live')
  // Checks again, because on slow processors the browser may have been idle before the class `live` was set.
  expectPart()()
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) {
    button.removeAttribute('data-clicked')
    button.click()
  }
}

/**
 * Shows fonts that arrived too late for the first page: moving their rules to the end makes browsers look up the fonts
 * again. After the move, the selector no longer matches, so nothing is moved twice.
 */
function showLateFonts() {
  for (const fonts of document.querySelectorAll('style+style')) document.head.append(fonts)
}
