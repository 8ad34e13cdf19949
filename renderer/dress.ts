import type { Brand, BrandSite } from '../schema/localized'
import { missingAddress } from '../schema/localized'
import type { PageData, PageFile, SiteFile } from './data'
import { dataName } from './parts/address'
import { type Filter, siteFor, withWords } from './parts/brand'
import { pageFor } from './parts/brand-page'
import { fetchJson } from './parts/release'

/** Longest wait for the stylesheets that contain the colours of all brands, in ms. */
const longestStyleWait = 8000

/**
 * Fetches a page as the brand in `?brand=` shows it, see `boot/brand.ts`. A host that serves all brands returns that
 * brand's page. Other hosts return the page of their own brand, which is then adapted with the data in `_brands.json`.
 * @param name name of the page's data file, see `dataName`
 * @throws as `fetchPage` does, and if the host's page lacks content that the brand shows
 */
export async function fetchAs(brandId: string, language: string, name: string): Promise<PageData> {
  const { site, words } = await fetchJson<SiteFile>(`/data/${language}/_brands.json`)
  const brand = site.brands.find(({ id }) => id === brandId)
  if (!brand) throw new Error(`There is no brand "${brandId}".`)
  const isExcluded = brand.excludedPages?.some((address) => dataName(address) === name)
  await waitForStyles()
  const [brandFile, { page }] = await Promise.all([
    fetchJson<SiteFile<BrandSite>>(`/data/${language}/_site.json?brand=${brandId}`),
    fetchJson<PageFile>(`/data/${language}/${isExcluded ? dataName(missingAddress) : name}.json?brand=${brandId}`),
  ])
  const [answering = brand] = brandFile.site.brands
  if (answering.id !== brandId && (page.isOfBrand || lacks(answering, brand))) {
    showBrandLink(brand, words.notice.brand)
    throw new Error(`The pages of "${answering.id}" are not whole for "${brandId}".`)
  }
  return {
    page: pageFor(page, brand),
    site: siteFor(site, brand),
    words: withWords(words, brand.words),
    blocks: brandFile.blocks,
  }
}

/** Whether the pages of one brand lack content that the other brand shows. */
function lacks(brand: Filter, other: Filter): boolean {
  const isIn = (list: string[] | undefined) => (item: string) => list?.includes(item) ?? false
  const { filteredActivityFields: fields, excludedPages = [] } = brand
  const otherFields = other.filteredActivityFields
  return (fields !== undefined && !otherFields?.every(isIn(fields))) || !excludedPages.every(isIn(other.excludedPages))
}

/** Replaces the page with a line that links to the page on the brand's own host. */
function showBrandLink({ name, origin }: Brand, words: string): void {
  const line = document.createElement('p')
  line.className = 'content lead'
  const href = origin + location.pathname
  const link = Object.assign(document.createElement('a'), { href, textContent: href })
  line.append(words.replace('{brand}', name), ' ', link)
  document.body.replaceChildren(line)
}

/** Waits for the app's stylesheets, which contain the colours of all brands. */
function waitForStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')]
  const pending = links.filter(({ sheet }) => !sheet).map((link) => new Promise((done) => setDone(link, done)))
  return Promise.race([Promise.all(pending), new Promise((done) => setTimeout(done, longestStyleWait))])
}

function setDone(link: HTMLLinkElement, done: (event: Event) => void): void {
  link.addEventListener('load', done)
  link.addEventListener('error', done)
}
