import compiled from 'compiled-contract'
import { createContract } from '../../content/base/contract'
import { server } from './api'
import { baseOf } from './core'
import { customSchemas } from './schemas'
import type { State } from './state'
import type { Store } from './store'

/** Requests from the server the data that all pages share. */
export async function askSite(): Promise<Pick<State, 'site' | 'base'>> {
  const site = await server.site()
  return { site, base: baseOf(site, createContract(customSchemas?.compiled ?? compiled)) }
}

/** Requests the translation states of all pages. Does not wait for the answer, so that the open page is shown first. */
export function askStates(store: Store): void {
  server.states().then(
    (states) => store.set({ states }),
    () => {},
  )
}

/** Requests the shared data again, after pages were added, deleted or changed. */
export async function refreshSite(store: Store): Promise<void> {
  store.rebase(await askSite())
  askStates(store)
}
