import { followCalls } from './called'
import { addIcons } from './more-icons'
import { followCards } from './motion'
import type { SiteRouter } from './router'

/** Adds what pages do without until the app has started. */
export function enrich(router: SiteRouter): void {
  addIcons()
  followCards(router)
  followCalls(router)
}
