import type { IncomingHttpHeaders } from 'node:http'
import { type Said, say } from '../../content/say/say.js'
import { cookieOf, hasCookie, isFromHere, isSameToken, newToken } from '../../serve/gate'

/** Below this address is the Studio. No page has it: names with "_" are no routes. */
export const studioAddress = '/_studio/'

/** Under this name the token stands in the address that the terminal shows. */
export const tokenName = 'token'

/** Under this name stands the address of the page that it opens. */
export const pageName = 'page'

/** A request, as far as it says who asks, and for what. */
export type Asking = {
  method: string
  /** The path, decoded, and the query. */
  url: URL
  headers: IncomingHttpHeaders
  /** Where it comes from, and the port at which it came in. */
  remoteAddress: string
  port: number
}

/** What becomes of a request for the Studio. */
export type Admission =
  | { kind: 'admit' }
  /** It brought the token in its address: a cookie is set, and the address goes on without. */
  | { kind: 'welcome'; to: string; cookie: string }
  | { kind: 'refuse'; status: 401 | 403 | 405; message: Said }

/**
 * Decides who may use the Studio: programs of this machine that have the cookie, on pages of this very server. The token
 * for the cookie counts once.
 * @returns the token, and the decision about a request
 */
export function createGate(): { token: string; admissionOf(asking: Asking): Admission } {
  const [token, secret] = [newToken(), newToken()]
  let isUsed = false
  const admissionOf = (asking: Asking): Admission => {
    const { method, url, headers, port } = asking
    const stranger = strangeness(asking)
    if (stranger) return { kind: 'refuse', status: 403, message: stranger }
    if (!['GET', 'POST'].includes(method))
      return { kind: 'refuse', status: 405, message: say`This cannot be done here.` }
    // Ports share their cookies.
    const name = `studio-${port}`
    const isKnown = hasCookie(headers.cookie ?? '', name, secret)
    const given = url.searchParams.get(tokenName)
    if (given !== null && url.pathname === studioAddress) {
      const isNew = !isUsed && isSameToken(given, token)
      isUsed ||= isNew
      const page = url.searchParams.get(pageName)
      const to = page === null ? studioAddress : `${studioAddress}#${encodeURIComponent(page)}`
      if (isNew || isKnown) return { kind: 'welcome', to, cookie: cookieOf(name, secret, studioAddress) }
    }
    if (isKnown) return { kind: 'admit' }
    const message = say`The Studio needs the complete address that the terminal shows, which works once: start "npm run studio" again for a new one.`
    return { kind: 'refuse', status: 401, message }
  }
  return { token, admissionOf }
}

/** Why nobody on this server asks; undefined for those who may. */
function strangeness({ method, url, headers, remoteAddress, port }: Asking): Said | undefined {
  const { host, origin } = headers
  if (!isFromHere(remoteAddress, host, port)) return say`The Studio works only on this machine.`
  const isOwn = origin === `http://${host}`
  if (method !== 'GET' && !isOwn) return say`Only pages of the Studio may change anything.`
  if (origin !== undefined && !isOwn) return say`Other sites may not use the Studio.`
  const from = headers['sec-fetch-site']
  const isOpened = url.pathname === studioAddress && headers['sec-fetch-mode'] === 'navigate'
  if (from !== undefined && from !== 'same-origin' && !isOpened) return say`Other sites may not use the Studio.`
  return undefined
}

/** What all answers say: nothing is kept, framed or loaded elsewhere, and nothing is loaded from elsewhere. */
export const guarded = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'self'",
    // Editors and the pages they show have styles in elements of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}
