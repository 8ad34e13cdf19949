import { addressIn, dataName } from '../parts/address'
import { savesData } from '../parts/connection'
import { consentKey } from '../parts/consent-key'
import { stored } from '../parts/storage'
import type { SiteRouter } from '../router'
import { allowed, offlineAddress } from './address'
import { forget } from './forget'

/** When the start is over in browsers that cannot tell, in milliseconds. */
const settled = 2000

/**
 * Has the service worker keep what the visitor reads: this page with all that it has fetched, the pages read later on, and
 * those that are wanted without a network: the one that says so, and contact. Only for those who accepted: before they
 * answer nothing is kept, and a no takes away all that was.
 */
export async function keepVisited(router: SiteRouter): Promise<void> {
  await new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, settled)))
  if (!('serviceWorker' in navigator)) return
  // One after the other: a no may come while the worker starts.
  let done = Promise.resolve()
  const follow = () => {
    done = done.then(() => (isAllowed(router) ? keepShown(router) : forget())).catch(() => {})
  }
  follow()
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('.consent [data-consent]') && follow(),
  )
  addEventListener('storage', follow)
  // The app fetches data only; to open the page again without a network takes its document as well.
  router.subscribe('onResolved', ({ pathChanged }) => {
    const { page, site } = shownBy(router) ?? {}
    if (!pathChanged || !page || !site || !isAllowed(router) || savesData()) return
    // At an address without a language the inline script puts in the document of the visitor's own.
    const own = addressIn(site.language, page.address, site.defaultLanguage)
    keepAddresses([...new Set([location.pathname, own])])
  })
}

function isAllowed(router: SiteRouter): boolean {
  const { site } = shownBy(router) ?? {}
  return site?.consent !== undefined && site.offline !== false && stored(consentKey) === 'accepted'
}

async function keepShown(router: SiteRouter): Promise<void> {
  const shown = shownBy(router)
  if (!shown || 'undressed' in document.body.dataset || savesData()) return
  await caches.open(allowed)
  await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const own = performance.getEntriesByType('resource').map(({ name }) => name)
  await keepAddresses([location.pathname, ...own, ...always(shown.site)])
}

async function keepAddresses(urlsToCache: string[]): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

type Site = NonNullable<ReturnType<typeof shownBy>>['site']

/** Addresses that are kept before they are read, in the visitor's language. */
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
