import { valueAt } from '../../../content/document'
import { isObject } from '../../../content/json'
import type { Path } from '../../../content/problem'
import type { Studio } from '../context'
import { enterField } from '../enter-field'

/** Lists of links in the settings, in the order in which a part of the page is looked through. */
const lists = {
  header: ['menu', 'fields', 'contacts', 'footer', 'social'],
  footer: ['footer', 'fields', 'social', 'contacts', 'menu'],
}

/** Opens the site's settings at the link that was chosen in the header or the footer of the page. */
export async function openShared(studio: Studio, href: string, part: keyof typeof lists): Promise<void> {
  const { store } = studio
  const { base, look } = store.state
  const settings = base.settings.document.json
  const brand = base.settings.brands.findIndex(({ id }) => id === look.brand)
  const address = base.settings.languages.reduce(
    (found, { code }) => (found.startsWith(`/${code}/`) ? found.slice(code.length + 1) : found),
    href,
  )
  const path = pathOfLink(settings, brand, address, part)
  if (!path) return
  if (store.state.open?.name !== '_site') await studio.open('_site')
  store.select(path, 'canvas')
  requestAnimationFrame(() => enterField(path))
}

/**
 * Where a link of the header or the footer is written: the brand's own lists stand in for the site's.
 * @returns the path of what visitors read of it
 */
function pathOfLink(settings: object, brand: number, href: string, part: keyof typeof lists): Path | undefined {
  for (const list of lists[part]) {
    const own: Path = ['brands', brand, list]
    const path = valueAt(settings, own) === undefined ? [list] : own
    const items = valueAt(settings, path)
    const at = Array.isArray(items) ? items.findIndex((item) => leadsTo(item, href)) : -1
    const name = at >= 0 && ['label', 'name'].find((field) => valueAt(items, [at, field]) !== undefined)
    if (name) return [...path, at, name]
  }
  return undefined
}

function leadsTo(item: unknown, href: string): boolean {
  if (!isObject(item)) return false
  const bare = (text: string) => text.replace(/^(mailto|tel):/, '').replace(/[^\p{L}\p{N}@.+/_-]/gu, '')
  return item.href === href || (typeof item.value === 'string' && bare(item.value) === bare(href))
}
