import { useEffect, useLayoutEffect, useRef } from 'react'
import { addressed } from '../parts/addressed'
import { expectPart } from '../parts/settled'
import { documentTitle } from '../parts/text'
import type { View } from '../parts/view'

/**
 * Keeps what is outside of the app in step with the view: the document's title, language and direction. On another page
 * the place of reading moves to what the address leads to, or to its heading, so that it is read out.
 */
export function useDocument({ site, page, brand }: View): void {
  const shown = `${site.language} ${page.address}`
  const before = useRef(shown)
  useLayoutEffect(() => {
    const { documentElement } = document
    document.title = documentTitle(page, brand.name)
    const { dir = 'ltr' } = site.languages.find(({ code }) => code === site.language) ?? {}
    // To set the language again, even the same, has browsers find the styles of the whole page again.
    if (documentElement.lang !== site.language) documentElement.lang = site.language
    if (documentElement.dir !== dir) documentElement.dir = dir
    // A page that was built for another brand or language is right from here on.
    documentElement.classList.remove('hidden')
  }, [site, page, brand])
  useLayoutEffect(() => {
    expectPart()()
    if (before.current !== shown) showLateFonts()
  }, [shown])
  useEffect(takeOverClicks, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const place = addressed() ?? document.querySelector<HTMLElement>('h1')
    // What can have the focus already keeps its place among the keyboard's stops.
    if (place && place.tabIndex < 0) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }, [shown])
}

/** From here on the app answers; what was clicked before it could is clicked again (`boot/early.ts`). */
function takeOverClicks() {
  document.documentElement.classList.add('live')
  // On a slow processor the browser may have been idle before this.
  expectPart()()
  for (const button of document.querySelectorAll<HTMLElement>('[data-clicked]')) {
    button.removeAttribute('data-clicked')
    button.click()
  }
}

/**
 * Fonts that came too late for the first page are shown from the next one on: where their rules are put in again, browsers
 * look for them again. Once they are behind other styles they stay there.
 */
function showLateFonts() {
  for (const fonts of document.querySelectorAll('style+style')) document.head.append(fonts)
}
