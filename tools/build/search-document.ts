import { addressIn, forIndex, plain, smallest } from '../../renderer/server'
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
  const { language, defaultLanguage } = site
  if (page.state !== 'translated' || page.address === '/404') return undefined
  const main = body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replace(/>[^<]+/g, (words) => forIndex(words, language))
    // Pagefind sets apart what stands in cells, but not in their headings.
    .replaceAll('</th>', ' </th>')
  const title = plain(page.title)
  const meta = {
    title: forIndex(title, language),
    description: forIndex(plain(page.description), language),
    picture: page.picture ? smallest(page.picture) : '',
    // Many write Turkish without its own letters; all but this one are found like that anyway.
    dotted: title.includes('ı') ? title.replaceAll('ı', 'i') : '',
  }
  const tags = Object.entries(meta)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`)
  return {
    url: addressIn(language, page.address, defaultLanguage),
    content: `<html lang="${language}"><body>${main}${tags.join('')}</main></body></html>`,
  }
}
