import { consentKey } from '../parts/consent-key'
import { store, stored } from '../parts/storage'
import { root } from './root'

/** One year, in seconds. */
const lifetime = 31_536_000

/** An earlier answer holds; without a valid one the banner asks. */
export function followConsent(): void {
  const answer = stored(consentKey)
  setCookie(answer)
  root.classList.toggle('asks-consent', answer !== 'accepted' && answer !== 'rejected')
}

/** @param answer "accepted", "rejected", or "ask" to ask again */
export function answerConsent(answer: string): void {
  const isAsked = answer === 'ask'
  root.classList.toggle('asks-consent', isAsked)
  // The words for people who cannot see that the banner is gone.
  root.classList.toggle('consent-saved', !isAsked)
  if (isAsked) {
    document.querySelector<HTMLElement>('.consent button')?.focus()
    return
  }
  store(consentKey, answer)
  setCookie(answer)
  document.getElementById('_main')?.focus({ preventScroll: true })
}

/** Sets the cookie of those who accepted; for all others there is none. */
function setCookie(answer: string | null) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and comes too late here
    document.cookie = `${consentKey}=accepted;path=/;max-age=${answer === 'accepted' ? lifetime : 0};samesite=lax`
  } catch {
    // A frame without an origin has no cookies.
  }
}
