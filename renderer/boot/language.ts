import { stored } from '../parts/storage'
import { root } from './root'

/** Whether this variant of the script is for sites below the root of their host. Other sites get a shorter variant. */
declare const __IS_WHOLE__: boolean

const base = __IS_WHOLE__ ? (document.body.dataset.base ?? '') : ''

/** Path from which the document was loaded. */
export const pathname = location.pathname

/** Longest time that the page stays hidden while another language loads, in ms. */
const longestWait = 8000

/**
 * If the address has no language, fetches the page in the stored language and shows it in place.
 * @param codes codes of all languages, separated by spaces
 * @returns a promise that resolves when the page has been replaced or the attempt has been given up. Until then, the
 * app must not take over content that is about to be replaced
 */
export async function followLanguage(codes = ''): Promise<void> {
  const languages = codes.split(' ')
  const storedLanguage = stored('lang')
  if (
    !storedLanguage ||
    languages.includes((__IS_WHOLE__ ? pathname.slice(base.length) : pathname).split('/')[1] ?? '') ||
    !languages.includes(storedLanguage) ||
    storedLanguage === root.lang
  )
    return
  root.classList.add('hidden')
  const pinned = `${base}/${storedLanguage}`
  await new Promise<unknown>((done) => {
    setTimeout(done, longestWait)
    // The browser parses the response, because Trusted Types forbid converting text to markup.
    const request = new XMLHttpRequest()
    request.onloadend = () => {
      const put = () => {
        putIn(request.response, pinned)
        done(0)
      }
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put)
      else put()
    }
    request.open(
      'GET',
      pinned + (__IS_WHOLE__ ? pathname.slice(base.length) : pathname).replace(/\/$/, '') + location.search,
    )
    request.responseType = 'document'
    request.send()
  })
  root.classList.remove('hidden')
}

/**
 * Replaces the page's content with that of another document, and removes the language prefix from its links.
 * @param other document in the other language; null if it could not be loaded
 * @param pinned the language prefix, such as "/en"
 */
function putIn(other: Document | null, pinned: string) {
  const content = other?.getElementById('_app')
  const here = document.getElementById('_app')
  if (!other || !content || !here || !root.classList.contains('hidden')) return
  for (const link of content.querySelectorAll(`a:not([hreflang]):is([href="${pinned}"],[href^="${pinned}/"])`))
    link.setAttribute(
      'href',
      __IS_WHOLE__
        ? base + (link.getAttribute('href')?.slice(pinned.length) || '/')
        : link.getAttribute('href')?.slice(pinned.length) || '/',
    )
  // Added as rules to one of this page's style sheets, because the security policy allows no further `<style>`
  // elements.
  for (const style of other.querySelectorAll('style'))
    document.styleSheets[0]?.insertRule(`@media{${style.textContent}}`)
  root.lang = other.documentElement.lang
  root.dir = other.documentElement.dir
  document.title = other.title
  here.replaceWith(content)
  // Scrolls to the target of the anchor again, because that element was replaced.
  if (location.hash) location.replace(location.hash)
}
