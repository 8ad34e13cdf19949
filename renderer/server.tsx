import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { LocalizedSite } from '../schema/localized'
import { App } from './app'
import { createI18n, type Words } from './i18n'
import type { View } from './parts/view'

export { addressIn, dataName, splitAddress } from './parts/address'
export { forIndex } from './parts/search-words'
export { documentTitle, plain } from './parts/text'

const blockStyles = import.meta.glob<string>('./blocks/*/*.css', { query: '?inline', import: 'default', eager: true })
const themeStyles = import.meta.glob<string>('./styles/theme-*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const styles = import.meta.glob<string>(['./styles/{tokens,base}.css', './{layout,parts}/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * Renders pages of one language: the words are made ready once for all of them.
 * @returns a function from what a page shows to the markup of `#app`
 */
export function createRenderer(site: LocalizedSite, words: Words): (view: View) => string {
  const i18n = createI18n(site.language, words)
  return (view) =>
    renderToString(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <App view={view} />
        </I18nextProvider>
      </StrictMode>,
    )
}

/** The styles a page needs before it can be painted: what every page has, and those of its brand and its blocks. */
export function criticalStyles(themeClass: string, blockTypes: string[]): string {
  // The order of the layers is declared in the tokens, so that file comes first.
  const shared = Object.entries(styles).sort(([a], [b]) => Number(b.includes('tokens')) - Number(a.includes('tokens')))
  const blocks = [...new Set(blockTypes)].map((type) => blockStyles[`./blocks/${type}/${type}.css`] ?? '')
  return [...shared.map(([, css]) => css), themeStyles[`./styles/${themeClass}.css`], ...blocks].join('')
}
