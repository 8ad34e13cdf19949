import { followed } from './links'
import { isVerySlow, savesData } from './parts/connection'
import { addressesIn } from './parts/picture'
import type { ShownPage, SiteRouter } from './router'

/**
 * Time that the mouse rests on a card before another picture appears, in ms. Pages are prefetched after the same time.
 */
const intentDelay = 100

/** View transition name of a picture that moves from a card into the linked page. */
const movingName = 'stage'

/** Adds a second picture to cards on hover, and animates the picture of a clicked card into the linked page. */
export function followCards(router: SiteRouter): void {
  showSecondViews(router)
  moveIntoPages(router)
}

function showSecondViews(router: SiteRouter): void {
  let current: Element | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const card = target instanceof Element ? target.closest('.card') : null
      if (card === current) return
      clearTimeout(waiting)
      current?.querySelector('.second-view')?.remove()
      current = card
      if (!card || pointerType !== 'mouse' || savesData() || isVerySlow()) return
      waiting = setTimeout(() => addSecondView(router, card, () => card === current).catch(() => {}), intentDelay)
    },
    { passive: true },
  )
}

/**
 * Overlays the card's picture with another picture from the gallery of the page that the card links to, once that
 * picture has loaded.
 */
async function addSecondView(router: SiteRouter, card: Element, isCurrent: () => boolean): Promise<void> {
  const first = card.querySelector('.stage picture')
  const to = card.querySelector('a')?.pathname
  if (!first || to === undefined) return
  const matches = await router.preloadRoute({ to })
  const data: ShownPage | undefined = matches?.at(-1)?.loaderData
  const gallery = data?.page.blocks.find(({ type }) => type === 'gallery')
  if (gallery?.type !== 'gallery') return
  const shownSrc = first.querySelector('img')?.getAttribute('src')
  const other = gallery.images.find(({ src }) => src.src !== shownSrc)?.src
  // Adds no second picture if the card's picture is not in the gallery of the linked page, as on cards for a product
  // family.
  if (!other || !gallery.images.some(({ src }) => src.src === shownSrc)) return
  const second = first.cloneNode(true) as Element
  const [source, image] = [second.querySelector('source'), second.querySelector('img')]
  if (!source || !image) return
  source.srcset = addressesIn(other)
  image.src = other.src
  image.alt = image.className = ''
  image.loading = 'eager'
  second.className = 'second-view'
  await image.decode()
  if (isCurrent() && !card.querySelector('.second-view')) first.after(second)
}

function moveIntoPages(router: SiteRouter): void {
  let clicked: Element | null | undefined
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const isFollowed = target instanceof Element && followed(event) !== undefined
      clicked = isFollowed ? target.closest('.card')?.querySelector('.stage') : undefined
    },
    true,
  )
  // Listens in the capture phase, before the router handles the event.
  addEventListener('popstate', () => (clicked = undefined), true)
  const showAtOnce = router.startViewTransition
  // The router calls this only after the next page has loaded, so visitors do not wait for an animation.
  router.startViewTransition = (show) => {
    const from = clicked
    clicked = undefined
    const allowsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches
    if (!allowsMotion || !document.startViewTransition || !(from instanceof HTMLElement && from.isConnected))
      return showAtOnce(show)
    const file = from.querySelector('img')?.currentSrc
    from.style.viewTransitionName = movingName
    let to: HTMLElement | null = null
    const transition = document.startViewTransition(async () => {
      await show()
      from.style.viewTransitionName = ''
      to = document.querySelector<HTMLElement>('.opening .stage')
      if (!to) return
      to.style.viewTransitionName = movingName
      if (file) standIn(to.querySelector('img'), file)
    })
    const end = () => to?.style.removeProperty('view-transition-name')
    transition.finished.then(end, end)
    // If the window is too small or hidden, the page is shown without animation.
    transition.ready.catch(() => {})
    return transition.updateCallbackDone
  }
}

/** Shows an already loaded file behind a picture, until the picture's own file has loaded. */
function standIn(image: HTMLImageElement | null, file: string): void {
  if (!image || image.complete) return
  image.style.background = `url("${file}") center / contain no-repeat`
  const end = () => image.style.removeProperty('background')
  image.decode().then(end, end)
}
