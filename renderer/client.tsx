import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetSites } from './data'
import { followLinks } from './links'
import { documentTitle } from './parts/text'
import { createSiteRouter, type Shown, type SiteRouter } from './router'

// The styles of all blocks, for the pages the visitor goes on to; those of this page stand in its head already.
import.meta.glob('./{styles,layout,parts}/*.css', { eager: true })
import.meta.glob('./blocks/*/*.css', { eager: true })

const app = document.getElementById('app')
if (app) takeOver(app).catch(() => {})

/** Makes the prerendered page a running app. Until then, and if it never comes, the page works as it is. */
async function takeOver(app: HTMLElement): Promise<void> {
  const { documentElement, body } = document
  const router = createSiteRouter({
    languages: (body.dataset.languages ?? '').split(' '),
    language: documentElement.lang,
    brandId: body.dataset.brand ?? '',
    dataName: app.dataset.page ?? '',
  })
  await router.load()
  if (!shownPage(router)) return
  hydrateRoot(
    app,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  followLinks(router)
  router.subscribe('onRendered', ({ pathChanged }) => {
    announce(router, pathChanged)
  })
  if (import.meta.hot) {
    import.meta.hot.on('content:update', () => {
      forgetSites()
      router.invalidate()
    })
  }
}

/** What the router shows now; undefined when its data did not come. */
function shownPage(router: SiteRouter): Shown | undefined {
  const match = router.state.matches.find(({ routeId }) => routeId === '/$')
  return match?.status === 'success' ? match.loaderData : undefined
}

/** After a change: the document's title and language; on another page the place of reading moves to its heading. */
function announce(router: SiteRouter, isOtherPage: boolean): void {
  const shown = shownPage(router)
  if (!shown) return
  const { documentElement, body } = document
  const { page, site } = shown
  const brand = site.brands.find(({ id }) => id === body.dataset.brand)
  document.title = documentTitle(page.title, brand?.name ?? '')
  documentElement.lang = site.language
  documentElement.dir = site.languages.find(({ code }) => code === site.language)?.dir ?? 'ltr'
  if (!isOtherPage) return
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
