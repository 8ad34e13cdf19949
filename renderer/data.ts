import type { BrandSite, LocalizedPage, LocalizedSite } from '../schema/localized'
import type { Words } from './i18n'
import { fetchJson, type Stamped } from './parts/release'

/** Data that a browser needs to show a page in one language and brand. */
export type PageData = { page: LocalizedPage } & Omit<SiteFile<BrandSite>, 'app'>

/** Content of a page's data file, `<name>.json`. */
export type PageFile = Stamped & { page: LocalizedPage }

/** Data shared by all pages: for one brand (`_site.json`), or for all brands (`_brands.json`). */
export type SiteFile<Site = LocalizedSite> = Stamped & {
  site: Site
  words: Words
  /** Address of the script with the site's custom blocks, if it has any. */
  blocks?: string
}

/** Site data by language. The data is the same for every page, so it is fetched once. */
const sites = new Map<string, Promise<SiteFile<BrandSite>>>()

/**
 * Fetches a page in one language.
 * @param name name of the page's data file, see `dataName`; "404" for the "not found" page
 * @throws if the site was rebuilt since the app was loaded, or the page does not exist
 */
export async function fetchPage(language: string, name: string): Promise<PageData> {
  const [{ app: _, ...shared }, { page }] = await Promise.all([
    fetchSite(language),
    fetchJson<PageFile>(`/data/${language}/${name}.json`),
  ])
  return { page, ...shared }
}

/** Fetches the data that all pages share in a language, once per language. @throws as `fetchPage` does */
export function fetchSite(language: string): Promise<SiteFile<BrandSite>> {
  let shared = sites.get(language)
  if (!shared) {
    shared = fetchJson<SiteFile<BrandSite>>(`/data/${language}/_site.json`)
    sites.set(language, shared)
    shared.catch(() => sites.delete(language))
  }
  return shared
}

/** Clears the cached site data, so that it is fetched again. */
export function forgetSites(): void {
  sites.clear()
}
