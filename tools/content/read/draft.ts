import type { Redirect, Settings } from './model'
import type { Site } from './site'

/**
 * The site for publication: every brand excludes the drafts, so that links to them are also left out. Live editing,
 * which shows drafts, does not use this.
 */
export function withoutDrafts<Part extends Pick<Site, 'settings' | 'index'>>(site: Part): Part {
  return withoutPages(site, draftsOf(site))
}

/** The site with pages excluded from every brand. @param addresses of the excluded pages */
export function withoutPages<Part extends Pick<Site, 'settings'>>(site: Part, addresses: string[]): Part {
  if (addresses.length === 0) return site
  const brands = site.settings.brands.map((brand) => ({
    ...brand,
    excludedPages: [...(brand.excludedPages ?? []), ...addresses],
  }))
  return { ...site, settings: { ...site.settings, brands } }
}

/** The addresses of drafts. */
export function draftsOf({ index }: Pick<Site, 'index'>): string[] {
  return index.pages.filter(({ draft }) => draft).map(({ address }) => address)
}

/** A redirect that a brand lacks because it excludes the target page. */
export type UnledRedirect = Redirect & { brand: string }

/** The redirects to pages that brands exclude: at these brands the old address is not found either. */
export function unledRedirects({ brands, redirects }: Pick<Settings, 'brands' | 'redirects'>): UnledRedirect[] {
  return redirects.flatMap(({ from, to }) =>
    brands.filter(({ excludedPages }) => excludedPages?.includes(to)).map(({ id }) => ({ from, to, brand: id })),
  )
}
