import compiled from 'compiled-contract'
import { server } from './api'
import { baseOf, openCompiled } from './core'
import { own } from './own'
import type { Store } from './store'

/** Asks again what all pages share, after pages came, went or changed. */
export async function refreshSite(store: Store): Promise<void> {
  const site = await server.site()
  store.rebase({ site, base: baseOf(site, openCompiled(own?.compiled ?? compiled)) })
  server.states().then(
    (states) => store.set({ states }),
    () => {},
  )
}
