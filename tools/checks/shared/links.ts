import { memoize } from '../../content/base/memoize'
import { clearlyMeant, nearest } from '../../content/base/nearest'
import type { Edit, Path } from '../../content/base/problem'
import type { Document } from '../../content/json/document'
import { valueAt } from '../../content/json/document'
import { linkFault } from '../../content/language/link'
import { answerAnchors } from '../../content/localize/finder'
import type { Page } from '../../content/read/model'
import { anchorsOf, type PageInfo } from '../../content/read/page-info'
import type { Site } from '../../content/read/site'
import type { SiteIndex } from '../../content/read/site-index'
import { type Said, say } from '../../content/say/say.js'
import { addressFaults, isReserved } from './address-fault'

/** Why a link leads nowhere, and what to do. */
export type DeadEnd = { message: Said; hint: Said | undefined; meant?: string; near?: string }

/**
 * Finds out where the links of a site lead.
 * @returns a function that says why a link, written on a page, leads nowhere; undefined for one that leads somewhere, or
 * out of the site
 */
export function deadEnds(site: Site): (link: string, page: Page | undefined) => DeadEnd | undefined {
  const { byName } = site.index
  const pages = [...site.index.bySlug.values()]
  const targets = targetsOf(site.index, site)
  const codes = site.settings.languages.map(({ code }) => code)
  const moved = new Map(site.settings.redirects.map(({ from, to }) => [from, to]))
  return (link, page) => {
    if (!/^[/#]/.test(link) || linkFault(link)) return undefined
    const [address = '', anchor] = link.split('#')
    const target = address === '' ? page && (byName.get(page.name) ?? printed(page, site)) : targets.get(address)
    // Without a first page every link to it is dead: that page is what is missing.
    if (!target && address === '/') return undefined
    // Only a "path" gives such an address: perhaps that of a page that cannot be read.
    if (!target && address.lastIndexOf('/') > 0 && site.index.unreadable.length > 0) return undefined
    if (!target)
      return {
        message: say`The link "${link}" leads to a page that does not exist.`,
        hint: moved.has(address)
          ? say`It was moved: write "${[moved.get(address), anchor].filter(Boolean).join('#')}".`
          : advice(address, targets, codes, pages),
        meant: moved.has(address) ? undefined : clearTarget(address, anchor, targets, codes),
        near: moved.has(address) ? undefined : nearTarget(address, anchor, targets, pages),
      }
    const answers = target.finders?.flatMap((id) => answerAnchors(id, site.settings)) ?? []
    const anchors = [...(target.anchors ?? []), ...answers]
    if (!anchor || !target.valid || anchors.includes(anchor)) return undefined
    const near = nearest(anchor, anchors)
    const clear = clearlyMeant(anchor, anchors)
    return {
      message: say`The link "${link}" leads to a block that is not shown on ${target.file}.`,
      hint: near ? say`Did you mean "#${near}"?` : say`The block is hidden, or has another id.`,
      meant: clear && `${address}#${clear}`,
      near: near && `${address}#${near}`,
    }
  }
}

/** The address of a page that a link with a host of the site leads to, with its anchor, and whether a language was in front. */
type OwnAddress = { address: string; hasLanguage: boolean }

/**
 * Finds out which links lead to pages of the site by the name of a host.
 * @returns a function that says what may stand in place of a link; undefined for one that leads out of the site, to a file,
 * or to what a link without a host cannot lead to: another brand
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

/** The page at each address. Kept for each index, since a large site is checked in many parts. */
const targetsOf = memoize(({ pages, byAddress, unreadable }: SiteIndex, site: Site) => {
  const faultOf = addressFaults(site)
  return new Map<string, Target>([
    // A page whose "path" is wrong is meant by its file's name too.
    ...pages
      .filter((info) => !info.valid || faultOf(info)?.isPath)
      .map((info): [string, Target] => [`/${info.slug}`, info]),
    ...unreadable.map((page): [string, Target] => [page.address, page]),
    ...byAddress,
  ])
})

/** A page that could not be read exists, but its blocks are not known. */
type Target = Pick<PageInfo, 'address'> & Partial<PageInfo>

/** A page that is no route: only its own links lead to places on it. */
function printed({ address, file, valid, document }: Page, { contract }: Site): Target {
  return { address, file, valid, anchors: anchorsOf(document, contract.anchors) }
}

/** The address that a link is clearly meant for, with its anchor. */
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
  const meant = isInLanguage ? inner : targets.has(bare) ? bare : clearlyMeant(address, targets.keys())
  return meant && (anchor ? `${meant}#${anchor}` : meant)
}

/** An address without what authors add to it. */
function bareAddress(address: string): string {
  return address.replace(/(?<=.)\/$/, '').replace(/\.(html|json)$/, '')
}

/** The edit that writes another address in a field, or in the one link of a text that has it. */
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

function advice(address: string, targets: Map<string, Target>, codes: string[], pages: PageInfo[]): Said | undefined {
  if (address === '')
    return say`This block is on every page: write the page before the #, for example "${'/about#history'}".`
  const [, first = '', ...rest] = address.split('/')
  const inner = `/${rest.join('/')}`
  if (codes.includes(first) && targets.has(inner))
    return say`Leave out the language: "${inner}". Links stay in the visitor’s language by themselves.`
  if (first === 'assets') return say`To offer a document, use a block of type "document-list".`
  const meant = nearAddress(address, targets, pages)
  return meant
    ? say`Did you mean "${meant}"?`
    : say`Was the page renamed or deleted? Link to another page, or remove the link.`
}

function nearAddress(address: string, targets: Map<string, Target>, pages: PageInfo[]): string | undefined {
  const bare = bareAddress(address.replace(/[?].*$/, ''))
  const moved = pages.find(({ slug }) => bare.endsWith(`/${slug}`))
  return targets.has(bare) ? bare : (moved?.address ?? nearest(address, targets.keys()))
}

/** The address that the advice names, with the anchor. */
function nearTarget(
  address: string,
  anchor: string | undefined,
  targets: Map<string, Target>,
  pages: PageInfo[],
): string | undefined {
  const near = address === '' ? undefined : nearAddress(address, targets, pages)
  return near && anchor ? `${near}#${anchor}` : near
}
