import { store } from '../parts/storage'
import { showTheme } from '../parts/theme'
import { isLive } from './root'

/**
 * Selector of the buttons that the inline script handles until the app runs: all buttons in `<main>`, including those
 * of custom blocks, and elsewhere those that need scripts.
 */
export const earlyButtons = 'main button,button.needs-script,.needs-script button'

/**
 * Handles a click on a button before the app runs. Buttons that only show something work at once. Clicks on other
 * buttons are recorded, and the app repeats them as soon as it runs (`layout/document.ts`).
 */
export function answerEarly(button: HTMLElement): void {
  const { opens, consent } = button.dataset
  if (opens) openSection(button, opens)
  else if (button.matches('.theme-toggle')) toggleTheme(button)
  else if (!consent) note(button)
}

/**
 * Before the app runs, records a press of "/" and the text typed after it, so that the app can open the search with
 * that text. Prevents Firefox from opening its own search. If the page no longer waits for the app (no class `js`),
 * keys work as usual.
 */
export function callsSearch(event: KeyboardEvent): void {
  const key = event.key
  const button = document.querySelector<HTMLElement>('.js .search button')
  if (!button || isLive() || event.ctrlKey || event.metaKey) return
  const dataset = button.dataset
  // Names of special keys, such as "Enter", are longer than one character.
  if (key[1] || (key !== '/' && !dataset.clicked)) return
  event.preventDefault()
  dataset.clicked = `${dataset.clicked ?? ''}${key}`
}

/** Records a click, with the same value as a press of the "/" key. A second click changes nothing. */
function note({ dataset }: HTMLElement) {
  dataset.clicked ??= '/'
}

/**
 * Opens the panel that belongs to a button, and closes the section's other panels. A second click closes the panel.
 * Updates the address.
 */
function openSection(button: HTMLElement, id: string) {
  const isOpen = location.hash === `#${id}`
  const section = button.closest('section')
  // Does not close an open tab, because one tab always stays open.
  if (!section || (isOpen && section.matches('.tabs'))) return
  // This attribute makes CSS ignore `:target` (tabs.late.css, map.late.css).
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
