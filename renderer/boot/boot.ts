/**
 * The one inline script. It comes before the page's content and runs before the first paint: brand, theme, consent and
 * language as the visitor stored them. Then it fetches the app, when the page is there and the network is quiet. It
 * never throws: storage may be blocked or hold rubbish.
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

/** Put in by the build. */
declare const __CONFIG__: Config
const config: Config = __CONFIG__

root.classList.add('js')

const debugged = dressAs(config)
followChoices(config.asksConsent && consentKey)
// In another dress, the page is rendered by the app, in its language.
const settled = followLanguage(debugged.isNew ? '' : document.body.dataset.languages)

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    // Only what changes the language is written in it: a document in another language changes nothing.
    if (link?.hreflang && link.lang) store('lang', link.hreflang)
    // The brand that is looked at survives clicks inside the site.
    if (debugged.brand && link?.origin === location.origin) link.search = `?brand=${debugged.brand}`
    const answer = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (answer) answerConsent(answer)
    const button = target.closest<HTMLElement>(earlyButtons)
    if (button && !isLive()) answerEarly(button)
  },
  true,
)
addEventListener('keydown', callsSearch, true)
// An address that an app put in belongs to the document that was loaded there later: the browser would leave it as it is.
addEventListener('popstate', () => isLive() || location.pathname === pathname || location.reload())
// A choice in another tab holds here as well.
addEventListener('storage', ({ key }) => followChoices(key))
scheduleApp(config, debugged.isNew, settled)

/** @param changed what the answer may be read from. Anything else leaves a banner open that was opened to answer it another way. */
function followChoices(changed: unknown) {
  followTheme()
  if (changed === consentKey) followConsent()
}
