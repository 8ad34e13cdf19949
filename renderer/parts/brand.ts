import type { Brand, BrandSite, LocalizedSite } from '../../schema/localized'
import type { BrandWords } from '../../schema/parts'

/** A brand, the pages that it excludes, and the fields of activity that it shows. */
export type Filter = Pick<Brand, 'id' | 'excludedPages' | 'filteredActivityFields'>

/** A single shared empty list, so that brands without contacts compare as equal (see `renderTogether`). */
const none: never[] = []

/** The site as a brand shows it: the brand's data replaces the site's, and links to excluded pages are removed. */
export function siteFor(site: LocalizedSite, brand: Brand): BrandSite {
  const has = ({ href }: { href: string }) => !isExcluded(brand, href)
  const { contactPage } = site
  return {
    ...site,
    brands: [brand],
    legalName: brand.legalName ?? site.legalName ?? site.name,
    address: brand.address ?? site.address,
    // A brand with its own address does not use the site's map link, which leads to a different place.
    mapHref: brand.mapHref ?? (brand.address === undefined ? site.mapHref : undefined),
    since: brand.since ?? site.since,
    inBrief: brand.inBrief ?? site.inBrief,
    messaging: brand.messaging ?? site.messaging,
    contacts: brand.contacts ?? site.contacts ?? none,
    fields: (site.fields ?? []).filter((field) => showsField(brand, field.id) && has(field)),
    menu: (brand.menu ?? site.menu).flatMap((entry) => {
      const { href, links } = entry
      const shown = { ...entry, href: href && has({ href }) ? href : undefined, links: links?.filter(has) }
      return shown.href || shown.links?.[0] ? [shown] : []
    }),
    footer: (brand.footer ?? site.footer ?? []).filter(has),
    social: brand.social ?? site.social ?? [],
    contactPage: contactPage !== undefined && has({ href: contactPage }) ? contactPage : undefined,
  }
}

/** Whether a brand excludes the page that a link opens. @param href address from the content; an #anchor may follow */
export function isExcluded({ excludedPages }: Filter, href: string): boolean {
  return excludedPages?.includes(href.split(/[?#]/)[0] ?? '') ?? false
}

/** Whether a brand shows the content of a field of activity; content without a field is always shown. */
export function showsField({ filteredActivityFields }: Filter, field: string | undefined): boolean {
  return field === undefined || !filteredActivityFields || filteredActivityFields.includes(field)
}

/** Merges a brand's words into the interface words. */
export function withWords<Words extends object>(words: Words, overrides: BrandWords = {}): Words {
  const merged = { ...words }
  for (const [key, value] of Object.entries(overrides)) {
    const siteValue: unknown = Reflect.get(merged, key)
    const isGroup = typeof value === 'object' && typeof siteValue === 'object' && siteValue !== null
    Reflect.set(merged, key, isGroup ? withWords(siteValue, value) : value)
  }
  return merged
}
