import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the scroll position when the app takes over the page, whether a reload, an anchor or the visitor has set that
 * position. From the first navigation on, the router restores positions.
 * @returns the router option `scrollRestoration`, and the function `connect`, to be called with the router
 */
export function scrollFromFirstNavigation() {
  let hasNavigated = false
  return {
    scrollRestoration: () => hasNavigated,
    connect(router: AnyRouter) {
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (!fromLocation || hasNavigated) return
        hasNavigated = true
        // Makes the router record the position, because the visitor may have scrolled before the router started.
        document.dispatchEvent(new Event('scroll'))
      })
    },
  }
}
