import { stored } from './storage'

/** Applies the stored theme. The default is the light theme, which is the only theme of some brands. */
export function followTheme(): void {
  showTheme(document.body.dataset.themes === '2' && stored('theme') === 'dark')
}

/**
 * Applies a theme to the document and to the browser's own interface around the document.
 * @param isWantedDark whether to apply the dark theme; undefined toggles the theme
 * @returns whether the applied theme is dark
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
