/**
 * The single definition of how servers answer requests. The preview server uses it, and settings of nginx and other
 * hosts are generated from it (`tools/serve/hosts/`). All patterns work in both JavaScript and nginx.
 */
import { formatOf } from '../content/read/media'
import { hostPolicy } from '../html/policy'

/** Allowed methods; any other is refused with 405. */
export const methods = ['GET', 'HEAD']

/** Largest length of an address; longer ones are refused with 414. */
export const longestAddress = 4096

/** Pattern of valid Host headers; any other is refused with 400. An unknown host gets the first brand. */
export const hostPattern = String.raw`^([\w-]+(\.[\w-]+)*\.?|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?$`

/**
 * Patterns of decoded paths that always answer 404: hidden files (except ".well-known"), paths that could become a host
 * in a redirect, precompressed files, and the 404 pages, which have no address.
 */
export const nowhere = [
  String.raw`/\.(?!well-known(/|$))`,
  String.raw`\\`,
  String.raw`\.(br|gz)$`,
  String.raw`^(/[\w-]+)?/404$`,
]

/**
 * Redirects (301) from variants of an address to the canonical one: the first pattern that matches the decoded path
 * applies. The `redirects` of the site file are then matched with the canonical address.
 */
export const tidied: [pattern: string, address: string][] = [
  [String.raw`^/index(\.html)?/?$`, '/'],
  [String.raw`^(/.+?)(?:/index)?(?:(?<!/404)\.html/?|/)$`, '$1'],
  ['^(/.+)/index$', '$1'],
]

/** Pattern of encoded paths with `//`, `/./` or `/../`. They also redirect to the normalized path. */
export const detours = String.raw`^[^?]*(/|%2f)(/|%2f|(\.|%2e){1,2}(/|%2f|\?|$))`

/** Pattern of the 404 pages. They are internal: a request for one also answers 404. */
export const missingPage = String.raw`^(/[\w-]+)?/404\.html$`

/** Patterns of files with a content hash in the name, which never change. Strict, as other files can look similar. */
export const lasting = [
  String.raw`^/assets/.+\.[0-9a-f]{10}\.(svg|avif|webp|png|jpe?g|woff2|js|css)$`,
  String.raw`^/(assets/data-sheets|previews)/.+\.[0-9a-f]{10}\.\w+$`,
  String.raw`^/assets/[0-9a-f]{10}(-\d+)?\.(avif|webp)$`,
  String.raw`^/assets/[\w-]+-[\w-]{8}\.(js|css)$`,
]

/** Simplified patterns of files that never change, for hosts that only support "*". */
export const lastingFiles = [
  ...['js', 'css', 'woff2', 'avif', 'webp', 'png', 'svg'].map((ending) => `/assets/*.${ending}`),
  '/assets/data-sheets/*',
  '/previews/*',
]

/** Cache-Control of files that never change. */
export const forEver = 'public, max-age=31536000, immutable'

/** Cache-Control of files that browsers revalidate by ETag. */
export const again = 'no-cache'

/** Cache-Control of the file at a decoded path. */
export function keepingOf(path: string): string {
  return lasting.some((pattern) => new RegExp(pattern).test(path)) ? forEver : again
}

/** Directives that only hosts send: no style attributes, no text assigned as markup or script, no framing. */
const ofHosts = {
  'style-src-attr': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'frame-ancestors': "'none'",
}

export const policyHeader = 'Content-Security-Policy'

/** Policy that hosts send with pages. The policy inside each page also applies. */
export const policyOfPages = hostPolicy(" 'unsafe-inline'", ofHosts)

/** Policy of files other than pages. */
export const policyOfFiles = hostPolicy('', ofHosts)

/** Policy to send with the file at a path. */
export function policyOf(path: string): string {
  return path.endsWith('.html') ? policyOfPages : policyOfFiles
}

/** Headers of every response besides the policy. They are short, as they share the first packets with the page. */
export const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** Header of a site that is previewed before it is published: search engines must not index it. */
export const unlisted: Record<string, string> = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Headers during editing: responses can change with every request, and search engines must not index them. */
export const unkept: Record<string, string> = { 'Cache-Control': 'no-store', ...unlisted }

/** Headers over TLS, without effect otherwise: browsers must use TLS for a year, and isolate the site's windows. */
export const overTls: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Media types by file extension. Text may be sent compressed. */
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

/** Media type of a file with an unknown extension. */
export const unknownType = 'application/octet-stream'

/** Charset that is added to media types of text. */
export const charset = 'utf-8'

/** Content-Type of a file. */
export function typeOf(file: string): string {
  const type = types[formatOf(file)]?.type ?? unknownType
  return type.startsWith('text/') ? `${type}; charset=${charset}` : type
}

/** Whether a file is sent compressed to clients that accept it. */
export function isCompressible(file: string): boolean {
  return types[formatOf(file)]?.isText ?? false
}
