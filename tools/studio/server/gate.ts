import type { IncomingHttpHeaders } from 'node:http'
import { type Said, say } from '../../content/say/say.js'
import { cookieOf, hasCookie, isFromHere, isSameToken, newToken } from '../../serve/gate'

/** Base address of the Studio. No page can have it, because pages whose names start with "_" are not routes. */
export const studioAddress = '/_studio/'

/** Name of the query parameter with the token, in the address that the terminal shows. */
export const tokenName = 'token'

/** Name of the query parameter with the address of the page to open. */
export const pageName = 'page'

/** The properties of a request that determine whether the request is admitted. */
export type Asking = {
  method: string
  /** Address of the request, with the query. */
  url: URL
  headers: IncomingHttpHeaders
  /** IP address of the client. `port` is the server's port. */
  remoteAddress: string
  port: number
}

/** Decision about a request for the Studio. */
export type Admission =
  | { kind: 'admit' }
  /** The address contains the token. The answer sets the cookie and redirects to the address without the token. */
  | { kind: 'welcome'; to: string; cookie: string }
  | { kind: 'refuse'; status: 401 | 403 | 405; message: Said }

/**
 * Creates the access control of the Studio, which admits requests from this machine if they have the cookie and come
 * from a page of this server. A token can be exchanged for the cookie only once.
 * @returns the first token, a function that returns an unused token, and the function that decides about a request
 */
export function createGate(): { token: string; renew(): string; admissionOf(asking: Asking): Admission } {
  const [firstToken, secret] = [newToken(), newToken()]
  let token = firstToken
  let isUsed = false
  const admissionOf = (asking: Asking): Admission => {
    const { method, url, headers, port } = asking
    const foreignReason = foreignReasonOf(asking)
    if (foreignReason) return { kind: 'refuse', status: 403, message: foreignReason }
    if (!['GET', 'POST'].includes(method))
      return { kind: 'refuse', status: 405, message: say`This cannot be done here.` }
    // Browsers share cookies between the ports of a host, so the cookie's name includes the port.
    const name = `studio-${port}`
    const isKnown = hasCookie(headers.cookie ?? '', name, secret)
    const givenToken = url.searchParams.get(tokenName)
    if (givenToken !== null && url.pathname === studioAddress) {
      const isNew = !isUsed && isSameToken(givenToken, token)
      isUsed ||= isNew
      const page = url.searchParams.get(pageName)
      const to = page === null ? studioAddress : `${studioAddress}#${encodeURIComponent(page)}`
      if (isNew || isKnown) return { kind: 'welcome', to, cookie: cookieOf(name, secret, studioAddress) }
    }
    if (isKnown) return { kind: 'admit' }
    const message = say`The Studio opens only with the address that the terminal shows. Each address works once.`
    return { kind: 'refuse', status: 401, message }
  }
  const renew = () => {
    if (isUsed) token = newToken()
    isUsed = false
    return token
  }
  return { token: firstToken, renew, admissionOf }
}

/** Reason to refuse a request from another machine or from another server's page. Undefined if it is allowed. */
function foreignReasonOf({ method, url, headers, remoteAddress, port }: Asking): Said | undefined {
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

/** Headers of all answers. They prevent caching, framing by other sites, and the exchange of data with other sites. */
export const securityHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'self'",
    // Inline styles are allowed, because the Studio and the pages on its canvas use them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}
