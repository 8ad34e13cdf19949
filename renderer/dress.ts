import { missingAddress } from '../schema/localized'
import type { PageData, PageFile, SiteFile } from './data'
import { dataName } from './parts/address'
import { siteFor, withWords } from './parts/brand'
import { pageFor } from './parts/brand-page'
import { fetchJson } from './parts/release'

/** How long a page waits for the colours of another brand, in milliseconds. */
const patience = 8000

/**
 * Fetches a page as a brand shows it that is only looked at, see `boot/brand.ts`. A host that knows all brands answers
 * with the brand's own page; another has what all brands have of their own, and the page of its own brand.
 * @param name of the page's data, see `dataName`
 * @throws as `fetchPage` does
 */
export async function fetchAs(brandId: string, language: string, name: string): Promise<PageData> {
  const { site, words } = await fetchJson<SiteFile>(`/data/${language}/_brands.json`)
  const brand = site.brands.find(({ id }) => id === brandId)
  if (!brand) throw new Error(`There is no brand "${brandId}".`)
  const isGone = brand.excludedPages?.some((address) => dataName(address) === name)
  await stylesAreThere()
  const { page } = await fetchJson<PageFile>(
    `/data/${language}/${isGone ? dataName(missingAddress) : name}.json?brand=${brandId}`,
  )
  return { page: pageFor(page, brand), site: siteFor(site, brand), words: withWords(words, brand.words) }
}

/** The app's stylesheets have the colours of all brands; a page that is dressed as another must not be shown before. */
function stylesAreThere(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')]
  const coming = links.filter(({ sheet }) => !sheet).map((link) => new Promise((done) => setDone(link, done)))
  return Promise.race([Promise.all(coming), new Promise((done) => setTimeout(done, patience))])
}

function setDone(link: HTMLLinkElement, done: (event: Event) => void): void {
  link.addEventListener('load', done)
  link.addEventListener('error', done)
}
