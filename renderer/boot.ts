/**
 * The one inline script. It stands before the page's content and runs before the first paint: theme, brand and language
 * as the visitor stored them. Then it fetches the app, when the page is there and the network is quiet. It never throws:
 * storage may be blocked or hold rubbish.
 */
import { splitAddress } from './parts/address'
import { savesData } from './parts/connection'
import { store, stored } from './parts/storage'

type Config = {
  script: string
  styles: string[]
  languages: string[]
  defaultLanguage: string
  brands: Record<string, { themeClass: string; darkTheme: boolean }>
}

/** Put in by the build. */
declare const __CONFIG__: Config

const { script, styles, languages, defaultLanguage, brands }: Config = __CONFIG__
const root = document.documentElement

root.classList.add('js')
dressBrand()
applyTheme()
followLanguage()
rememberChosenLanguage()
addEventListener('DOMContentLoaded', showYear)
addEventListener('load', scheduleApp)

/** `?brand=` is for looking at another brand: only its three names count. */
function dressBrand() {
  const brand = brands[new URLSearchParams(location.search).get('brand') ?? '']
  if (!brand) return
  for (const { themeClass } of Object.values(brands)) document.body.classList.remove(themeClass)
  document.body.classList.add(brand.themeClass)
}

function applyTheme() {
  const brand = Object.values(brands).find(({ themeClass }) => document.body.classList.contains(themeClass))
  if (brand?.darkTheme && stored('theme') === 'dark') root.classList.add('dark')
}

/** At an address without a language the stored language shows in place: its own page is fetched and put in. */
function followLanguage() {
  const wanted = stored('lang') ?? ''
  const { language, address } = splitAddress(location.pathname, languages)
  if (language || !languages.includes(wanted) || wanted === root.lang) return
  root.classList.add('hidden')
  const show = () => root.classList.remove('hidden')
  const tooSlow = setTimeout(show, 4000)
  const pinned = `/${wanted}`
  fetch(address === '/' ? pinned : pinned + address)
    .then((response) => response.text())
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .then((other) => whenParsed(() => putIn(other, pinned)))
    .catch(() => {})
    .finally(() => {
      clearTimeout(tooSlow)
      show()
    })
}

/** The other language's content takes this page's place; its links lead on without a language, as this address does. */
function putIn(other: Document, pinned: string) {
  const content = other.getElementById('app')
  const here = document.getElementById('app')
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

function whenParsed(run: () => void): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      run()
      resolve()
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', go)
    else go()
  })
}

/** Choosing a flag stores its language, also before the app is there. */
function rememberChosenLanguage() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[hreflang]')
    if (link) store('lang', link.getAttribute('hreflang') ?? defaultLanguage)
  })
}

/** The copyright line is right in January without a new build. */
function showYear() {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** The app comes after the first paint, when nothing else wants the network; with Save-Data only once it is needed. */
function scheduleApp() {
  const load = () => {
    for (const href of styles)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' }),
      )
    const app = Object.assign(document.createElement('script'), { type: 'module', src: script, fetchPriority: 'low' })
    // Without the app the page goes on as it does without scripts.
    app.onerror = () => root.classList.remove('js')
    document.head.append(app)
  }
  if (savesData()) addEventListener('pointerdown', load, { once: true, passive: true })
  else
    afterPaint(() =>
      'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 3000 }) : setTimeout(load),
    )
}

/** A page that nobody looks at is not painted, and needs no app. */
function afterPaint(run: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}
