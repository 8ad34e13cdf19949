import { stored } from './storage'

/** Dresses the document in the stored theme: light unless it says dark, and always light where a brand has one only. */
export function followTheme(): void {
  showTheme(document.body.dataset.themes === '2' && stored('theme') === 'dark')
}

/**
 * Dresses the document, and the browser's frame around it.
 * @param wanted whether in dark; if not given, the other theme than before
 * @returns whether it is dark now
 */
export function showTheme(wanted?: boolean): boolean {
  const isDark = document.documentElement.classList.toggle('dark', wanted)
  const surface = getComputedStyle(document.body).getPropertyValue('--surface')
  document.querySelector('[name=theme-color]')?.setAttribute('content', surface)
  return isDark
}

/** Whether the document is dressed in dark. */
export function isThemeDark(): boolean {
  return document.documentElement.classList.contains('dark')
}
