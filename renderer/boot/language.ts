import { stored } from '../parts/storage'
import { root } from './root'

/** Where the document was loaded. */
export const pathname = location.pathname

/** How long the page stays hidden for another language to come, in milliseconds. */
const longestWait = 8000

/**
 * At an address without a language the stored language shows in place: its own page is fetched and put in.
 * @param codes those of all languages, with spaces between them
 * @returns when that is done, or given up: the app must not take over what is about to be replaced
 */
export async function followLanguage(codes = ''): Promise<void> {
  const languages = codes.split(' ')
  const wanted = stored('lang')
  if (
    !wanted ||
    languages.includes(pathname.split('/')[1] ?? '') ||
    !languages.includes(wanted) ||
    wanted === root.lang
  )
    return
  root.classList.add('hidden')
  const pinned = `/${wanted}`
  await new Promise<unknown>((done) => {
    setTimeout(done, longestWait)
    // The browser parses what it fetches this way: here no text becomes markup, which Trusted Types forbid.
    const request = new XMLHttpRequest()
    request.onloadend = () => {
      const put = () => {
        putIn(request.response, pinned)
        done(0)
      }
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put)
      else put()
    }
    request.open('GET', pinned + pathname.replace(/\/$/, '') + location.search)
    request.responseType = 'document'
    request.send()
  })
  root.classList.remove('hidden')
}

/**
 * The other language's content takes this page's place; its links lead on without a language, as this address does.
 * @param other nothing where it did not come
 */
function putIn(other: Document | null, pinned: string) {
  const content = other?.getElementById('_app')
  const here = document.getElementById('_app')
  if (!other || !content || !here || !root.classList.contains('hidden')) return
  for (const link of content.querySelectorAll(`a:not([hreflang]):is([href="${pinned}"],[href^="${pinned}/"])`))
    link.setAttribute('href', link.getAttribute('href')?.slice(pinned.length) || '/')
  // As one rule: the security policy allows no styles but this page's own, and what scripts add to them.
  for (const style of other.querySelectorAll('style'))
    document.styleSheets[0]?.insertRule(`@media{${style.textContent}}`)
  root.lang = other.documentElement.lang
  root.dir = other.documentElement.dir
  document.title = other.title
  here.replaceWith(content)
  // What the anchor leads to is another element now.
  if (location.hash) location.replace(location.hash)
}
