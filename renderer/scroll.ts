import type { AnyRouter } from '@tanstack/react-router'

/**
 * Leaves the reader where they are when the app takes the page over: the browser itself put them there, by a reload, an
 * anchor or their own finger. From the first navigation on the router keeps places.
 * @returns the router's option `scrollRestoration`, and what connects it to a router
 */
export function scrollFromFirstNavigation() {
  let hasNavigated = false
  return {
    scrollRestoration: () => hasNavigated,
    connect(router: AnyRouter) {
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (!fromLocation || hasNavigated) return
        hasNavigated = true
        // The router knows the places of what scrolled since it started; the reader may have scrolled before.
        document.dispatchEvent(new Event('scroll'))
      })
    },
  }
}
