import type { Brand, BrandSite } from '../schema/localized'
import { missingAddress } from '../schema/localized'
import type { PageData, PageFile, SiteFile } from './data'
import { dataName } from './parts/address'
import { type Filter, siteFor, withWords } from './parts/brand'
import { pageFor } from './parts/brand-page'
import { fetchJson } from './parts/release'

/** How long a page waits for the colours of another brand, in milliseconds. */
const longestStyleWait = 8000

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
  const [own, { page }] = await Promise.all([
    fetchJson<SiteFile<BrandSite>>(`/data/${language}/_site.json?brand=${brandId}`),
    fetchJson<PageFile>(`/data/${language}/${isGone ? dataName(missingAddress) : name}.json?brand=${brandId}`),
  ])
  const [answering = brand] = own.site.brands
  if (answering.id !== brandId && lacks(answering, brand)) {
    sayWhere(brand, words.notice.brand)
    throw new Error(`The pages of "${answering.id}" are not whole for "${brandId}".`)
  }
  return {
    page: pageFor(page, brand),
    site: siteFor(site, brand),
    words: withWords(words, brand.words),
    blocks: own.blocks,
  }
}

/** Whether a brand leaves out of its pages what another shows. */
function lacks(brand: Filter, other: Filter): boolean {
  const isIn = (list: string[] | undefined) => (one: string) => list?.includes(one) ?? false
  const { filteredActivityFields: fields, excludedPages = [] } = brand
  const others = other.filteredActivityFields
  return (fields !== undefined && !others?.every(isIn(fields))) || !excludedPages.every(isIn(other.excludedPages))
}

/** Says in one line, in place of the page, where it can be seen. */
function sayWhere({ name, origin }: Brand, words: string): void {
  const line = document.createElement('p')
  line.className = 'content lead'
  const href = origin + location.pathname
  const link = Object.assign(document.createElement('a'), { href, textContent: href })
  line.append(words.replace('{brand}', name), ' ', link)
  document.body.replaceChildren(line)
}

/** The app's stylesheets have the colours of all brands; a page that is dressed as another must not be shown before. */
function stylesAreThere(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')]
  const coming = links.filter(({ sheet }) => !sheet).map((link) => new Promise((done) => setDone(link, done)))
  return Promise.race([Promise.all(coming), new Promise((done) => setTimeout(done, longestStyleWait))])
}

function setDone(link: HTMLLinkElement, done: (event: Event) => void): void {
  link.addEventListener('load', done)
  link.addEventListener('error', done)
}
