import type { Config } from './config'
import { root } from './root'

/** The brand asked for by `?brand=`, if it is one; `isNew` when the page was built for another. */
type Debugged = { brand?: string; isNew?: boolean }

/**
 * `?brand=` is for looking at another brand at any host: only names of brands count. A page that was built for another
 * brand gets the colours at once and stays hidden until the app has put in the rest.
 */
export function dressAs({ themes }: Config): Debugged {
  const body = document.body
  const id = new URLSearchParams(location.search).get('brand') ?? ''
  const isNew = body.dataset.brand !== id
  if (!Object.hasOwn(themes, id)) return {}
  if (isNew) {
    body.classList.replace(`theme-${body.dataset.brand}`, `theme-${id}`)
    body.dataset.brand = id
    body.dataset.themes = `${themes[id]}`
    body.dataset.undressed = ''
    root.classList.add('hidden')
  }
  return { brand: id, isNew }
}
