import compiled from 'compiled-contract'
import { createContract } from '../../content/base/contract'
import { server } from './api'
import { baseOf } from './core'
import { own } from './schemas'
import type { State } from './state'
import type { Store } from './store'

/** Asks what all pages share. */
export async function askSite(): Promise<Pick<State, 'site' | 'base'>> {
  const site = await server.site()
  return { site, base: baseOf(site, createContract(own?.compiled ?? compiled)) }
}

/** What is known of the words of all pages comes after what is looked at. */
export function askStates(store: Store): void {
  server.states().then(
    (states) => store.set({ states }),
    () => {},
  )
}

/** Asks again what all pages share, after pages came, went or changed. */
export async function refreshSite(store: Store): Promise<void> {
  store.rebase(await askSite())
  askStates(store)
}
