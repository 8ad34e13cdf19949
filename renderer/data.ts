import type { BrandSite, LocalizedPage, LocalizedSite } from '../schema/localized'
import type { Words } from './i18n'

/** All a browser needs to show one page in one language, as a brand shows it. */
export type PageData = { page: LocalizedPage; site: BrandSite; words: Words }

/** What a page or site file under `/data/` says of the build it belongs to. */
type Stamped = { app: string }

/** A page: `<name>.json`. */
export type PageFile = Stamped & { page: LocalizedPage }

/** What all pages share: of a brand (`_site.json`), or of all (`_brands.json`). */
export type SiteFile<Site = LocalizedSite> = Stamped & { site: Site; words: Words }

/** Site data by language: it is the same for every page, so it is asked for once. */
const sites = new Map<string, Promise<SiteFile<BrandSite>>>()

/** The address of the app that is running; data of another build may have another shape. */
const runningApp = new URL(import.meta.url).pathname.slice(1)

/** How long data may take, in milliseconds. The page that is there goes on without it. */
const patience = 30_000

/** How long a question may take that something else waits for, in milliseconds. */
const shortPatience = 4000

/**
 * Fetches a page in one language.
 * @param name of the page's data, see `dataName`; "404" for the page that was not found
 * @throws when the site was built again since the app was loaded, or has no such page
 */
export async function fetchPage(language: string, name: string): Promise<PageData> {
  let shared = sites.get(language)
  if (!shared) {
    shared = fetchJson<SiteFile<BrandSite>>(`/data/${language}/_site.json`)
    sites.set(language, shared)
    shared.catch(() => sites.delete(language))
  }
  const [{ site, words }, { page }] = await Promise.all([shared, fetchJson<PageFile>(`/data/${language}/${name}.json`)])
  return { page, site, words }
}

/** Forgets the site data, so that it is asked for again. */
export function forgetSites(): void {
  sites.clear()
}

/** Whether another release has taken the place of the one that runs here: then files of this one may be gone. */
export function isReplaced(language: string): Promise<boolean> {
  const address = `/data/${language}/_site.json`
  return fetchJson(address, shortPatience).then(
    () => false,
    ({ message }: Error) => message === address,
  )
}

/** Fetches data of the build that is running. @throws when they are of another, or are not there */
export async function fetchJson<T extends Stamped>(address: string, limit = patience): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const data: T = await response.json()
  // `isReplaced` knows it by its message.
  if (import.meta.env.PROD && data.app !== runningApp) throw new Error(address)
  return data
}
