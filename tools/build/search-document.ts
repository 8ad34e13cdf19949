import { addressIn, forIndex, plain } from '../../renderer/server'
import type { LocalizedPage, LocalizedSite } from '../../schema/localized'
import { escapeHtml } from './head'

/** What is indexed of a page, and its address: with the language, since Pagefind knows pages by their address. */
export type SearchDocument = { url: string; content: string }

/**
 * The main part of a rendered page, with what a result shows of it.
 * @param body the markup of the page
 * @returns undefined for pages that do not really exist in the language
 */
export function searchDocument(site: LocalizedSite, page: LocalizedPage, body: string): SearchDocument | undefined {
  if (page.state !== 'translated' || page.address === '/404') return undefined
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const shown = { title: plain(page.title), description: plain(page.description), picture: page.picture?.src ?? '' }
  const meta = Object.entries(shown)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`)
  return {
    url: addressIn(site.language, page.address, site.defaultLanguage),
    content: `<html lang="${site.language}"><body>${forIndex(main + meta.join(''))}</main></body></html>`,
  }
}
