import { followCalls } from './calls'
import { addIcons } from './more-icons'
import { followCards } from './motion'
import type { SiteRouter } from './router'

/** Adds features that pages do without until the app has started. */
export function enrich(router: SiteRouter): void {
  addIcons()
  followCards(router)
  followCalls(router)
  showYear()
  router.subscribe('onRendered', showYear)
}

/** Shows the current year in the copyright line, so that January needs no new build. */
function showYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`
}
