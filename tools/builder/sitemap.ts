import { Readable, type Transform } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { addressIn } from '../../renderer/parts/address'
import type { Entry } from '../content/entry'

/** How much one sitemap may hold. */
type Limits = { urls: number; bytes: number }

/** The limits of the protocol (sitemaps.org). With seven languages an entry has about 1 kB, so both are met. */
const protocolLimits: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

/** A page in a language, with its translations. */
type Item = { url: string; links: { lang: string; url: string }[] }

/**
 * The sitemap of one brand: every page in every language it really exists in, each with its translations.
 * @returns its files by name: sitemap.xml, or, where that would be too large, an index of that name and its parts
 */
export async function sitemapsFor(
  pages: Entry[],
  origin: string,
  defaultLanguage: string,
  limits = protocolLimits,
): Promise<Record<string, Buffer>> {
  const items = pages.flatMap(({ address, languages }): Item[] => {
    const links = languages.map((lang) => ({ lang, url: addressIn(lang, address, defaultLanguage) }))
    const xDefault = { lang: 'x-default', url: address }
    return links.map(({ url }) => ({ url, links: [...links, xDefault] }))
  })
  const sitemaps = await inSitemaps(items, origin, limits)
  const [only] = sitemaps
  if (only && sitemaps.length === 1) return { 'sitemap.xml': only }
  const names = sitemaps.map((_, i) => `sitemap-${i + 1}.xml`)
  const index = names.map((name) => ({ url: `${origin}/${name}` }))
  return {
    'sitemap.xml': await written(index, new SitemapIndexStream()),
    ...Object.fromEntries(names.map((name, i) => [name, sitemaps[i] ?? Buffer.of()])),
  }
}

/** Items as one sitemap; halves of them when it would be too large. */
async function inSitemaps(items: Item[], origin: string, limits: Limits): Promise<Buffer[]> {
  if (items.length <= limits.urls) {
    const xmlns = { news: false, image: false, video: false, xhtml: true }
    const sitemap = await written(items, new SitemapStream({ hostname: origin, xmlns }))
    if (sitemap.length <= limits.bytes || items.length === 1) return [sitemap]
  }
  const middle = Math.ceil(items.length / 2)
  return [
    ...(await inSitemaps(items.slice(0, middle), origin, limits)),
    ...(await inSitemaps(items.slice(middle), origin, limits)),
  ]
}

function written(items: object[], stream: Transform): Promise<Buffer> {
  return streamToPromise(Readable.from(items).pipe(stream))
}
