import type { BrandSite, LocalizedPage, LocalizedSite } from '../schema/localized'
import type { Words } from './i18n'
import { fetchJson, type Stamped } from './parts/release'

/** All a browser needs to show one page in one language, as a brand shows it. */
export type PageData = { page: LocalizedPage } & Omit<SiteFile<BrandSite>, 'app'>

/** A page: `<name>.json`. */
export type PageFile = Stamped & { page: LocalizedPage }

/** What all pages share: of a brand (`_site.json`), or of all (`_brands.json`). */
export type SiteFile<Site = LocalizedSite> = Stamped & {
  site: Site
  words: Words
  /** The address of the script with the site's own blocks, where it has some. */
  blocks?: string
}

/** Site data by language: it is the same for every page, so it is asked for once. */
const sites = new Map<string, Promise<SiteFile<BrandSite>>>()

/**
 * Fetches a page in one language.
 * @param name of the page's data, see `dataName`; "404" for the page that was not found
 * @throws when the site was built again since the app was loaded, or has no such page
 */
export async function fetchPage(language: string, name: string): Promise<PageData> {
  const [{ app: _, ...shared }, { page }] = await Promise.all([
    fetchSite(language),
    fetchJson<PageFile>(`/data/${language}/${name}.json`),
  ])
  return { page, ...shared }
}

/** The parts that all pages share in a language: there already, where a page of it was shown. @throws as `fetchPage` does */
export function fetchSite(language: string): Promise<SiteFile<BrandSite>> {
  let shared = sites.get(language)
  if (!shared) {
    shared = fetchJson<SiteFile<BrandSite>>(`/data/${language}/_site.json`)
    sites.set(language, shared)
    shared.catch(() => sites.delete(language))
  }
  return shared
}

/** Forgets the site data, so that it is asked for again. */
export function forgetSites(): void {
  sites.clear()
}
