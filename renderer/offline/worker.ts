/**
 * The service worker (`/sw.js`): keeps what the visitor has read for when there is no network. Pages and data come from
 * the network whenever it answers, so that no visitor stays with an old version; only files that never change do not.
 */
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { addressIn, splitAddress } from '../parts/address'
import { allowed, caches as names, offlineAddress } from './address'

/** Put in by the build: codes of all languages, the default first. */
declare const __LANGUAGES__: string[]
const siteLanguages: string[] = __LANGUAGES__

/** How long the network may take before what was kept is shown, in seconds. */
const networkSeconds = 4

/** How much is kept, and for how long: 60 days, in milliseconds. */
const lifetime = 5_184_000_000
const mostKept = { pages: 80, data: 120, files: 250 }

type Taken = { request: Request }

/** Without what follows "?", which changes no page, and only whole answers of the address itself, while they may be kept. */
const plainAddress = {
  cacheKeyWillBeUsed: async ({ request }: Taken) => request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isAllowed()) && response.status === 200 && !response.redirected ? response : null,
}

const keepIn = (name: keyof typeof names) => ({
  cacheName: names[name],
  matchOptions: { ignoreVary: true },
  plugins: [plainAddress, { cacheDidUpdate: () => trim(names[name], mostKept[name]) }],
})

/** Whether anything may be kept. Where it may not, there is nothing to do for a worker, and it goes. */
async function isAllowed(): Promise<boolean> {
  const is = await caches.has(allowed)
  if (!is) await Reflect.get(self, 'registration').unregister()
  return is
}

/** Throws the oldest away: a cache names what it has in the order in which it came. What came after a no goes whole. */
async function trim(name: string, most: number): Promise<void> {
  if (!(await isAllowed())) return void (await caches.delete(name))
  const cache = await caches.open(name)
  const all = await cache.keys()
  for (const [i, request] of all.entries()) {
    const { headers } = (await cache.match(request, { ignoreVary: true })) ?? {}
    const isOld = Date.now() - Date.parse(headers?.get('date') ?? '') > lifetime
    if (all.length - i <= most && !isOld) return
    await cache.delete(request, { ignoreVary: true })
  }
}

registerQuotaErrorCallback(async () => {
  for (const name of Object.values(names)) await caches.delete(name)
})

const pages = new NetworkFirst({ ...keepIn('pages'), networkTimeoutSeconds: networkSeconds })

self.addEventListener('install', () => void Reflect.get(self, 'skipWaiting').call(self))
clientsClaim()

type Wanted = { url: URL; sameOrigin: boolean }

/** A brand that is only looked at (`?brand=`) is not kept. */
const isOwnBrand = ({ url, sameOrigin }: Wanted) => sameOrigin && !url.searchParams.has('brand')

registerRoute(
  (wanted) => isOwnBrand(wanted) && !/\.\w+$/.test(wanted.url.pathname),
  async (options) => {
    try {
      return await pages.handle(options)
    } catch (error) {
      const page = await offlinePage(options.url)
      if (!page) throw error
      return page
    }
  },
)
registerRoute(
  (wanted) => isOwnBrand(wanted) && /^\/data\/(?!.*\/_brands\.json)/.test(wanted.url.pathname),
  new NetworkFirst({ ...keepIn('data'), networkTimeoutSeconds: networkSeconds }),
)
// Names made from the content. Films and documents are large, and asked for in parts.
registerRoute(
  (wanted) => isOwnBrand(wanted) && /^\/assets\/.+\.(js|css|woff2|avif|webp|svg|png)$/.test(wanted.url.pathname),
  new CacheFirst(keepIn('files')),
)

/** In the language of the address, else in any that was kept. The inline script puts in the visitor's own. */
async function offlinePage(url: URL): Promise<Response | undefined> {
  const [first = ''] = siteLanguages
  const { language = first } = splitAddress(url.pathname, siteLanguages)
  for (const code of [language, ...siteLanguages]) {
    const address = new URL(addressIn(code, offlineAddress, first), url)
    const page = await caches.match(address, { cacheName: names.pages, ignoreVary: true })
    if (page) return page
  }
  return undefined
}
