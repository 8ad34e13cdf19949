import { store } from '../parts/storage'
import { showTheme } from '../parts/theme'
import { isLive } from './root'

/** The buttons that are answered here until the app is there: in the page all of them, those of a site's own blocks too. */
export const earlyButtons = 'main button,button.needs-script,.needs-script button'

/**
 * Answers a button that the app is not there to answer yet. What only shows something is done at once, what needs the app
 * is noted: the app clicks it again when it is there (`layout/document.ts`).
 */
export function answerEarly(button: HTMLElement): void {
  const { opens, consent } = button.dataset
  if (opens) openSection(button, opens)
  else if (button.matches('.theme-toggle')) toggleTheme(button)
  else if (!consent) note(button)
}

/**
 * "/" opens the search as soon as the app is there, with what is typed until then. In Firefox it would open the browser's
 * own. Where the page has been left to itself, a key is a key.
 */
export function callsSearch(event: KeyboardEvent): void {
  const key = event.key
  const button = document.querySelector<HTMLElement>('.js .search button')
  if (!button || isLive() || event.ctrlKey || event.metaKey) return
  const dataset = button.dataset
  // Names of other keys have several letters.
  if (key[1] || (key !== '/' && !dataset.clicked)) return
  event.preventDefault()
  dataset.clicked = `${dataset.clicked ?? ''}${key}`
}

/** As "/" does for the search. A second click means the same as the first: that it should come. */
function note({ dataset }: HTMLElement) {
  dataset.clicked ??= '/'
}

/** Opens what the button controls, and closes what it closes. The address tells the app. A second click closes what can be closed. */
function openSection(button: HTMLElement, id: string) {
  const isOpen = location.hash === `#${id}`
  const section = button.closest('section')
  // Of tabs one is always open.
  if (!section || (isOpen && section.matches('.tabs'))) return
  // From here on the address no longer decides (tabs.late.css, map.late.css).
  section.dataset.used = ''
  for (const other of section.querySelectorAll('[data-opens]')) {
    const opens = !isOpen && other === button
    document.getElementById(other.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', opens)
    other.ariaExpanded = `${opens}`
  }
  history.replaceState(history.state, '', isOpen ? location.pathname + location.search : `#${id}`)
}

function toggleTheme(button: HTMLElement) {
  const isDark = showTheme()
  store('theme', isDark ? 'dark' : 'light')
  button.ariaPressed = `${isDark}`
}
