import { addressIn, dataName } from '../parts/address'
import { savesData } from '../parts/connection'
import type { SiteRouter } from '../router'
import { offlineAddress } from './address'

/** When the start is over in browsers that cannot tell, in milliseconds. */
const settled = 2000

/**
 * Has the service worker keep what the visitor reads: this page with all that it has fetched, the pages read later on, and
 * those that are wanted without a network: the one that says so, and contact.
 */
export async function keepVisited(router: SiteRouter): Promise<void> {
  await new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, settled)))
  const shown = shownBy(router)
  const isLookedAt = 'undressed' in document.body.dataset
  if (!('serviceWorker' in navigator) || !shown || isLookedAt || savesData()) return
  const { serviceWorker } = navigator
  if (shown.site.offline === false) {
    // Registered before it was switched off: the next look at the script removes it.
    for (const registration of await serviceWorker.getRegistrations()) await registration.update()
    return
  }
  await serviceWorker.register('/sw.js')
  const { active } = await serviceWorker.ready
  const keep = (addresses: string[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } })
  const own = performance.getEntriesByType('resource').map(({ name }) => name)
  keep([location.pathname, ...own, ...always(shown.site)])
  // The app fetches data only; to open the page again without a network takes its document as well.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && shownBy(router)) keep([location.pathname])
  })
}

type Site = NonNullable<ReturnType<typeof shownBy>>['site']

/** What is kept though nobody has read it yet, in the visitor's language. */
function always({ language, defaultLanguage, contactPage }: Site): string[] {
  const pages = contactPage === undefined ? [] : [contactPage]
  return [
    // For addresses without a language, where the inline script then puts in the visitor's own.
    offlineAddress,
    ...[offlineAddress, ...pages].map((address) => addressIn(language, address, defaultLanguage)),
    ...pages.map((address) => `/data/${language}/${dataName(address)}.json`),
    `/data/${language}/_site.json`,
  ]
}

function shownBy(router: SiteRouter) {
  return router.state.matches.find(({ routeId }) => routeId === '/$')?.loaderData
}
