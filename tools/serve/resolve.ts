import { redirected } from './redirects'
import { prefixes, type Served } from './served'
import { hostPattern, longestAddress, markdownType, methods, missingPage, nowhere, tidied, untidied } from './table'

/** The method, target (path and query), Host and Accept headers of a request, unchanged. */
export type ResolveRequest = { method: string; target: string; host: string; accept?: string }

/** HTTP statuses of refused requests. Each response consists of one sentence. */
export type Refused = 400 | 405 | 414

/** Answer to a request, determined without looking at files. */
export type Resolved =
  | { status: Refused }
  | { status: 301; location: string }
  | {
      /** 404 if the path cannot be a file of the brand. */
      status: 200 | 404
      brand: string
      /** Candidate paths within the brand's folder: the first one that exists is sent. */
      files: string[]
      /** Candidate paths of the 404 page. */
      missing: string[]
    }

/**
 * Resolves a request according to `table.ts`, which all servers follow.
 * @param previewed id of the brand to preview, which overrides the brand of the host
 */
export function resolve(asked: ResolveRequest, served: Served, previewed?: string): Resolved {
  const { target, name } = withHost(asked)
  if (target.length > longestAddress) return { status: 414 }
  const { path, query } = pathOf(target)
  if (path === undefined || !new RegExp(hostPattern).test(name)) return { status: 400 }
  if (!methods.includes(asked.method)) return { status: 405 }
  const whole = normalized(path)
  if (whole === undefined) return { status: 400 }
  const { base = '' } = served
  const clean = whole.startsWith(`${base}/`) ? whole.slice(base.length) : undefined
  const brand = brandOf(name, served.brands, previewed)
  const missing = missingFor(clean ?? '/', served)
  const redirectTo = (address: string): Resolved => ({
    status: 301,
    location: encodePath(base + address) + (query === '?' ? '' : query),
  })
  if (whole === base) return redirectTo('/')
  if (clean === undefined) return { status: 404, brand, files: [], missing }
  if ([...nowhere, missingPage].some((pattern) => new RegExp(pattern).test(clean)))
    return { status: 404, brand, files: [], missing }
  const tidy = tidyAddress(clean)
  if (base + tidy !== path) return redirectTo(tidy)
  const location = redirected(tidy, query, served, brand)
  if (location !== undefined) return { status: 301, location }
  const page = tidy === '/' ? '/index' : tidy
  const endings = asked.accept?.includes(markdownType) ? ['.md', '.html'] : ['.html']
  const forms = endings.map((ending) => page + ending)
  return { status: 200, brand, files: tidy === '/' ? forms : [tidy, ...forms], missing }
}

/**
 * Decoded path of a request, and its query, which is not decoded.
 * @param target path and query, such as "/about?x=1"
 * @returns `path` is undefined if the target does not have a valid path
 */
export function pathOf(target: string): { path: string | undefined; query: string } {
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  return { path: decoded(written), query }
}

/** Target and host of a request. If the target contains a host, that host is used instead of the Host header. */
function withHost({ target, host }: ResolveRequest): { target: string; name: string } {
  const [origin, name] = /^https?:\/\/([^/?#]+)/i.exec(target) ?? []
  if (origin === undefined || name === undefined) return { target, name: host }
  const path = target.slice(origin.length)
  return { target: path.startsWith('/') ? path : `/${path}`, name }
}

/** Decodes a path. Undefined if the path is invalid. Bytes that are not UTF-8 become letters that match no file. */
function decoded(written: string): string | undefined {
  if (!written.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(written)) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return written.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

/** Resolves empty, "." and ".." segments of a path. @returns undefined if the path leads above the root */
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

/** Canonical address for a path, according to `tidied`. */
function tidyAddress(path: string): string {
  if (new RegExp(untidied).test(path)) return path
  for (const [pattern, address] of tidied) {
    const regExp = new RegExp(pattern)
    if (regExp.test(path)) return path.replace(regExp, address)
  }
  return path
}

/** Encodes a path for a header, which must not contain line breaks. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function brandOf(name: string, brands: Served['brands'], previewed: string | undefined): string {
  const host = name.replace(/\.?(:\d+)?$/, '').toLowerCase()
  const brand =
    brands.find(({ id }) => id === previewed) ?? brands.find(({ domains }) => domains.includes(host)) ?? brands[0]
  return brand?.id ?? ''
}

/** Candidate paths of the 404 page, starting with the one in the language of the address. */
function missingFor(path: string, served: Served): string[] {
  const [, first] = path.split('/')
  const language = prefixes(served).find((code) => code === first)
  return [...(language === undefined ? [] : [`/${language}/404.html`]), '/404.html']
}
