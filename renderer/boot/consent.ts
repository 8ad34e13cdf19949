import { consentKey } from '../parts/consent-key'
import { forgetPages, store, stored } from '../parts/storage'
import { root } from './root'

/** One year, in seconds. */
const lifetime = 31_536_000

/** An earlier answer holds; without a valid one the banner asks. */
export function followConsent(): void {
  const answer = stored(consentKey)
  keepOnly(answer)
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
  keepOnly(answer)
  document.getElementById('_main')?.focus({ preventScroll: true })
}

/**
 * After a yes a cookie says so. Without one there is neither a cookie nor a page that was kept; the worker that kept pages
 * goes when it next hears of it, or by the app (`offline/keep.ts`).
 */
async function keepOnly(answer: string | null) {
  const isYes = answer === 'accepted'
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and comes too late here
    document.cookie = `${consentKey}=accepted;path=/;max-age=${isYes ? lifetime : 0};samesite=lax`
    if (!isYes) await forgetPages()
  } catch {
    // A frame without an origin has neither, nor is every site a secure one.
  }
}
