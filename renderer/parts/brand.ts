import type { Brand, BrandSite, LocalizedSite } from '../../schema/localized'
import type { BrandWords } from '../../schema/parts'

/** The pages and fields that a brand does not show. */
export type Filter = Pick<Brand, 'excludedPages' | 'filteredActivityFields'>

/** One list for all, so that brands without any are known to show the same. */
const none: never[] = []

/** The site as a brand shows it: what the brand has of its own instead of the site's, and nothing that leads to pages it does not have. */
export function siteFor(site: LocalizedSite, brand: Brand): BrandSite {
  const has = ({ href }: { href: string }) => !isExcluded(brand, href)
  const { contactPage } = site
  return {
    ...site,
    brands: [brand],
    legalName: brand.legalName ?? site.legalName ?? site.name,
    address: brand.address ?? site.address,
    // The site's map does not show a brand's own address.
    mapHref: brand.mapHref ?? (brand.address === undefined ? site.mapHref : undefined),
    since: brand.since ?? site.since,
    inBrief: brand.inBrief ?? site.inBrief,
    messaging: brand.messaging ?? site.messaging,
    contacts: brand.contacts ?? site.contacts ?? none,
    fields: (site.fields ?? []).filter((field) => showsField(brand, field.id) && has(field)),
    menu: (brand.menu ?? site.menu).filter(has),
    footer: (brand.footer ?? site.footer ?? []).filter(has),
    social: brand.social ?? site.social ?? [],
    contactPage: contactPage !== undefined && has({ href: contactPage }) ? contactPage : undefined,
  }
}

/** Whether a brand leaves out the page that a link leads to. @param href as an author writes it; an #anchor may follow */
export function isExcluded({ excludedPages }: Filter, href: string): boolean {
  return excludedPages?.includes(href.split(/[?#]/)[0] ?? '') ?? false
}

/** Whether a brand shows what belongs to a field of activity; what belongs to none is always shown. */
export function showsField({ filteredActivityFields }: Filter, field: string | undefined): boolean {
  return field === undefined || !filteredActivityFields || filteredActivityFields.includes(field)
}

/** Interface words with a brand's own in their places. */
export function withWords<Words extends object>(words: Words, own: BrandWords = {}): Words {
  const all = { ...words }
  for (const [key, value] of Object.entries(own)) {
    const before: unknown = Reflect.get(all, key)
    const isGroup = typeof value === 'object' && typeof before === 'object' && before !== null
    Reflect.set(all, key, isGroup ? withWords(before, value) : value)
  }
  return all
}
