import { siteBase } from './parts/address'
import { isVerySlow, savesData } from './parts/connection'
import type { SiteRouter } from './router'

/** Time that the pointer rests on a link before the linked page is prefetched, in ms. */
const intentDelay = 100

/**
 * Makes plain links navigate within the app, and prefetches linked pages on intent, unless the visitor saves data. One
 * listener serves all links, so links need no hydration, and links in rich text also work.
 */
export function followLinks(router: SiteRouter): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const prefetch = (event: Event, delay: number) => {
    const to = targetOf(event)
    clearTimeout(waiting)
    // Checked each time, because a phone may switch networks.
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
    // Discards prefetched pages when the language changes: those for addresses without a language are in the previous
    // language.
    if (link?.hreflang) router.invalidate()
    router.navigate({
      to,
      // Keeps `?brand=`, see `boot/brand.ts`.
      search: { search: link?.search },
      hash: link?.hash.slice(1) || undefined,
    })
  })
}

/** Returns the address that a click opens in this tab; undefined if the app cannot show the page at that address. */
export function followed(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented ? undefined : targetOf(event)
}

/**
 * Returns the address of the link that an event belongs to; undefined if the app cannot show the page at that address.
 */
function targetOf(event: Event): string | undefined {
  const link = linkOf(event)
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return undefined
  if (
    link.origin !== location.origin ||
    !link.pathname.startsWith(`${siteBase}/`) ||
    link.pathname.startsWith(`${siteBase}/assets/`)
  )
    return undefined
  // Leaves links to anchors on the current page to the browser.
  if (link.hash && link.pathname === location.pathname) return undefined
  return link.pathname
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.href ? link : undefined
}
