import { pageAtAddress } from '../../at-address'
import type { Studio } from '../context'
import { enterField } from '../enter-field'
import { pathOfValue } from '../paths'
import { titleOfOpen } from '../shared/titles'

/** The page that a link on the canvas leads to. */
export function pageOfLink({ store }: Studio, href: string): { name: string } | undefined {
  const { site, base } = store.state
  const codes = base.settings.languages.map(({ code }) => code)
  return pageAtAddress(site.pages, codes, href.replace(/[?#].*/, ''))
}

/**
 * Opens another page at the name or the picture that this one shows of it, and keeps the way back.
 * @returns whether the link leads to another page
 */
export function openOther(studio: Studio, href: string, isPicture: boolean): boolean {
  const { store, t } = studio
  const { open } = store.state
  const found = pageOfLink(studio, href)
  if (!open || !found || found.name === open.name) return false
  const back = { on: found.name, name: open.name, title: titleOfOpen(open, t) }
  studio.open(found.name).then(() => {
    const { json } = store.state.open ?? {}
    const { picture } = store.state.base.index.byName.get(found.name) ?? {}
    const shown = isPicture && picture !== undefined ? pathOfValue(json, picture) : undefined
    const path = shown ?? [json?.label === undefined ? 'title' : 'label']
    store.set({ back })
    store.select(path, 'outline')
    requestAnimationFrame(() => enterField(path))
  })
  return true
}
