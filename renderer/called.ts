import type { SiteRouter } from './router'

/** While a button of the page that calls to act is on the screen, the document says so: `layout/chat-button.tsx` then is not there. */
export function followCalls(router: SiteRouter): void {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    document.documentElement.classList.toggle('calls', seen.size > 0)
  })
  const look = () => {
    observer.disconnect()
    seen.clear()
    for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button)
  }
  look()
  // The buttons of the next page are others.
  router.subscribe('onRendered', look)
}
