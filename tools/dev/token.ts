import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../html/escape'
import { unlisted } from '../serve/table'

/** A token that cannot be guessed: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Compares in a time that says nothing of where two tokens differ. */
export function isSameToken(given: string, token: string): boolean {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Whether an address, as a socket has it, is one of this machine. */
export function isHere(address = ''): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address)
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

/** Headers of an answer with a cookie: it is not kept, and does not say where it came from. */
const unkept = { 'Cache-Control': 'no-store', ...unlisted, 'Referrer-Policy': 'no-referrer' }

/**
 * Sets a cookie, on a page that goes on by itself: after a redirect from another site browsers would keep a strict cookie
 * back.
 */
export function welcome(response: ServerResponse, { to, cookie }: { to: string; cookie: string }): void {
  const escaped = escapeHtml(to)
  response.writeHead(200, { ...unkept, 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': cookie })
  response.end(
    `<!doctype html><html lang="en"><title>Studio</title><meta http-equiv="refresh" content="0;url=${escaped}"><p><a href="${escaped}">Go on</a></p></html>\n`,
  )
}
