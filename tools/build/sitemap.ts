import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { addressIn } from '../../renderer/server'
import type { Entry } from '../content/entry'

/**
 * The sitemap of one brand: every page in every language it really exists in, each with its translations.
 */
export async function sitemapFor(pages: Entry[], origin: string, defaultLanguage: string): Promise<Buffer> {
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
