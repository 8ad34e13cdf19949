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
import { nextTask } from './parts/next-task'
import { expectSoon } from './parts/settled'
import { createSiteRouter, type SiteRouter } from './router'

// Styles for the search and for pages opened later, without those of lazily loaded blocks. Styles that every document
// contains (`critical-styles.ts`) are excluded, because repeating them would make browsers restyle all elements.
import.meta.glob(
  [
    './styles/*.css',
    './layout/{hub,more,notices,opening,plain,spine,submenus}.css',
    './layout/search/*.css',
    './parts/{lists,rows,statements}.css',
    './parts/table/*.css',
    './blocks/*/*.css',
    '!./styles/{base,print,tokens}.css',
    '!./blocks/*/*.late.css',
  ],
  { eager: true },
)

const { documentElement: root, body } = document
const app = document.getElementById('_app')
// Tells the inline script that the whole app has loaded. If the inline script has already given up waiting, the page
// stays static.
root.classList.add('started')
startApp().catch(leave)

/**
 * Starts the app in separate tasks, so that touches are handled between the tasks: on slow phones, applying styles
 * takes a while.
 */
async function startApp(): Promise<void> {
  const styles = putOnStyles()
  // If the styles fail to load, the error surfaces at the next navigation (`router.tsx`).
  styles.catch(() => {})
  await nextTask()
  if (app && root.classList.contains('js')) await takeOver(app, styles)
}

/** Turns the prerendered page into a running app. The page also works without the app. */
async function takeOver(app: HTMLElement, styles: Promise<void>): Promise<void> {
  const isUndressed = 'undressed' in body.dataset
  const brandId = body.dataset.brand ?? ''
  const router = createSiteRouter({
    languages: (body.dataset.languages ?? '').split(' '),
    // The language of `<html>` is not used, because translation tools may change it.
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
    // Hydrates in slices, so that a touch never waits for the whole page.
    startTransition(() => void hydrateRoot(app, tree))
  }
  followLinks(router)
  showLoading(router)
  followList(router)
  expectSoon(import('./later').then(({ enrich }) => enrich(router)))
  // If the address has no language, applies a language that was chosen in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === 'lang' || key === null) router.invalidate()
  })
  if (import.meta.hot) {
    import.meta.hot.on('content:update', async () => {
      const previousData = router.state.matches.find(({ routeId }) => routeId === '/$')?.loaderData
      forgetSites()
      router.invalidate()
      if (!previousData) return
      // If the shared data cannot be read at the moment, keeps the previous data until the next update.
      const { blocks, site } = await fetchSite(previousData.site.language).catch(() => previousData)
      const isSame = JSON.stringify(site.notice) === JSON.stringify(previousData.site.notice)
      // Components of custom blocks that are already loaded, and the notice, can only be replaced by a reload.
      if (blocks !== previousData.blocks || !isSame) location.reload()
    })
  }
}

/** Whether the page's data has loaded. */
function showsPage(router: SiteRouter): boolean {
  return router.state.matches.some(({ routeId, status }) => routeId === '/$' && status === 'success')
}
