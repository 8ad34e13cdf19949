/**
 * The only inline script. It precedes the page's content, runs before the first paint, and applies the brand in the
 * address and the stored theme, consent and language. It fetches the app when the page has loaded and the network is
 * idle. It never throws: storage may be blocked or contain invalid values.
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

/** Inserted by the build. */
declare const __CONFIG__: Config
const config: Config = __CONFIG__

root.classList.add('js')

const debugged = dressAs(config)
followChoices(config.asksConsent && consentKey)
// A page for another brand is rendered by the app, in the visitor's language.
const settled = followLanguage(debugged.isNew ? '' : document.body.dataset.languages)

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    // Links that switch the language have both attributes. Links to a document in another language have no `lang`.
    if (link?.hreflang && link.lang) store('lang', link.hreflang)
    // Links inside the site keep `?brand=`.
    if (debugged.brand && link?.origin === location.origin) link.search = `?brand=${debugged.brand}`
    const answer = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (answer) answerConsent(answer)
    const button = target.closest<HTMLElement>(earlyButtons)
    if (button && !isLive()) answerEarly(button)
  },
  true,
)
addEventListener('keydown', callsSearch, true)
// After a reload, going back to an address that the app had set does not load it: the browser keeps the document.
addEventListener('popstate', () => isLive() || location.pathname === pathname || location.reload())
// Applies choices made in another tab.
addEventListener('storage', ({ key }) => followChoices(key))
scheduleApp(config, debugged.isNew, settled)

/** @param changed changed storage key: for keys other than consent, a banner that the visitor reopened stays open */
function followChoices(changed: unknown) {
  followTheme()
  if (changed === consentKey) followConsent()
}
