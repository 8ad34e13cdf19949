import { followCalls } from './calls'
import { addIcons } from './more-icons'
import { followCards } from './motion'
import { followPolicy } from './permitted'
import type { SiteRouter } from './router'

/** Adds features that a page can do without until the app has started. */
export function enrich(router: SiteRouter): void {
  addIcons()
  followCards(router)
  followCalls(router)
  followPolicy(router)
  showYear()
  router.subscribe('onRendered', showYear)
}

/** Shows the current year in the copyright line, so that a site that is not rebuilt in January is still correct. */
function showYear(): void {
  const current = `${new Date().getFullYear()}`
  // Writing the same year again would make browsers compute the styles of all elements, because of rules with `:has`.
  for (const year of document.querySelectorAll('[data-year]'))
    if (year.textContent !== current) year.textContent = current
}
