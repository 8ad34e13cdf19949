import { isExcluded } from '../../renderer/parts/brand'
import { isOldAddress, isRedirectTarget, isSiteAddress } from '../content/language/link'
import { prefixes, type Served } from './served'

/** A redirect of a site in one language, in the form that servers use. */
export type ServedRedirect = {
  /** Decoded path without the base, such as "/fi/old"; if `isPrefix`, the beginning of paths, such as "/fi/blog/". */
  from: string
  isPrefix: boolean
  /** Parameters that the query of a request must have, as "name=value". */
  query: string[]
  /** Target without its anchor: a path with the base, or the URL of another site. */
  to: string
  /** Anchor of the target with its "#"; empty if there is none. */
  anchor: string
  isAway: boolean
  /** Ids of the brands that leave out the target page: for these brands, the response is 404 instead. */
  without: string[]
}

/** Returns redirects in each language, without those that could inject settings or lead to unknown hosts. */
export function redirectsIn(served: Served): ServedRedirect[] {
  const { base = '', brands, redirects = [] } = served
  const languages = ['', ...prefixes(served).map((code) => `/${code}`)]
  return redirects.flatMap(({ from, to, away: isAway = false }) => {
    if (!isOldAddress(from) || !isRedirectTarget(to) || isSiteAddress(pageIn(to)) === isAway) return []
    const [path = '', query = ''] = from.normalize('NFC').split('?')
    const [page = '', anchor] = to.split('#')
    const without = brands.filter((brand) => isExcluded(brand, page)).map(({ id }) => id)
    return languages.map((language) => ({
      from: language + path.replace(/\*$/, ''),
      isPrefix: path.endsWith('*'),
      query: query === '' ? [] : query.split('&'),
      to: isAway ? page : base + (page === '/' ? language || '/' : language + page),
      anchor: anchor === undefined ? '' : `#${anchor}`,
      isAway,
      without,
    }))
  })
}

/** Returns the target of a redirect without its anchor. */
function pageIn(to: string): string {
  return to.replace(/#.*/, '')
}

/** Whether a redirect applies to a brand. */
export function leads({ without }: ServedRedirect, brand: string): boolean {
  return !without.includes(brand)
}

/**
 * Returns the location to which a request is redirected; undefined if there is no redirect. The query of the request is
 * kept, unless the redirect depends on parameters or leads to another site.
 * @param path decoded path without the base
 * @param query query of the request with its "?"
 */
export function redirected(path: string, query: string, served: Served, brand: string): string | undefined {
  const asked = query.slice(1).split('&')
  const rank = ({ isPrefix, from, query }: ServedRedirect) => (isPrefix ? from.length : 10_000 + query.length)
  const [best] = redirectsIn(served)
    .filter((redirect) => (redirect.isPrefix ? path.startsWith(redirect.from) : path === redirect.from))
    .filter((redirect) => redirect.query.every((part) => asked.includes(part)) && leads(redirect, brand))
    .sort((a, b) => rank(b) - rank(a))
  if (!best) return undefined
  const { to, anchor, isAway } = best
  return to + (isAway || best.query.length > 0 || query === '?' ? '' : query) + anchor
}
