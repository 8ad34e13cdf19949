import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { BrandSite } from '../schema/localized'
import { Frame } from './app'
import { createI18n, type Words } from './i18n'
import { offlineAddress } from './offline/address'
import { OfflinePage } from './offline/page'
import { Page } from './page'
import { type View, ViewProvider } from './parts/view'

export { offlineAddress } from './offline/address'
export { addressIn, dataName, splitAddress } from './parts/address'
export { pageFor } from './parts/brand-page'
export { eachText } from './parts/page-texts'
export { smallest } from './parts/picture'
export {
  type Family,
  indexFile,
  pagesFile,
  pagesPerFile,
  places,
  type SearchPage,
  writeFamily,
  writeFile,
  writePage,
  writePages,
} from './parts/search-files'
export { fold, shardFile, shardOf, tokensOf } from './parts/search-words'
export { sprite } from './parts/sprite'
export { documentTitle, plain } from './parts/text'
export { rulesIn } from './parts/value-class'

const blockStyles = import.meta.glob<string>('./blocks/*/*.css', { query: '?inline', import: 'default', eager: true })
const { './layout/notices.css': noticeStyles = '', ...styles } = import.meta.glob<string>(
  ['./styles/{tokens,base}.css', './{layout,parts}/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

/** Stands for a page, and for its address, in a frame that many pages share. No author can write either. */
const pageSign = '\u0001'
const addressSign = '/\u0002'

/** React puts what asks for pictures early before everything it renders. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/

/**
 * Renders pages of one brand in one language: the words are made ready once for all of them, and so is what stands around
 * them. In the browser the same markup comes from one tree (`App`).
 * @returns a function from what a page shows to the markup of `#_app`
 */
export function createRenderer(site: BrandSite, words: Words): (view: View) => string {
  const i18n = createI18n(site.language, words)
  const markup = (view: View, children: ReactNode) =>
    renderToString(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <ViewProvider view={view}>{children}</ViewProvider>
        </I18nextProvider>
      </StrictMode>,
    )
  const frame = (view: View) =>
    markup(view, <Frame>{pageSign}</Frame>)
      // The pictures of the frame are small, and the page's own come first.
      .replace(preloads, '')
      .split(pageSign)
  // The frame marks links to the page that is shown.
  const named = new Set([
    '/',
    '/404',
    offlineAddress,
    ...[...site.fields, ...site.menu, ...site.footer].map(({ href }) => href),
  ])
  let shared: string[] | undefined
  const sharedFrame = (view: View) => {
    shared ??= frame({ ...view, page: { ...view.page, address: addressSign } })
    return shared.map((part) => part.replaceAll(addressSign, view.page.address))
  }
  return (wanted) => {
    const isOffline = wanted.page.address === offlineAddress
    // Without a network there are no other languages to go to.
    const languages = isOffline ? site.languages.filter(({ code }) => code === site.language) : site.languages
    const view = isOffline ? { ...wanted, site: { ...site, languages } } : wanted
    const content = isOffline ? <OfflinePage /> : <Page page={view.page} />
    const page = markup(view, content)
    const [early = ''] = preloads.exec(page) ?? []
    const [before = '', after = ''] = named.has(view.page.address) ? frame(view) : sharedFrame(view)
    // In front of everything, where the browser's React passes over them; within the page they would be a mismatch.
    return early + before + page.slice(early.length) + after
  }
}

/**
 * The styles a page needs before it can be painted: what every page has, and those of its brand and its blocks.
 * @param theme the styles of the brand
 * @param hasNotice whether the page says that it is not in the visitor's language
 */
export function criticalStyles(theme: string, blockTypes: string[], hasNotice: boolean): string {
  // The order of the layers is declared in the tokens, so that file comes first.
  const shared = Object.entries(styles).sort(([a], [b]) => Number(b.includes('tokens')) - Number(a.includes('tokens')))
  const blocks = [...new Set(blockTypes)].map((type) => blockStyles[`./blocks/${type}/${type}.css`] ?? '')
  return [...shared.map(([, css]) => css), hasNotice ? noticeStyles : '', theme, ...blocks].join('')
}
