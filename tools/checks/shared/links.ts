import { memoize } from '../../content/base/memoize'
import { clearlyMeant, nearest } from '../../content/base/nearest'
import type { Edit, Path } from '../../content/base/problem'
import type { Document } from '../../content/json/document'
import { valueAt } from '../../content/json/document'
import { linkFault } from '../../content/language/link'
import { answerAnchors } from '../../content/localize/page-list'
import type { Page } from '../../content/read/model'
import { anchorsOf, type PageInfo } from '../../content/read/page-info'
import type { Site } from '../../content/read/site'
import type { SiteIndex } from '../../content/read/site-index'
import { type Said, say } from '../../content/say/say.js'
import { addressFaults, isReserved } from './address-fault'
import { joinNames } from './agree'
import { removedPages } from './moved'

/** A broken link, with the correct link that the author clearly meant (`meant`), or a similar link (`near`). */
export type DeadEnd = { message: Said; hint: Said | undefined; meant?: string; near?: string }

/**
 * Creates a function that finds out why a link on a page is broken. The function returns undefined for links that work,
 * are external, or are malformed (which a different rule reports).
 * @returns a function whose last argument is the brands that show the link; without them, blocks that only some brands
 * show count as existing
 */
export function deadEnds(site: Site): (link: string, page: Page | undefined, brands?: string[]) => DeadEnd | undefined {
  const { byName } = site.index
  const pages = [...site.index.bySlug.values()]
  const targets = targetsOf(site.index, site)
  const codes = site.settings.languages.map(({ code }) => code)
  const formerPages = removedPages(site)
  const moved = new Map(site.settings.redirects.map(({ from, to }) => [from, to]))
  return (link, page, brands = []) => {
    if (!/^[/#]/.test(link) || linkFault(link)) return undefined
    const [address = '', anchor] = link.split('#')
    const target = address === '' ? page && (byName.get(page.name) ?? printed(page, site)) : targets.get(address)
    // A missing home page is reported once, instead of for every link to the home page.
    if (!target && address === '/') return undefined
    // Only the "path" of a page can create an address with folders, and an unreadable page may have this "path", so the
    // link may work.
    if (!target && address.lastIndexOf('/') > 0 && site.index.unreadable.length > 0) return undefined
    const slug = bareAddress(address).slice(1)
    if (!target && formerPages.has(slug)) {
      const now = formerPages.get(slug)?.address
      return {
        message: say`The link "${link}" leads to a page that does not exist.`,
        hint: now === undefined ? questionOfGone : say`Did you mean "${now}"?`,
        near: now,
      }
    }
    if (!target)
      return {
        message: say`The link "${link}" leads to a page that does not exist.`,
        hint: moved.has(address)
          ? say`It was moved: write "${[moved.get(address), anchor].filter(Boolean).join('#')}".`
          : advice(address, targets, codes, pages),
        meant: moved.has(address) ? undefined : clearTarget(address, anchor, targets, codes),
        near: moved.has(address) ? undefined : nearTarget(address, anchor, targets, pages),
      }
    const answerIds = target.lists?.flatMap((list) => answerAnchors(list, site.settings)) ?? []
    const anchors = [...(target.anchors ?? []), ...answerIds]
    if (!anchor || !target.valid) return undefined
    if (anchors.includes(anchor)) {
      const anchorBrands = target.anchorBrands?.[anchor] ?? brands
      const without = brands.filter((brand) => !anchorBrands.includes(brand) && !leavesOut(site, brand, target.address))
      if (without.length === 0) return undefined
      const names = joinNames(without.map((brand) => `"${brand}"`))
      return {
        message: say`The link "${link}" leads to a block that is not shown for ${names}.`,
        hint: say`Link to the page itself, or show the block with the link for the same "brands".`,
      }
    }
    const near = nearest(anchor, anchors)
    const likelyAnchor = clearlyMeant(anchor, anchors)
    return {
      message: say`The link "${link}" leads to a block that is not shown on ${target.file}.`,
      hint: near ? say`Did you mean "#${near}"?` : say`The block is hidden, or has another id.`,
      meant: likelyAnchor && `${address}#${likelyAnchor}`,
      near: near && `${address}#${near}`,
    }
  }
}

/**
 * Target of a link to the site itself. `address` includes the anchor. `hasLanguage`: whether the link contains a
 * language.
 */
type OwnAddress = { address: string; hasLanguage: boolean }

function leavesOut({ settings }: Site, brand: string, address: string): boolean {
  return settings.brands.some(({ id, excludedPages }) => id === brand && excludedPages?.includes(address))
}

/**
 * Creates a function that removes the host from links to the site's own pages. The function returns undefined for links
 * to other sites, to files, and to pages for which the host matters because the host selects the brand.
 */
export function ownAddresses({ settings: { brands, languages } }: Site): (link: string) => OwnAddress | undefined {
  const hosts = new Set(brands.flatMap(({ domains, origin }) => [...domains, origin.replace('https://', '')]))
  const codes = languages.map(({ code }) => code)
  return (link) => {
    const [, host = '', written = '', anchor = ''] = /^https:\/\/([^/?#]+)(\/[^?#]*)?(#.+)?$/.exec(link) ?? []
    if (!hosts.has(host.toLowerCase()) || linkFault(link)) return undefined
    const path = bareAddress(written || '/')
    const [, first = '', ...rest] = path.split('/')
    if (isReserved(path) || path.includes('.')) return undefined
    const hasLanguage = codes.includes(first)
    const address = hasLanguage ? `/${rest.join('/')}` : path
    const isOfBrand =
      address === '/' ? brands.length > 1 : brands.some(({ excludedPages }) => excludedPages?.includes(address))
    return isOfBrand ? undefined : { address: address + anchor, hasLanguage }
  }
}

/** Pages by address. Cached per site index, because a large site is checked in batches. */
const targetsOf = memoize(({ pages, byAddress, unreadable }: SiteIndex, site: Site) => {
  const faultOf = addressFaults(site)
  return new Map<string, Target>([
    // Also accepts links that use the file name of a page, if the page is invalid or its "path" is wrong.
    ...pages
      .filter((info) => !info.valid || faultOf(info)?.isPath)
      .map((info): [string, Target] => [`/${info.slug}`, info]),
    ...unreadable.map((page): [string, Target] => [page.address, page]),
    ...byAddress,
  ])
})

/** A page that links can lead to. The anchors of unreadable pages are unknown. */
type Target = Pick<PageInfo, 'address'> & Partial<PageInfo>

/**
 * A document for printing as the target of a link. The document has no route, so only its own links can lead to its
 * anchors.
 */
function printed({ address, file, valid, document }: Page, { contract }: Site): Target {
  return { address, file, valid, anchors: anchorsOf(document, contract.anchors) }
}

/** The address that the author of a link clearly meant, with the link's anchor; undefined if uncertain. */
function clearTarget(
  address: string,
  anchor: string | undefined,
  targets: Map<string, Target>,
  codes: string[],
): string | undefined {
  if (!address.startsWith('/') || address.includes('?') || address.startsWith('/assets/')) return undefined
  const bare = bareAddress(address)
  const [, first = '', ...rest] = bare.split('/')
  const inner = `/${rest.join('/')}`
  const isInLanguage = codes.includes(first) && targets.has(inner)
  const intendedAddress = isInLanguage ? inner : targets.has(bare) ? bare : clearlyMeant(address, targets.keys())
  return intendedAddress && (anchor ? `${intendedAddress}#${anchor}` : intendedAddress)
}

/** Removes a trailing slash, ".html" or ".json" from an address. */
function bareAddress(address: string): string {
  return address.replace(/(?<=.)\/$/, '').replace(/\.(html|json)$/, '')
}

/** Edits that change the address of a link, in a field or in rich text. */
export function relinking(
  document: Document | { file: string },
  path: Path,
  link: string,
  to: string | undefined,
): Edit[] | undefined {
  if (to === undefined || !('json' in document)) return undefined
  const { file } = document
  if (valueAt(document.json, path) === link) return [{ file, kind: 'set', path, value: to }]
  return [{ file, kind: 'replace', path, from: `](${link})`, to: `](${to})` }]
}

const questionOfGone = say`Was the page renamed or deleted? Link to another page, or remove the link.`

function advice(address: string, targets: Map<string, Target>, codes: string[], pages: PageInfo[]): Said | undefined {
  if (address === '')
    return say`This block is on every page: write the page before the #, for example "${'/about#history'}".`
  const [, first = '', ...rest] = address.split('/')
  const inner = `/${rest.join('/')}`
  if (codes.includes(first) && targets.has(inner))
    return say`Leave out the language: "${inner}". Links stay in the visitor’s language by themselves.`
  if (first === 'assets') return say`To offer a document, use a block of type "document-list".`
  const suggestion = nearAddress(address, targets, pages)
  return suggestion ? say`Did you mean "${suggestion}"?` : questionOfGone
}

function nearAddress(address: string, targets: Map<string, Target>, pages: PageInfo[]): string | undefined {
  const bare = bareAddress(address.replace(/[?].*$/, ''))
  const moved = pages.find(({ slug }) => bare.endsWith(`/${slug}`))
  return targets.has(bare) ? bare : (moved?.address ?? nearest(address, targets.keys()))
}

/** The similar address that the hint suggests, with the link's anchor. */
function nearTarget(
  address: string,
  anchor: string | undefined,
  targets: Map<string, Target>,
  pages: PageInfo[],
): string | undefined {
  const near = address === '' ? undefined : nearAddress(address, targets, pages)
  return near && anchor ? `${near}#${anchor}` : near
}
