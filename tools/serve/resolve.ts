import { isExcluded } from '../../renderer/parts/brand'
import { isSiteAddress } from '../content/language/link'
import type { Redirect } from '../content/read/model'
import { hostPattern, longestAddress, methods, missingPage, nowhere, tidied } from './table'

/** A request, as it was written. */
export type Asked = { method: string; target: string; host: string }

/** A brand, its hosts, and the addresses of pages that it does not have. */
type ServedBrand = { id: string; domains: string[]; excludedPages?: string[] }

/** The facts about a site that servers need. */
export type Served = {
  brands: ServedBrand[]
  languages: { code: string }[]
  /** The language whose addresses have no prefix. */
  defaultLanguage: string
  /** Old addresses, and the pages they lead to. */
  redirects?: Redirect[]
}

/** Statuses of requests that are refused in a sentence. */
export type Refused = 400 | 405 | 414

/** The answer to a request, before it is known whether there is such a file. */
export type Resolved =
  | { status: Refused }
  | { status: 301; location: string }
  | {
      /** 404 when no file of the brand can be meant. */
      status: 200 | 404
      brand: string
      /** Paths of files from the folder of the brand: the first that is there is sent. */
      files: string[]
      /** The same for the page that says that nothing is there. */
      missing: string[]
    }

/**
 * The answer to a request, by the table that all servers follow.
 * @param previewed a brand that is asked for by its id, where that is possible
 */
export function resolve(asked: Asked, served: Served, previewed?: string): Resolved {
  const { target, name } = withHost(asked)
  if (target.length > longestAddress) return { status: 414 }
  const { path, query } = pathOf(target)
  if (path === undefined || !new RegExp(hostPattern).test(name)) return { status: 400 }
  if (!methods.includes(asked.method)) return { status: 405 }
  const clean = normalized(path)
  if (clean === undefined) return { status: 400 }
  const brand = brandOf(name, served.brands, previewed)
  const missing = missingFor(clean, served)
  if ([...nowhere, missingPage].some((pattern) => new RegExp(pattern).test(clean)))
    return { status: 404, brand, files: [], missing }
  const tidy = tidyAddress(clean)
  const leadTo = (address: string): Resolved => ({
    status: 301,
    location: encodePath(address) + (query === '?' ? '' : query),
  })
  if (tidy !== path) return leadTo(tidy)
  const moved = redirectsIn(served).find((one) => one.from === tidy && leads(one, brand))
  if (moved) return leadTo(moved.to)
  return { status: 200, brand, files: tidy === '/' ? ['/index.html'] : [tidy, `${tidy}.html`], missing }
}

/**
 * The decoded path of a request, and its query as it was written.
 * @param target what the request asks for: "/about?x=1"
 * @returns no path when it is none
 */
export function pathOf(target: string): { path: string | undefined; query: string } {
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  return { path: decoded(written), query }
}

/** A request may name its host in its address, too. */
function withHost({ target, host }: Asked): { target: string; name: string } {
  const [whole, name] = /^https?:\/\/([^/?#]+)/i.exec(target) ?? []
  if (whole === undefined || name === undefined) return { target, name: host }
  const rest = target.slice(whole.length)
  return { target: rest.startsWith('/') ? rest : `/${rest}`, name }
}

/** @returns undefined for what is no path; letters that are no UTF-8 are none of any file */
function decoded(written: string): string | undefined {
  if (!written.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(written)) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return written.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

/** A path without empty steps and steps to where it is, and up. @returns undefined when it leads out */
function normalized(path: string): string | undefined {
  const steps: string[] = []
  const written = path.split('/').slice(1)
  for (const step of written) {
    if (step === '..' && steps.pop() === undefined) return undefined
    if (step !== '' && step !== '.' && step !== '..') steps.push(step)
  }
  const isFolder = ['', '.', '..'].includes(written.at(-1) ?? '')
  return steps.length > 0 ? `/${steps.join('/')}${isFolder ? '/' : ''}` : '/'
}

/** The address that a page is known by. */
function tidyAddress(path: string): string {
  for (const [pattern, address] of tidied) {
    const known = new RegExp(pattern)
    if (known.test(path)) return path.replace(known, address)
  }
  return path
}

/** A path that is safe in a header: nothing in it ends a line. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function brandOf(name: string, brands: Served['brands'], previewed: string | undefined): string {
  const host = name.replace(/\.?(:\d+)?$/, '').toLowerCase()
  const brand =
    brands.find(({ id }) => id === previewed) ?? brands.find(({ domains }) => domains.includes(host)) ?? brands[0]
  return brand?.id ?? ''
}

/** The page for what is missing, in the language of the address. */
function missingFor(path: string, served: Served): string[] {
  const [, first] = path.split('/')
  const language = prefixes(served).find((code) => code === first)
  return [...(language === undefined ? [] : [`/${language}/404.html`]), '/404.html']
}

/** The languages whose addresses begin with their codes. */
export function prefixes({ languages, defaultLanguage }: Served): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)
}

/** A redirect as servers get it, and the ids of the brands that do not have the page it leads to: there is nothing at its address there. */
type ServedRedirect = Redirect & { without: string[] }

/** The redirects of a site in each of its languages, as servers get them: `/fi/old` leads to `/fi/new`. None leads out of it. */
export function redirectsIn(served: Served): ServedRedirect[] {
  const languages = ['', ...prefixes(served).map((code) => `/${code}`)]
  return (served.redirects ?? []).flatMap(({ from, to }) => {
    if (!isSiteAddress(from) || !isSiteAddress(to)) return []
    const without = served.brands.filter((brand) => isExcluded(brand, to)).map(({ id }) => id)
    return languages.map((language) => ({
      from: language + from,
      to: to === '/' ? language || '/' : language + to,
      without,
    }))
  })
}

/** Whether a redirect leads somewhere at a brand. */
export function leads({ without }: ServedRedirect, brand: string): boolean {
  return !without.includes(brand)
}
