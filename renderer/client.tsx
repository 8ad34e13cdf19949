import './react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { leave } from './boot/leave'
import { keepCalm } from './calm'
import { fetchSite, forgetSites } from './data'
import { putOnStyles } from './late-styles'
import { followLinks } from './links'
import { followList } from './list/call'
import { showLoading } from './loading'
import { expectSoon } from './parts/settled'
import { createSiteRouter, type SiteRouter } from './router'

// The styles of the blocks that are not late, for the pages the visitor goes on to, and of the search, for when it is opened;
// those of this page are in its head already.
import.meta.glob(['./styles/*.css', './{layout,layout/search,parts,parts/table}/*.css', '!./styles/print.css'], {
  eager: true,
})
import.meta.glob(['./blocks/*/*.css', '!./blocks/*/*.late.css'], { eager: true })

const { documentElement: root, body } = document
const app = document.getElementById('_app')
// The inline script knows by this that the app is whole. A page it has given up waiting for is left as it is.
root.classList.add('started')
startApp().catch(leave)

/** Each step is a task of its own, between which a touch is answered: styles alone take a slow phone as long as scripts. */
async function startApp(): Promise<void> {
  await nextTask()
  const styles = putOnStyles()
  // Where they do not come, only those who go on notice (`router.tsx`).
  styles.catch(() => {})
  await nextTask()
  if (app && root.classList.contains('js')) await takeOver(app, styles)
}

/** Makes the prerendered page a running app. Until then, and if it never comes, the page works as it is. */
async function takeOver(app: HTMLElement, styles: Promise<void>): Promise<void> {
  const isUndressed = 'undressed' in body.dataset
  const brandId = body.dataset.brand ?? ''
  const router = createSiteRouter({
    languages: (body.dataset.languages ?? '').split(' '),
    // Not that of <html>, which a translation program may have changed.
    language: isUndressed ? undefined : app.dataset.language,
    brandId,
    isDebugged: new URLSearchParams(location.search).get('brand') === brandId,
    dataName: app.dataset.page ?? '',
    styles,
  })
  await nextTask()
  await router.load()
  if (!showsPage(router)) return leave()
  const tree = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isUndressed) createRoot(app).render(tree)
  else {
    keepCalm()
    // In slices, so that a touch never waits for the whole page.
    startTransition(() => void hydrateRoot(app, tree))
  }
  followLinks(router)
  showLoading(router)
  followList(router)
  expectSoon(import('./later').then(({ enrich }) => enrich(router)))
  // What another tab chose shows here too, where the address leaves the language open.
  addEventListener('storage', ({ key }) => {
    if (key === 'lang' || key === null) router.invalidate()
  })
  if (import.meta.hot) {
    import.meta.hot.on('content:update', async () => {
      const shown = router.state.matches.find(({ routeId }) => routeId === '/$')?.loaderData
      forgetSites()
      router.invalidate()
      if (!shown) return
      // Where what all pages share cannot be read now, the page stays, and hears when it can be.
      const { blocks } = await fetchSite(shown.site.language).catch(() => shown)
      // A component that a page has loaded stays as it is until the page is loaded again.
      if (blocks !== shown.blocks) location.reload()
    })
  }
}

/** Lets a touch be answered first, if there was one. */
function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next))
}

/** Whether the data of the page came. */
function showsPage(router: SiteRouter): boolean {
  return router.state.matches.some(({ routeId, status }) => routeId === '/$' && status === 'success')
}
