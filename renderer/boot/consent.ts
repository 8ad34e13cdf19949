import { consentKey } from '../parts/consent-key'
import { store, stored } from '../parts/storage'
import { root } from './root'

/** One year, in seconds. */
const lifetime = 31_536_000

/** Applies the stored answer about cookies. Shows the banner if there is no valid answer. */
export function followConsent(): void {
  const answer = stored(consentKey)
  setCookie(answer)
  root.classList.toggle('asks-consent', answer !== 'accepted' && answer !== 'rejected')
}

/** Stores and applies the visitor's answer. @param answer "accepted", "rejected", or "ask" to show the banner again */
export function answerConsent(answer: string): void {
  const isAsked = answer === 'ask'
  root.classList.toggle('asks-consent', isAsked)
  // Shows the confirmation, because blind visitors cannot see that the banner has closed.
  root.classList.toggle('consent-saved', !isAsked)
  if (isAsked) {
    document.querySelector<HTMLElement>('.consent button')?.focus()
    return
  }
  store(consentKey, answer)
  setCookie(answer)
  document.getElementById('_main')?.focus({ preventScroll: true })
}

/** Sets the cookie if the visitor accepted cookies; otherwise deletes it. */
function setCookie(answer: string | null) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not supported everywhere
    document.cookie = `${consentKey}=accepted;path=/;max-age=${answer === 'accepted' ? lifetime : 0};samesite=lax`
  } catch {
    // Ignored: in a sandboxed frame without an origin, cookies cannot be set.
  }
}
