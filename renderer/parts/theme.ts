import { stored } from './storage'

/** Dresses the document in the stored theme: light unless it says dark, and always light where a brand has one only. */
export function followTheme(): void {
  showTheme(document.body.dataset.themes === '2' && stored('theme') === 'dark')
}

/** Dresses the document, and the browser's frame around it. */
export function showTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark)
  const surface = getComputedStyle(document.body).getPropertyValue('--surface')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface)
}

/** Whether the document is dressed in dark. */
export function isThemeDark(): boolean {
  return document.documentElement.classList.contains('dark')
}
