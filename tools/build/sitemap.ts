import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { LocalizedPage } from '../../schema/localized'

/**
 * The sitemap of one brand: every page in every language it really exists in, each with its translations.
 * @param pages one localized page for each address, in the default language
 * @param addressIn puts a language into an address
 */
export async function sitemapFor(
  pages: LocalizedPage[],
  origin: string,
  defaultLanguage: string,
  addressIn: (language: string, address: string, defaultLanguage: string) => string,
): Promise<Buffer> {
  const entries = pages.flatMap(({ address, languages }) => {
    const links = languages.map((lang) => ({ lang, url: addressIn(lang, address, defaultLanguage) }))
    const xDefault = { lang: 'x-default', url: address }
    return links.map(({ url }) => ({ url, links: [...links, xDefault] }))
  })
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  return streamToPromise(Readable.from(entries).pipe(stream))
}
