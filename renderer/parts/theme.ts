import { stored } from './storage'

/** Applies the stored theme. The default is light, which is also the only theme of some brands. */
export function followTheme(): void {
  showTheme(document.body.dataset.themes === '2' && stored('theme') === 'dark')
}

/**
 * Applies a theme to the document and the browser's frame around it.
 * @param isWantedDark true for dark, false for light; undefined toggles the theme
 * @returns whether the theme is dark
 */
export function showTheme(isWantedDark?: boolean): boolean {
  const isDark = document.documentElement.classList.toggle('dark', isWantedDark)
  const surface = getComputedStyle(document.body).getPropertyValue('--surface')
  document.querySelector('[name=theme-color]')?.setAttribute('content', surface)
  return isDark
}

/** Whether the current theme is dark. */
export function isThemeDark(): boolean {
  return document.documentElement.classList.contains('dark')
}
