import { stored } from './storage'

/** Whether this script is the variant for brands that follow the system's theme. Other brands get a shorter script. */
declare const __IS_WHOLE__: boolean

/**
 * Applies the stored theme, or else the default: the theme of the visitor's system if `data-themes` is 3, otherwise the
 * light theme. Brands without a dark theme always use the light theme.
 */
export function followTheme(): void {
  if (__IS_WHOLE__ && document.body.dataset.themes === '3')
    showTheme((stored('theme') ?? (matchMedia('(prefers-color-scheme:dark)').matches && 'dark')) === 'dark')
  else showTheme(document.body.dataset.themes === '2' && stored('theme') === 'dark')
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
