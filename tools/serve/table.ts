/**
 * How every server answers a request: the one place that says so. The preview server follows it, and the settings of
 * nginx and of other hosts are written from it (`tools/serve/hosts/`). Patterns mean the same to JavaScript and to nginx.
 */
import { formatOf } from '../content/read/media'
import { hostPolicy } from '../html/policy'

/** Methods that are answered; any other is refused with 405. */
export const methods = ['GET', 'HEAD']

/** Longer addresses are refused with 414. */
export const longestAddress = 4096

/** The form of a Host; any other is refused with 400. A host that no brand has is that of the first brand. */
export const hostPattern = String.raw`^([\w-]+(\.[\w-]+)*\.?|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?$`

/**
 * Decoded paths at which nothing is: hidden files (but for what hosts and authorities agree on), what could become a
 * host in a redirect, files that were compressed beforehand, and the pages for what is missing, which have no address.
 */
export const nowhere = [
  String.raw`/\.(?!well-known(/|$))`,
  String.raw`\\`,
  String.raw`\.(br|gz)$`,
  String.raw`^(/[\w-]+)?/404$`,
]

/**
 * Addresses that lead to the one that a page is known by, with 301: the first pattern that a decoded path has. What a site
 * has moved (`redirects` of its site file) is looked for at that address.
 */
export const tidied: [pattern: string, address: string][] = [
  [String.raw`^/index(\.html)?/?$`, '/'],
  [String.raw`^(/.+?)(?:/index)?(?:(?<!/404)\.html/?|/)$`, '$1'],
  ['^(/.+)/index$', '$1'],
]

/** Written paths with empty steps, or steps to where they are and up: they lead to the path without, too. */
export const detours = String.raw`^[^?]*(/|%2f)(/|%2f|(\.|%2e){1,2}(/|%2f|\?|$))`

/** The page for what is missing, which is internal: asked for, it is not there. */
export const missingPage = String.raw`^(/[\w-]+)?/404\.html$`

/** Files whose names carry the hash of their content never change; a page, a document or a film may be called as if it had one. */
export const lasting = [
  String.raw`^/assets/.+\.[0-9a-f]{10}\.(svg|avif|webp|png|jpe?g|woff2|js|css)$`,
  String.raw`^/(assets/data-sheets|previews)/.+\.[0-9a-f]{10}\.\w+$`,
  String.raw`^/assets/[0-9a-f]{10}(-\d+)?\.(avif|webp)$`,
  String.raw`^/assets/[\w-]+-[\w-]{8}\.(js|css)$`,
]

/** The same for hosts that know no patterns but "*". */
export const lastingFiles = [
  ...['js', 'css', 'woff2', 'avif', 'webp', 'png', 'svg'].map((ending) => `/assets/*.${ending}`),
  '/assets/data-sheets/*',
  '/previews/*',
]

/** What may be kept forever. */
export const forEver = 'public, max-age=31536000, immutable'

/** Files that are asked for again each time, by their ETag. */
export const again = 'no-cache'

/** How long the file at a decoded path may be kept. */
export function keepingOf(path: string): string {
  return lasting.some((pattern) => new RegExp(pattern).test(path)) ? forEver : again
}

/** Headers that only hosts send: no page is framed, no styles in attributes, and no text becomes markup or a script. */
const ofHosts = {
  'style-src-attr': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'frame-ancestors': "'none'",
}

/** The header with the policy. */
export const policyHeader = 'Content-Security-Policy'

/** The policy that hosts send with a page, in addition to its own: both apply. */
export const policyOfPages = hostPolicy(" 'unsafe-inline'", ofHosts)

/** The policy of all that is no page. */
export const policyOfFiles = hostPolicy('', ofHosts)

/** The policy that is sent with the file at a path. */
export function policyOf(path: string): string {
  return path.endsWith('.html') ? policyOfPages : policyOfFiles
}

/**
 * Headers of every response, next to its policy. They are short: what comes with the first packets of a page is headers
 * and page.
 */
export const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** One more header where a site is only looked at before it is published: no search engine may list it. */
export const unlisted: Record<string, string> = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Headers of what is edited: it is another at the next request, and for no search engine. */
export const unkept: Record<string, string> = { 'Cache-Control': 'no-store', ...unlisted }

/** Headers where the way to the host is encrypted: do not come otherwise, for a year. Without encryption both mean nothing. */
export const overTls: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Types of files by their endings. What is text may be sent compressed. */
export const types: Record<string, { type: string; isText?: boolean }> = {
  html: { type: 'text/html', isText: true },
  css: { type: 'text/css', isText: true },
  js: { type: 'text/javascript', isText: true },
  txt: { type: 'text/plain', isText: true },
  json: { type: 'application/json', isText: true },
  xml: { type: 'application/xml', isText: true },
  webmanifest: { type: 'application/manifest+json', isText: true },
  svg: { type: 'image/svg+xml', isText: true },
  png: { type: 'image/png' },
  jpg: { type: 'image/jpeg' },
  jpeg: { type: 'image/jpeg' },
  gif: { type: 'image/gif' },
  webp: { type: 'image/webp' },
  avif: { type: 'image/avif' },
  ico: { type: 'image/x-icon' },
  woff2: { type: 'font/woff2' },
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
  pdf: { type: 'application/pdf' },
  vtt: { type: 'text/vtt', isText: true },
  csv: { type: 'text/csv', isText: true },
  zip: { type: 'application/zip' },
}

/** Where the type of a file is not known. */
export const unknownType = 'application/octet-stream'

/** Added to a type that is read as letters by itself. */
export const charset = 'utf-8'

/** The type of a file as it is sent, by its name. */
export function typeOf(file: string): string {
  const type = types[formatOf(file)]?.type ?? unknownType
  return type.startsWith('text/') ? `${type}; charset=${charset}` : type
}

/** Whether a file is sent compressed to clients that accept it. */
export function isCompressible(file: string): boolean {
  return types[formatOf(file)]?.isText ?? false
}
