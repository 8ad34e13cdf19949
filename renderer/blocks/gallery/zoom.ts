/** How far an arrow key moves a picture, in parts of what is seen of it. */
const zoomStep = 0.25

/** Ends the zoom that is on; there is one at most. */
let endZoom: (() => void) | undefined
let zoomed: HTMLElement | undefined

/**
 * Shows the picture of a gallery in twice its size, around the place that was clicked, or as it was before. It then
 * follows a mouse, a finger scrolls it, and arrow keys move it; Escape and everything else in the gallery end it.
 * @param event a click on the picture, or on the button for it
 */
export function toggleZoom(event: MouseEvent): void {
  const { target } = event
  const gallery = target instanceof Element ? target.closest<HTMLElement>('.gallery') : null
  const stage = gallery?.querySelector<HTMLElement>('.gallery-slides > .stage:not([hidden])')
  // A mouse that has wiped one picture away clicks it, too.
  if (!gallery || !stage || (target as Element).closest('[hidden]')) return
  const before = zoomed
  endZoom?.()
  if (before === stage) return
  const button = gallery.querySelector<HTMLElement>('.gallery-zoom')
  askForLarger(stage)
  stage.classList.add('zoomed')
  // A part that scrolls can be reached by keyboard.
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
  // A finger that scrolls it does not wipe it away.
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

/** Scrolls a picture so that what is under the pointer stays there, whatever the size. */
function lookAt(stage: HTMLElement, { clientX, clientY }: MouseEvent): void {
  const { left, top, width, height } = stage.getBoundingClientRect()
  stage.scrollTo(
    ((clientX - left) / width) * (stage.scrollWidth - width),
    ((clientY - top) / height) * (stage.scrollHeight - height),
  )
}

/** Has the browser choose the file for the new width; until it is there, the one that is there is shown larger. */
function askForLarger(stage: HTMLElement): void {
  for (const source of stage.querySelectorAll('source')) source.sizes = `${2 * stage.clientWidth}px`
}
