import { addressIn } from '../../renderer/parts/address'
import type { PageInfo } from '../content/read/page-info'
import { escapeHtml } from '../html/escape'

/** How much one sitemap may hold. */
type Limits = { urls: number; bytes: number }

/** The limits of the protocol (sitemaps.org). With seven languages an entry has about 1 kB, so both are met. */
const protocolLimits: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * The sitemap of one brand: every page in every language it really exists in, each with its translations.
 * @returns its files by name: sitemap.xml, or, where that would be too large, an index of that name and its parts
 */
export function sitemapsFor(
  pages: PageInfo[],
  origin: string,
  defaultLanguage: string,
  limits = protocolLimits,
): Record<string, Buffer> {
  const urls = pages.flatMap((page) => urlsOf(page, origin, defaultLanguage))
  const sitemaps = inSitemaps(urls, limits)
  const [only] = sitemaps
  if (only && sitemaps.length === 1) return { 'sitemap.xml': only }
  const parts = sitemaps.map((sitemap, i): [string, Buffer] => [`sitemap-${i + 1}.xml`, sitemap])
  const index = parts.map(([name]) => `<sitemap><loc>${xmlAddress(`/${name}`, origin)}</loc></sitemap>`)
  return {
    'sitemap.xml': Buffer.from(`${xml}<sitemapindex ${protocol}>${index.join('')}</sitemapindex>`),
    ...Object.fromEntries(parts),
  }
}

/** A page in each of its languages, with links to all of them. */
function urlsOf({ address, languages }: PageInfo, origin: string, defaultLanguage: string): string[] {
  const places = languages.map((language) => xmlAddress(addressIn(language, address, defaultLanguage), origin))
  const linkTo = (language: string, place = '') =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${place}"/>`
  const links = [
    ...languages.map((language, i) => linkTo(language, places[i])),
    linkTo('x-default', xmlAddress(address, origin)),
  ].join('')
  return places.map((place) => `<url><loc>${place}</loc>${links}</url>`)
}

/** Entries as one sitemap; halves of them when it would be too large. */
function inSitemaps(urls: string[], limits: Limits): Buffer[] {
  if (urls.length <= limits.urls) {
    const sitemap = Buffer.from(`${xml}<urlset ${protocol} ${alternates}>${urls.join('')}</urlset>`)
    if (sitemap.length <= limits.bytes || urls.length === 1) return [sitemap]
  }
  const middle = Math.ceil(urls.length / 2)
  return [urls.slice(0, middle), urls.slice(middle)].flatMap((half) => inSitemaps(half, limits))
}

/** A whole address, as XML has it. */
function xmlAddress(address: string, origin: string): string {
  return escapeHtml(new URL(address, origin).href).replaceAll("'", '&apos;')
}
