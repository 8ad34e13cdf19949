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

/** What the app knows of the document it takes over. */
export type Start = {
  /** Codes of all languages, the default first. */
  languages: string[]
  /** The language the document shows; none where it was built for another brand. */
  language?: string
  brandId: string
  /** Whether the brand is only looked at, and the host may be another's: see `boot/brand.ts`. */
  isDebugged: boolean
  /** The name of the document's data: the 404 page is shown at addresses that are not its own. */
  dataName: string
  /** The app's stylesheets, which every page but the document's own needs. */
  styles: Promise<void>
}

/** A page at an address: `pinned` when the address carries its language. */
export type Shown = PageData & { pinned: boolean }

/**
 * The router: one route for every address, since the pages come from the content. The page is rendered by the root
 * without an outlet, so that the tree is the one the build rendered.
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
    loader: async ({ location: { pathname }, preload }): Promise<Shown> => {
      const { language: pinned, address } = splitAddress(pathname, start.languages)
      const isFirst = isStart
      isStart = false
      // Before the app ran, the inline script chose the language of an address without one, or gave up doing so.
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
        // Somebody waits for a page that was prefetched, too, once its link is clicked: the router does not ask again.
        const isWanted = latest.pathname === pathname && !(preload && state.resolvedLocation?.pathname === pathname)
        if (isFirst || !isWanted) throw error
        // A page the app cannot show is loaded whole; until it comes, the visitor keeps the one that is there.
        loadWhole(latest.href)
        return new Promise(() => {})
      }
    },
  })
  const scroll = scrollFromFirstNavigation()
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createBrowserHistory(),
    // No page reads what follows "?": it stays as it is written.
    parseSearch: (search) => ({ search }),
    stringifySearch: ({ search = '' }) => search,
    scrollRestoration: scroll.scrollRestoration,
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: Number.POSITIVE_INFINITY,
  })
  // The document was rendered before: the router must not put boundaries around it that the build did not render.
  router.ssr = { manifest: undefined }
  scroll.connect(router)
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

/** The language that addresses without one show: the stored one, else the default. */
function preferredLanguage(languages: string[]): string {
  const language = stored('lang')
  return language !== null && languages.includes(language) ? language : (languages[0] ?? '')
}

function Route({ data: { page, site, words, pinned } }: { data: Shown }) {
  const i18n = useMemo(() => createI18n(site.language, words), [site.language, words])
  const [brand] = site.brands
  return <I18nextProvider i18n={i18n}>{brand && <Document view={{ site, page, brand, pinned }} />}</I18nextProvider>
}

/** The app, and what is around it. */
function Document({ view }: { view: View }) {
  useDocument(view)
  return <App view={view} />
}
