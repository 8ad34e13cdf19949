import type { ServerResponse } from 'node:http'
import { networkInterfaces } from 'node:os'
import { pathOf } from '../serve/resolve'
import type { LivePart } from './live-server'
import { cookieOf, hasCookie, isSameToken, unkept, welcome } from './token'

/** The name that the token has in an address. */
export const tokenName = 'preview'

/** The name of the plugin that lets others see a preview. */
export const sharedName = 'shared-preview'

/** What becomes of a request. */
export type Admission =
  | { kind: 'admit' }
  /** It brought the token in its address: a cookie keeps it, and the address goes on without. */
  | { kind: 'welcome'; to: string; cookie: string }
  | { kind: 'refuse' }

/**
 * Decides about requests for a preview that is shared: those with the token come in, and reach what a page loads, nothing
 * else of this machine.
 * @returns a function from the target of a request and its Cookie header
 */
export function createGate(token: string): (target: string, cookies?: string) => Admission {
  return (target, cookies = '') => {
    const { path, query } = pathOf(target)
    if (path === undefined || !isShown(path)) return { kind: 'refuse' }
    const search = new URLSearchParams(query)
    const given = search.get(tokenName)
    if (given !== null) {
      if (!isSameToken(given, token)) return { kind: 'refuse' }
      search.delete(tokenName)
      const rest = search.size > 0 ? `?${search}` : ''
      const to = `/${encodeURI(path.replace(/^\/+/, ''))}${rest}`
      return { kind: 'welcome', to, cookie: cookieOf(tokenName, token, '/') }
    }
    return hasCookie(cookies, tokenName, token) ? { kind: 'admit' } : { kind: 'refuse' }
  }
}

/** Bundled scripts and styles, and styles by the name of their source. */
const code = /^\/(_live\/|renderer\/[^?]*\.css$)/

/** Addresses that are no pages: the rest of the project, and actions that only its author may do. */
const closed = /^\/(@|__|\.|node_modules(\/|$))/

/** Whether a decoded path is a page, what belongs to the site, or code that pages load. */
function isShown(path: string): boolean {
  if (/\\|\/\.\.?(\/|$)|\0/.test(path)) return false
  if (code.test(path)) return true
  const isFile = /\.[^/]*$/.test(path)
  return (
    !closed.test(path) &&
    (!isFile || /^\/(assets|data)\/|\/manifest\.webmanifest$|^\/favicon\.ico$|^\/apple-touch-icon\.png$/.test(path))
  )
}

/** Guards everything a server of live editing answers. */
export function sharedWith(token: string): LivePart {
  const admissionOf = createGate(token)
  return {
    name: sharedName,
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const admission = admissionOf(request.url ?? '', request.headers.cookie)
        if (admission.kind === 'admit') next()
        else if (admission.kind === 'welcome') welcome(response, admission, 'Preview')
        else refuseStranger(response)
      })
    },
  }
}

function refuseStranger(response: ServerResponse) {
  response.writeHead(403, { ...unkept, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('This preview needs the whole address, with the token that was sent to you.\n')
}

/** The addresses under which other machines on the network reach this one. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
