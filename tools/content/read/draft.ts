import type { Redirect, Settings } from './model'
import type { Site } from './site'

/**
 * The site for publication: every brand excludes all drafts, so that links to drafts are also removed. Live editing
 * does not use this function, because it shows drafts.
 */
export function withoutDrafts<Part extends Pick<Site, 'settings' | 'index'>>(site: Part): Part {
  return withoutPages(site, draftsOf(site))
}

/** Excludes pages from every brand of a site. @param addresses addresses of the pages to exclude */
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

/** A redirect that does not work for one brand, because that brand excludes the target page. */
export type UnledRedirect = Redirect & { brand: string }

/** Finds, for each brand, the redirects that do not work because the brand excludes their target page. */
export function unledRedirects({ brands, redirects }: Pick<Settings, 'brands' | 'redirects'>): UnledRedirect[] {
  return redirects.flatMap(({ from, to }) =>
    brands
      .filter(({ excludedPages }) => excludedPages?.includes(to.replace(/#.*/, '')))
      .map(({ id }) => ({ from, to, brand: id })),
  )
}
