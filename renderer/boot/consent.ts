import type { KeptIn } from '../../schema/kept'
import { store, stored } from '../parts/storage'
import { root } from './root'

const key: KeptIn<'a cookie'> = 'cookieConsent'

/** One year, in seconds. */
const lifetime = 31_536_000

/** What was answered before holds; with no answer that means anything, the banner asks. */
export function followConsent(): void {
  const answer = stored(key)
  if (answer === 'accepted') setCookie(lifetime)
  if (answer === 'rejected') setCookie(0)
  root.classList.toggle('asks-consent', answer !== 'accepted' && answer !== 'rejected')
}

/** @param answer "accepted", "rejected", or "ask" to ask again */
export function answerConsent(answer: string): void {
  const { classList } = root
  if (answer === 'ask') {
    classList.remove('consent-saved')
    classList.add('asks-consent')
    document.querySelector<HTMLElement>('.consent button')?.focus()
    return
  }
  store(key, answer)
  setCookie(answer === 'accepted' ? lifetime : 0)
  classList.remove('asks-consent')
  // The words for people who cannot see that the banner is gone.
  classList.add('consent-saved')
  document.getElementById('_main')?.focus({ preventScroll: true })
}

/** The cookie says that cookies are welcome; an age of 0 clears it. */
function setCookie(age: number) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and comes too late here
    document.cookie = `${key}=accepted;path=/;max-age=${age};samesite=lax`
  } catch {
    // A frame without an origin has no cookies.
  }
}
