import type { Redirect, Settings } from './model'
import type { Site } from './site'

/**
 * The site as visitors get it: drafts are left out by every brand, as pages are that a brand does not have, so that
 * nothing leads to them either. Live editing shows the site as it is.
 */
export function withoutDrafts<Part extends Pick<Site, 'settings' | 'index'>>(site: Part): Part {
  return withoutPages(site, draftsOf(site))
}

/** The site without some pages, by their addresses, for every brand. */
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

/** A redirect that a brand does not have, since it leaves out the page. */
export type UnledRedirect = Redirect & { brand: string }

/** The redirects that lead to pages which brands leave out: at these brands nothing is at the old address either. */
export function unledRedirects({ brands, redirects }: Pick<Settings, 'brands' | 'redirects'>): UnledRedirect[] {
  return redirects.flatMap(({ from, to }) =>
    brands.filter(({ excludedPages }) => excludedPages?.includes(to)).map(({ id }) => ({ from, to, brand: id })),
  )
}
