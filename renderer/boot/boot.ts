/**
 * The only inline script. It comes before the page's content and runs before the first paint. It applies the brand in
 * the address and the stored theme, consent and language. It fetches the app when the page has loaded and the network
 * is idle. It never throws, even if storage is blocked or contains invalid values.
 */
import { consentKey } from '../parts/consent-key'
import { store } from '../parts/storage'
import { followTheme } from '../parts/theme'
import { scheduleApp } from './app'
import { dressAs } from './brand'
import type { Config } from './config'
import { answerConsent, followConsent } from './consent'
import { answerEarly, callsSearch, earlyButtons } from './early'
import { followLanguage, pathname } from './language'
import { isLive, root } from './root'

/** Placeholder that the build replaces with the configuration. */
declare const __CONFIG__: Config
const config: Config = __CONFIG__

root.classList.add('js')

const debugged = dressAs(config)
followChoices(config.asksConsent && consentKey)
// If the page was built for a different brand, the language is not applied here, because the app then renders the page
// in the visitor's language.
const settled = followLanguage(debugged.isNew ? '' : document.body.dataset.languages)

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    // Only links that switch the language have both attributes: links to documents in another language have no `lang`.
    if (link?.hreflang && link.lang) store('lang', link.hreflang)
    // Keeps `?brand=` in links within the site.
    if (debugged.brand && link?.origin === location.origin) link.search = `?brand=${debugged.brand}`
    const answer = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (answer) answerConsent(answer)
    const button = target.closest<HTMLElement>(earlyButtons)
    if (button && !isLive()) answerEarly(button)
  },
  true,
)
addEventListener('keydown', callsSearch, true)
// The app changes the address without loading a new document. If the visitor reloads the page and goes back before the
// app runs again, the browser changes only the URL, so the page at that address must be loaded here.
addEventListener('popstate', () => isLive() || location.pathname === pathname || location.reload())
// Applies choices made in another tab.
addEventListener('storage', ({ key }) => followChoices(key))
scheduleApp(config, debugged.isNew, settled)

/**
 * Applies the stored theme. Applies the stored consent only if `changed` is its key, so that a banner that the visitor
 * has reopened stays open.
 */
function followChoices(changed: unknown) {
  followTheme()
  if (changed === consentKey) followConsent()
}
