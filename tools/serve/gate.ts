import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { escapeHtml } from '../html/escape'
import { sendText } from './send'
import type { Handler } from './server'
import { unkept } from './table'

/** Names of this machine that no other site can make lead here. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request comes from this machine and calls it by a name of its own.
 * @param address the other end of its socket
 * @param host its Host header
 * @param port the only one that the Host may have; any if not given
 */
export function isFromHere(address = '', host = '', port?: number): boolean {
  if (!/^(127\.|::1$|::ffff:127\.)/.test(address)) return false
  const [, name = '', named = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return ownNames.includes(name) && (port === undefined || Number(named) === port)
}

/** Refuses requests that are not from this machine, or name a host that another site can make lead here. */
export const refuseStrangers: Handler = ({ headers, socket }, response) => {
  if (isFromHere(socket.remoteAddress, headers.host)) return false
  const body = 'Live editing has no such host name.\n'
  sendText(response, { status: 403, type: 'text/plain', body }, unkept)
  return true
}

/** A token that cannot be guessed: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Compares in a time that says nothing of where two tokens differ. */
export function isSameToken(given: string, token: string): boolean {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** A cookie that scripts do not see, and that no request from elsewhere has. */
export function cookieOf(name: string, token: string, path: string): string {
  return `${name}=${token}; Path=${path}; HttpOnly; SameSite=Strict`
}

/** Whether there is such a cookie among those of a request. */
export function hasCookie(cookies: string, name: string, token: string): boolean {
  const kept = cookies.split(';').map((cookie) => cookie.trim().split('='))
  return kept.some(([own, value = '']) => own === name && isSameToken(value, token))
}

/** A page that goes on by itself: after a redirect from another site browsers would keep a strict cookie back. */
export function pageThatGoesOn(to: string): string {
  const escaped = escapeHtml(to)
  return `<!doctype html><html lang="en"><title>Go on</title><meta http-equiv="refresh" content="0;url=${escaped}"><p><a href="${escaped}">Go on</a></p></html>\n`
}
