import { type Addressing, addressIn } from '../../renderer/parts/address'
import type { PageInfo } from '../content/read/page-info'
import type { LastChange } from '../files/site/history'
import { escapeHtml } from '../html/escape'

/** Maximum number of URLs in a sitemap, and its maximum size in bytes. */
type Limits = { urls: number; bytes: number }

/** Limits of the sitemaps.org protocol. With seven languages, an entry takes about 1 kB, so both limits matter. */
const protocolLimits: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * The sitemap of one brand: every page in every language in which it exists, with links to its translations, and with
 * the day of its last change.
 * @returns contents by file name: "sitemap.xml" or, if there are too many pages for one file, an index with this name
 *   and several numbered sitemaps
 */
export function sitemapsFor(
  pages: PageInfo[],
  origin: string,
  site: Addressing,
  lastChange: LastChange,
  limits = protocolLimits,
): Record<string, Buffer> {
  const urls = pages.filter(({ noindex }) => !noindex).flatMap((page) => urlsOf(page, origin, site, lastChange))
  const sitemaps = inSitemaps(urls, limits)
  const [firstSitemap] = sitemaps
  if (firstSitemap && sitemaps.length === 1) return { 'sitemap.xml': firstSitemap }
  const parts = sitemaps.map((sitemap, i): [string, Buffer] => [`sitemap-${i + 1}.xml`, sitemap])
  const index = parts.map(
    ([name]) => `<sitemap><loc>${xmlAddress(`${site.base ?? ''}/${name}`, origin)}</loc></sitemap>`,
  )
  return {
    'sitemap.xml': Buffer.from(`${xml}<sitemapindex ${protocol}>${index.join('')}</sitemapindex>`),
    ...Object.fromEntries(parts),
  }
}

/** Sitemap entries of a page: one for each of its languages, with links to all of them. */
function urlsOf(
  { name, address, languages }: PageInfo,
  origin: string,
  site: Addressing,
  lastChange: LastChange,
): string[] {
  const places = languages.map((language) => xmlAddress(addressIn(language, address, site), origin))
  const linkTo = (language: string, place = '') =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${place}"/>`
  const links = [
    ...languages.map((language, i) => linkTo(language, places[i])),
    linkTo('x-default', xmlAddress(addressIn(site.defaultLanguage, address, site), origin)),
  ].join('')
  return places.map((place, i) => {
    const day = lastChange(name, languages[i] ?? '')
    return `<url><loc>${place}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${links}</url>`
  })
}

/** Puts the entries into one sitemap, or splits them in half repeatedly until each sitemap is within the limits. */
function inSitemaps(urls: string[], limits: Limits): Buffer[] {
  if (urls.length <= limits.urls) {
    const sitemap = Buffer.from(`${xml}<urlset ${protocol} ${alternates}>${urls.join('')}</urlset>`)
    if (sitemap.length <= limits.bytes || urls.length === 1) return [sitemap]
  }
  const middle = Math.ceil(urls.length / 2)
  return [urls.slice(0, middle), urls.slice(middle)].flatMap((half) => inSitemaps(half, limits))
}

/** Absolute URL of an address, escaped for XML. */
function xmlAddress(address: string, origin: string): string {
  return escapeHtml(new URL(address, origin).href).replaceAll("'", '&apos;')
}
