import type { AnyRouter } from '@tanstack/react-router'

/** When a page that is loading says so, in milliseconds: before that no one wonders. */
const saysSo = 200

/** How long the app may take for a page before the browser loads it whole, in milliseconds. */
const longestLoad = 4000

/** Shows that the next page is loading, and has the browser load it whole when the app cannot bring it in time. */
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
      setTimeout(() => root.classList.add('loading'), saysSo),
      setTimeout(() => loadWhole(toLocation.href), longestLoad),
    ]
  })
  router.subscribe('onLoad', end)
}

/** Has the browser load a page whole. @param href its address, which may stand in the address bar already */
export function loadWhole(href: string): void {
  // With a "#" the browser would take the same address for a place on the page that is there.
  if (new URL(href, location.href).href === location.href) location.reload()
  else location.assign(href)
}
