import { addressIn, forIndex, indexLanguage, plain, smallest } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { hashOf } from '../files/files'
import { escapeHtml } from '../html/head'

/** What is indexed of a page, and its address: with the language, since Pagefind knows pages by their address. */
export type SearchDocument = { url: string; content: string }

/** Another where another document is indexed by the same code. @param html the document of the page, as its file has it */
export function searchKey({ title, description, picture }: LocalizedPage, html: Buffer): string {
  return hashOf(JSON.stringify([title, description, picture]) + hashOf(mainOf(html)))
}

/**
 * The main part of a finished document, with what a result shows of it.
 * @param html the document of the page, as its file has it
 */
export function searchDocument(
  page: LocalizedPage,
  language: string,
  defaultLanguage: string,
  html: Buffer,
): SearchDocument {
  const main = mainOf(html)
    .toString()
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
    content: `<html lang="${indexLanguage(language)}"><body>${main}${tags.join('')}</main></body></html>`,
  }
}

function mainOf(html: Buffer): Buffer {
  return html.subarray(html.indexOf('<main'), html.lastIndexOf('</main>'))
}
