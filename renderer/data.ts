import type { LocalizedPage, LocalizedSite } from '../schema/localized'
import type { Words } from './i18n'
import { dataName } from './parts/address'

/** All a browser needs to show one page in one language. */
export type PageData = { page: LocalizedPage; site: LocalizedSite; words: Words }

/** What a page or site file under `/data/` says of the build it belongs to. */
type Stamped = { app: string }

/** Site data by language: it is the same for every page, so it is asked for once. */
const sites = new Map<string, Promise<Stamped & { site: LocalizedSite; words: Words }>>()

/** The address of the app that is running; data of another build may have another shape. */
const runningApp = new URL(import.meta.url).pathname.slice(1)

/** How long data may take, in milliseconds. The page that is there goes on without it. */
const patience = 20_000

/** Data that does not fit the running app: the page must be loaded whole. */
export class Outdated extends Error {}

/**
 * Fetches a page in one language.
 * @param address without a language, for example "/tunnel-fan"; "404" for the page that was not found
 * @param query asks a host that knows several brands for the one that is looked at, see `boot/brand.ts`
 * @throws Outdated when the site was built anew since the app was loaded, or has no such page
 */
export async function fetchPage(language: string, address: string, query = ''): Promise<PageData> {
  const name = address.startsWith('/') ? dataName(address) : address
  let shared = sites.get(language)
  if (!shared) {
    shared = fetchJson<Stamped & { site: LocalizedSite; words: Words }>(`/data/${language}/_site.json${query}`)
    sites.set(language, shared)
    shared.catch(() => sites.delete(language))
  }
  const [{ site, words }, { page }] = await Promise.all([
    shared,
    fetchJson<Stamped & { page: LocalizedPage }>(`/data/${language}/${name}.json${query}`),
  ])
  return { page, site, words }
}

/** Forgets the site data, so that it is asked for anew. */
export function forgetSites(): void {
  sites.clear()
}

async function fetchJson<T extends Stamped>(address: string): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Outdated(`${address}: ${response.status}`)
  const data: T = await response.json()
  if (import.meta.env.PROD && data.app !== runningApp) throw new Outdated(address)
  return data
}
