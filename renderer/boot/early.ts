import { store } from '../parts/storage'
import { showTheme } from '../parts/theme'
import { isLive } from './root'

/** Buttons that this script answers until the app runs: in the page all buttons, including those of custom blocks. */
export const earlyButtons = 'main button,button.needs-script,.needs-script button'

/**
 * Answers a button before the app runs. Buttons that only show something work at once; others are noted, and the app
 * clicks them again when it runs (`layout/document.ts`).
 */
export function answerEarly(button: HTMLElement): void {
  const { opens, consent } = button.dataset
  if (opens) openSection(button, opens)
  else if (button.matches('.theme-toggle')) toggleTheme(button)
  else if (!consent) note(button)
}

/**
 * Notes "/", so that the app opens the search as soon as it runs, with the text typed until then. In Firefox "/" would
 * otherwise open the browser's search. On pages that have given up on the app (no class `js`), keys work as usual.
 */
export function callsSearch(event: KeyboardEvent): void {
  const key = event.key
  const button = document.querySelector<HTMLElement>('.js .search button')
  if (!button || isLive() || event.ctrlKey || event.metaKey) return
  const dataset = button.dataset
  // Names of special keys, such as "Enter", have several letters.
  if (key[1] || (key !== '/' && !dataset.clicked)) return
  event.preventDefault()
  dataset.clicked = `${dataset.clicked ?? ''}${key}`
}

/** Notes a click, with the same value as "/" for the search. A second click changes nothing. */
function note({ dataset }: HTMLElement) {
  dataset.clicked ??= '/'
}

/** Opens a button's part of a section and closes the others; a second click closes it. The address tells the app. */
function openSection(button: HTMLElement, id: string) {
  const isOpen = location.hash === `#${id}`
  const section = button.closest('section')
  // One tab is always open.
  if (!section || (isOpen && section.matches('.tabs'))) return
  // From here on `:target` is ignored (tabs.late.css, map.late.css).
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
