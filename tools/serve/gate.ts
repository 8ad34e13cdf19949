import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { escapeHtml } from '../html/escape'
import { sendText } from './send'
import type { Handler } from './server'
import { unkept } from './table'

/** Host names of this machine that are safe from DNS rebinding. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request comes from this machine and its Host is one of `ownNames`.
 * @param address remote address of the socket
 * @param host the Host header
 * @param port the only port allowed in the Host header; any port if omitted
 */
export function isFromHere(address = '', host = '', port?: number): boolean {
  if (!/^(127\.|::1$|::ffff:127\.)/.test(address)) return false
  const [, name = '', hostPort = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return ownNames.includes(name) && (port === undefined || Number(hostPort) === port)
}

/** Refuses requests from other machines, and requests whose Host header may be the result of DNS rebinding. */
export const refuseStrangers: Handler = ({ headers, socket }, response) => {
  if (isFromHere(socket.remoteAddress, headers.host)) return false
  const body = 'Live editing has no such host name.\n'
  sendText(response, { status: 403, type: 'text/plain', body }, unkept)
  return true
}

/** Creates a token of 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Compares tokens in constant time. */
export function isSameToken(candidate: string, token: string): boolean {
  const [a, b] = [candidate, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Lifetime of the cookie in seconds: a week, even if the browser is closed. */
const kept = 7 * 24 * 3600

/** Value of `Set-Cookie` for a cookie that scripts cannot read and that requests from other sites do not send. */
export function cookieOf(name: string, token: string, path: string): string {
  return `${name}=${token}; Path=${path}; Max-Age=${kept}; HttpOnly; SameSite=Strict`
}

/** Whether a request has a cookie with this name and token. @param cookies the Cookie header */
export function hasCookie(cookies: string, name: string, token: string): boolean {
  const pairs = cookies.split(';').map((cookie) => cookie.trim().split('='))
  return pairs.some(([key, value = '']) => key === name && isSameToken(value, token))
}

/**
 * Creates the HTML of a page that forwards to an address. A redirect would not work for visits from other sites,
 * because browsers do not send a cookie with `SameSite=Strict` after such a redirect.
 */
export function pageThatGoesOn(to: string): string {
  const escaped = escapeHtml(to)
  return `<!doctype html><html lang="en"><title>Go on</title><meta http-equiv="refresh" content="0;url=${escaped}"><p><a href="${escaped}">Go on</a></p></html>\n`
}

const plainStyles =
  ':root{color-scheme:light dark}body{max-width:36em;margin:12vh auto;padding:0 1.5em;font:1.05em/1.6 system-ui,sans-serif}h1{font-size:1.4em}'

/** HTML of a page with a heading and paragraphs, which needs no other files. */
export function pageOfWords(language: string, title: string, paragraphs: string[]): string {
  const heading = escapeHtml(title)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${plainStyles}</style></head>
<body><main><h1>${heading}</h1>${paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('')}</main></body></html>
`
}
