import { isVerySlow, savesData } from './parts/connection'
import type { SiteRouter } from './router'

/** How long the pointer rests on a link before its page is fetched, in milliseconds. */
const intentDelay = 100

/**
 * Turns the plain links of the page into client navigation, and fetches their pages on intent, unless every byte counts.
 * One listener serves all links, so that links cost nothing to hydrate and those in rich text work as well.
 */
export function followLinks(router: SiteRouter): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const prefetch = (event: Event, delay: number) => {
    const to = targetOf(event)
    clearTimeout(waiting)
    // Asked each time: a phone changes its network on the way.
    if (to === undefined || savesData() || isVerySlow()) return
    waiting = setTimeout(() => router.preloadRoute({ to }).catch(() => {}), delay)
  }
  addEventListener('pointerover', (event) => prefetch(event, intentDelay), { passive: true })
  addEventListener('focusin', (event) => prefetch(event, intentDelay), { passive: true })
  addEventListener('touchstart', (event) => prefetch(event, 0), { passive: true })
  addEventListener('click', (event) => {
    const to = followed(event)
    if (to === undefined) return
    event.preventDefault()
    const link = linkOf(event)
    // With another language, what was fetched for addresses without one is no longer what they show.
    if (link?.hreflang) router.invalidate()
    router.navigate({
      to,
      // The brand that is looked at, see `boot/brand.ts`.
      search: { search: link?.search },
      hash: link?.hash.slice(1) || undefined,
    })
  })
}

/** The address a click leads to here, and not in another tab. */
export function followed(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented ? undefined : targetOf(event)
}

/** The address a link of this site leads to, when the app can show it. */
function targetOf(event: Event): string | undefined {
  const link = linkOf(event)
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return undefined
  if (link.origin !== location.origin || link.pathname.startsWith('/assets/')) return undefined
  // A place on this page is the browser's own business.
  if (link.hash && link.pathname === location.pathname) return undefined
  return link.pathname
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.href ? link : undefined
}
