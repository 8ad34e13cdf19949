/** Distance by which an arrow key moves a picture, as a fraction of the visible part. */
const zoomStep = 0.25

/** Function that ends the current zoom. At most one picture is zoomed at a time. */
let endZoom: (() => void) | undefined
let zoomed: HTMLElement | undefined

/**
 * Enlarges a picture of a gallery to twice its size, around the clicked point; if it is already enlarged, ends the
 * zoom. The enlarged picture follows the mouse, and scrolls by touch and by arrow keys. Escape, or a click elsewhere in
 * the gallery, also ends the zoom.
 * @param event click on the picture, or on its zoom button
 */
export function toggleZoom(event: MouseEvent): void {
  const { target } = event
  const gallery = target instanceof Element ? target.closest<HTMLElement>('.gallery') : null
  const stage = gallery?.querySelector<HTMLElement>('.gallery-slides > .stage:not([hidden])')
  // Ignores the click at the end of a swipe with the mouse, because the swipe has hidden the clicked picture.
  if (!gallery || !stage || (target as Element).closest('[hidden]')) return
  const previousStage = zoomed
  endZoom?.()
  if (previousStage === stage) return
  const button = gallery.querySelector<HTMLElement>('.gallery-zoom')
  askForLarger(stage)
  stage.classList.add('zoomed')
  // Makes the picture focusable, because a scrollable element must be reachable by keyboard.
  stage.tabIndex = 0
  button?.setAttribute('aria-pressed', 'true')
  if (stage.contains(target as Element)) lookAt(stage, event)
  else stage.scrollTo(stage.clientWidth / 2, stage.clientHeight / 2)

  const listening = new AbortController()
  const { signal } = listening
  zoomed = stage
  endZoom = () => {
    listening.abort()
    stage.classList.remove('zoomed')
    if (document.activeElement === stage) button?.focus()
    stage.removeAttribute('tabindex')
    button?.setAttribute('aria-pressed', 'false')
    zoomed = endZoom = undefined
  }
  stage.addEventListener('pointermove', (moved) => moved.pointerType === 'mouse' && lookAt(stage, moved), { signal })
  // Prevents touch scrolling from being taken for a swipe.
  stage.addEventListener('pointerdown', (touched) => touched.stopPropagation(), { signal })
  gallery.addEventListener('keydown', (pressed) => onKey(stage, pressed), { signal })
  gallery.addEventListener(
    'click',
    ({ target: clicked }) => {
      if (clicked instanceof Element && !stage.contains(clicked) && !button?.contains(clicked)) endZoom?.()
    },
    { signal },
  )
}

function onKey(stage: HTMLElement, event: KeyboardEvent): void {
  const move: Record<string, [number, number]> = {
    ArrowLeft: [-zoomStep, 0],
    ArrowRight: [zoomStep, 0],
    ArrowUp: [0, -zoomStep],
    ArrowDown: [0, zoomStep],
  }
  const [x, y] = move[event.key] ?? []
  if (event.key === 'Escape') endZoom?.()
  if (x === undefined || y === undefined) return
  event.preventDefault()
  stage.scrollBy(x * stage.clientWidth, y * stage.clientHeight)
}

/** Scrolls a zoomed picture so that the pointer is over the same point as in the unzoomed picture. */
function lookAt(stage: HTMLElement, { clientX, clientY }: MouseEvent): void {
  const { left, top, width, height } = stage.getBoundingClientRect()
  stage.scrollTo(
    ((clientX - left) / width) * (stage.scrollWidth - width),
    ((clientY - top) / height) * (stage.scrollHeight - height),
  )
}

/** Makes the browser choose a file for the doubled width. Until that file has loaded, the current file is enlarged. */
function askForLarger(stage: HTMLElement): void {
  for (const source of stage.querySelectorAll('source')) source.sizes = `${2 * stage.clientWidth}px`
}
