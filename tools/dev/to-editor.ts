/** In the browser, while editing: Alt and a click on a block, a picture or the title open the file it is written in, at its line. */
import type { Sources } from './sources'

/** Marks elements whose place is known; builds have no such attribute. */
const sourceAttribute = 'data-source'

/** The element under the pointer, and nothing around it. */
const picked = `[data-picking] [${sourceAttribute}]:hover:not(:has([${sourceAttribute}]:hover))`

const pickedStyles = `${picked}{outline:2px solid #d6008f!important;outline-offset:2px}${picked},${picked} *{cursor:pointer!important}`

/**
 * Lets a document answer Alt and a click.
 * @param address the page's, with its language, and the query of what it is shown as
 */
export function openOnClick(shown: Document, address: string | (() => string)): void {
  const addressNow = () => (typeof address === 'string' ? address : address())
  const root = shown.documentElement
  const style = shown.createElement('style')
  style.textContent = pickedStyles
  shown.head.append(style)
  let marking = Promise.resolve()
  let marked = ''
  const markAll = () => {
    if (marked !== addressNow()) {
      marked = addressNow()
      marking = fetchSources(marked).then((sources) => markSources(shown, sources))
    }
    return marking
  }
  shown.addEventListener('keydown', ({ key }) => {
    if (key !== 'Alt') return
    root.dataset.picking = ''
    markAll()
  })
  const stop = () => {
    delete root.dataset.picking
    // A save may change where things are written.
    marked = ''
  }
  shown.addEventListener('keyup', ({ key }) => key === 'Alt' && stop())
  shown.defaultView?.addEventListener('blur', stop)
  shown.addEventListener(
    'click',
    (event) => {
      if (!event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      const target = event.target as Element | null
      markAll().then(() => {
        const at = target?.closest(`[${sourceAttribute}]`)?.getAttribute(sourceAttribute)
        if (at) fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`)
      })
    },
    true,
  )
}

async function fetchSources(address: string): Promise<Sources | undefined> {
  const answer = await fetch(`/_sources${address}`)
  return answer.ok ? answer.json() : undefined
}

/** Tells elements where what they show is written. */
function markSources(shown: Document, sources: Sources | undefined): void {
  for (const old of shown.querySelectorAll(`[${sourceAttribute}]`)) old.removeAttribute(sourceAttribute)
  if (!sources) return
  const tell = (element: Element | null, at: string | undefined) => {
    if (element && at !== undefined) element.setAttribute(sourceAttribute, at)
  }
  for (const part of shown.querySelectorAll('header, footer')) if (!part.closest('main')) tell(part, sources.frame)
  for (const [id, at] of Object.entries(sources.blocks)) tell(shown.getElementById(id), at)
  const nameOf = (address: string) => address.replace(/(-\d+)?\.\w+$/, '')
  const byName = new Map(Object.entries(sources.pictures).map(([address, at]) => [nameOf(address), at]))
  for (const picture of shown.images) tell(picture, byName.get(nameOf(picture.getAttribute('src') ?? '')))
  const heading = shown.querySelector('main h1')
  if (!heading?.closest(`[${sourceAttribute}]`)) tell(heading, sources.title)
}
