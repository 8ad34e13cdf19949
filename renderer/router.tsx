import { createBrowserHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { App } from './app'
import { loadBlocks } from './blocks'
import { fetchPage, type PageData } from './data'
import { createI18n } from './i18n'
import { useDocument } from './layout/document'
import { loadWhole } from './loading'
import { dataName, splitAddress } from './parts/address'
import { stored } from './parts/storage'
import type { View } from './parts/view'
import { scrollFromFirstNavigation } from './scroll'

/** Data about the prerendered page that the app takes over. */
export type Start = {
  /** Codes of all languages, the default first. */
  languages: string[]
  /** Language of the prerendered page; undefined if the page was built for another brand. */
  language?: string
  brandId: string
  /** Whether `?brand=` sets the brand. The host may then belong to another brand (`boot/brand.ts`). */
  isDebugged: boolean
  /** Name of the page's data file; "404" for the "not found" page, which may appear at any address. */
  dataName: string
  /** Resolves when the app's stylesheets have been applied. Every page except the prerendered one needs them. */
  styles: Promise<void>
}

/** A page at an address, and whether the address contains the language (`pinned`). */
export type ShownPage = PageData & { pinned: boolean }

/**
 * Creates the router. All addresses share one route, because pages come from the site's content. The root renders the
 * page without an outlet, so that its tree matches the one that the build rendered.
 */
export function createSiteRouter(start: Start) {
  let isStart = true
  const root = createRootRoute({
    component: function Root() {
      return <Route data={page.useLoaderData()} />
    },
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: async ({ location: { pathname }, preload }): Promise<ShownPage> => {
      const { language: pinned, address } = splitAddress(pathname, start.languages)
      const isFirst = isStart
      isStart = false
      // For the first page at an address without a language, the inline script has already loaded the visitor's
      // language, or has failed to.
      const language = pinned ?? ((isFirst && start.language) || preferredLanguage(start.languages))
      try {
        const name = isFirst && start.dataName === '404' ? '404' : dataName(address)
        const data = start.isDebugged
          ? await import('./dress').then(({ fetchAs }) => fetchAs(start.brandId, language, name))
          : await fetchPage(language, name)
        await loadBlocks(data.page.blocks, data.blocks)
        if (!isFirst) await start.styles
        return { ...data, pinned: pinned !== undefined }
      } catch (error) {
        const { latestLocation: latest, state } = router
        // A prefetched page counts as wanted once its link has been clicked, because the router does not load that page
        // a second time.
        const isWanted = latest.pathname === pathname && !(preload && state.resolvedLocation?.pathname === pathname)
        if (isFirst || !isWanted) throw error
        // The app cannot show this page, so the browser loads it. Until then, the current page stays visible.
        loadWhole(latest.href)
        return new Promise(() => {})
      }
    },
  })
  const scroll = scrollFromFirstNavigation()
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createBrowserHistory(),
    // No page reads the query string, so it is kept unparsed.
    parseSearch: (search) => ({ search }),
    stringifySearch: ({ search = '' }) => search,
    // The home page's address ends with a slash if the site is below the root of its host: "/bench/".
    trailingSlash: 'preserve',
    scrollRestoration: scroll.scrollRestoration,
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: Number.POSITIVE_INFINITY,
  })
  // Marks the document as prerendered, because the router must not add boundaries that the build did not render.
  router.ssr = { manifest: undefined }
  scroll.connect(router)
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

/** Language of pages at addresses without a language: the stored language, or otherwise the default. */
function preferredLanguage(languages: string[]): string {
  const language = stored('lang')
  return language !== null && languages.includes(language) ? language : (languages[0] ?? '')
}

function Route({ data: { page, site, words, pinned } }: { data: ShownPage }) {
  const i18n = useMemo(() => createI18n(site.language, words), [site.language, words])
  const [brand] = site.brands
  return <I18nextProvider i18n={i18n}>{brand && <Document view={{ site, page, brand, pinned }} />}</I18nextProvider>
}

/** Renders the app, and updates the document around the app. */
function Document({ view }: { view: View }) {
  useDocument(view)
  return <App view={view} />
}
