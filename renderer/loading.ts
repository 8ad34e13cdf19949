import type { AnyRouter } from '@tanstack/react-router'

/** Delay before the loading indicator appears, in ms. Faster loads show no indicator. */
const indicatorDelay = 200

/** Longest time that the app may take to load a page, in ms. After that, the browser loads the page instead. */
const longestLoad = 4000

/** Shows that the next page is loading. If the app takes too long, the browser loads the page instead. */
export function showLoading(router: AnyRouter): void {
  const root = document.documentElement
  let timers: ReturnType<typeof setTimeout>[] = []
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    root.classList.remove('loading')
  }
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    end()
    timers = [
      setTimeout(() => root.classList.add('loading'), indicatorDelay),
      setTimeout(() => loadWhole(toLocation.href), longestLoad),
    ]
  })
  router.subscribe('onLoad', end)
}

/** Lets the browser, not the app, load a page. @param href address, which may already be in the address bar */
export function loadWhole(href: string): void {
  // If the current address has a "#", assigning it again would only scroll to the anchor.
  if (new URL(href, location.href).href === location.href) location.reload()
  else location.assign(href)
}
