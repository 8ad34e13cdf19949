import type { Config } from './config'
import { root } from './root'

/** The brand named in `?brand=`, if that brand exists, and whether the page was built for a different one (`isNew`). */
type Debugged = { brand?: string; isNew?: boolean }

/**
 * Applies `?brand=`, which previews a brand on any host; unknown ids are ignored. A page that was built for another
 * brand gets the previewed brand's colours at once, and stays hidden until the app has rendered the rest.
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
