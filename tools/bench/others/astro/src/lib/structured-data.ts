import { addressIn, addressOf } from './address'
import { type Entry, sites, titleOf } from './content'

/** Structured data of a page for search engines (schema.org, as JSON-LD); undefined if there is none. */
export function structuredData({ lang, name, page }: Entry): object | undefined {
  const site = sites[lang]?.site
  const brand = site?.brands[0]
  if (!site || !brand) return undefined
  if (name === 'index')
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: site.legalName,
      url: brand.origin,
      logo: brand.origin + brand.logo.src,
      foundingDate: String(site.since),
      address: site.address,
      sameAs: site.social.map(({ href }) => href),
    }
  if (!page.parent) return undefined
  const steps = [
    { name: brand.name, item: brand.origin + addressIn(lang, '/').replace(/\/$/, '') },
    { name: titleOf(lang, page.parent), item: brand.origin + addressIn(lang, addressOf(page.parent)) },
    { name: page.title, item: brand.origin + addressIn(lang, addressOf(name)) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}
