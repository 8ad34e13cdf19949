/** In the browser, while editing: Alt and a click on anything open the file it is written in, at its line. */
import type { Sources } from './sources'

/** Marks elements whose place is known; builds have no such attribute. */
const mark = 'data-source'

const css = `[data-picking] [${mark}]:hover{outline:2px solid #d6008f!important;outline-offset:2px;cursor:pointer!important}[data-picking] [${mark}]:hover :not([${mark}]){cursor:pointer}`

/**
 * Lets a document answer Alt and a click.
 * @param address the page's, with its language, and the query of what it is shown as
 */
export function openOnClick(shown: Document, address: string | (() => string)): void {
  const addressNow = () => (typeof address === 'string' ? address : address())
  const root = shown.documentElement
  const style = shown.createElement('style')
  style.textContent = css
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
        const at = target?.closest(`[${mark}]`)?.getAttribute(mark)
        if (at) fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`)
      })
    },
    true,
  )
}

async function fetchSources(address: string): Promise<Sources> {
  const answer = await fetch(`/_sources${address}`)
  return answer.ok ? answer.json() : { words: [], pictures: [], blocks: [] }
}

/** Tells elements where what they show is written: words and pictures, else the block they are in. */
function markSources(shown: Document, { words, pictures, blocks }: Sources): void {
  for (const old of shown.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  for (const { shown: id, at } of blocks) {
    const block = shown.getElementById(id)
    if (block && !block.hasAttribute(mark)) block.setAttribute(mark, at)
  }
  const nameOf = (address: string) => address.replace(/(-\d+)?\.\w+$/, '')
  const byPicture = new Map(pictures.map(({ shown: address, at }) => [nameOf(address), at]))
  for (const picture of shown.images) {
    const at = byPicture.get(nameOf(picture.getAttribute('src') ?? ''))
    if (at) picture.setAttribute(mark, at)
  }
  // What is written more than once is on the page in the order of the document; the last stands for all further ones.
  const left = new Map<string, string[]>()
  for (const { shown: text, at } of words) left.set(text, [...(left.get(text) ?? []), at])
  const body = shown.getElementById('_app') ?? shown.body
  for (const element of [...body.querySelectorAll('main *'), ...body.querySelectorAll(':is(header, footer) *')]) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const places = left.get(text)
    const isInside = element.parentElement?.textContent?.replace(/\s+/g, ' ').trim() === text
    if (!places || (isInside && element.parentElement?.hasAttribute(mark))) continue
    const at = places.length > 1 ? places.shift() : places[0]
    if (at) element.setAttribute(mark, at)
  }
}
