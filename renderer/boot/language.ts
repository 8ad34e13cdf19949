import { splitAddress } from '../parts/address'
import { stored } from '../parts/storage'
import { root } from './root'

/** How long the page stays hidden for another language to come, in milliseconds. */
const patience = 8000

/**
 * At an address without a language the stored language shows in place: its own page is fetched and put in.
 * @returns when that is done, or given up: the app must not take over what is about to be replaced
 */
export async function followLanguage(languages: string[]): Promise<void> {
  const wanted = stored('lang') ?? ''
  const { language, address } = splitAddress(location.pathname, languages)
  if (language || !languages.includes(wanted) || wanted === root.lang) return
  root.classList.add('hidden')
  const pinned = `/${wanted}`
  await new Promise<unknown>((done) => {
    setTimeout(done, patience)
    fetch((address === '/' ? pinned : pinned + address) + location.search)
      .then((response) => response.text())
      .then((html) => whenParsed().then(() => putIn(new DOMParser().parseFromString(html, 'text/html'), pinned)))
      .then(done, done)
  })
  root.classList.remove('hidden')
}

/** The other language's content takes this page's place; its links lead on without a language, as this address does. */
function putIn(other: Document, pinned: string) {
  const content = other.getElementById('_app')
  const here = document.getElementById('_app')
  if (!content || !here || !root.classList.contains('hidden')) return
  for (const link of content.querySelectorAll('a:not([hreflang])')) {
    const href = link.getAttribute('href') ?? ''
    if (href === pinned || href.startsWith(`${pinned}/`)) link.setAttribute('href', href.slice(pinned.length) || '/')
  }
  root.lang = other.documentElement.lang
  root.dir = other.documentElement.dir
  document.title = other.title
  for (const style of document.querySelectorAll('head style')) style.remove()
  document.head.append(...other.querySelectorAll('head style'))
  here.replaceWith(content)
}

function whenParsed(): Promise<unknown> {
  return new Promise((done) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', done) : done(undefined),
  )
}
