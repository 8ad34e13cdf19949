/**
 * The single definition of how servers answer requests. The preview server uses it, and the settings of nginx and other
 * hosts are generated from it (`tools/serve/hosts/`). All patterns work in both JavaScript and nginx.
 */
import { verificationFile } from '../content/base/root-files'
import { formatOf } from '../content/read/media'
import { declaredUses, type Service } from '../content/read/services'
import { hostPolicy } from '../html/policy'

/** Allowed HTTP methods; all others are refused with 405. */
export const methods = ['GET', 'HEAD']

/** Maximum length of an address in characters; longer ones are refused with 414. */
export const longestAddress = 4096

/** Pattern of valid Host headers; all others are refused with 400. A valid but unknown host gets the first brand. */
export const hostPattern = String.raw`^([\w-]+(\.[\w-]+)*\.?|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?$`

/**
 * Patterns of decoded paths for which the response is always 404: hidden files (except ".well-known"), paths with a
 * backslash (which could become a host in a redirect), precompressed files, and the 404 pages, which have no address.
 */
export const nowhere = [
  String.raw`/\.(?!well-known(/|$))`,
  String.raw`\\`,
  String.raw`\.(br|gz)$`,
  String.raw`^(/[\w-]+)?/404$`,
]

/**
 * Redirects (301) from variants of an address to the canonical address. The first pattern that matches the decoded path
 * applies. The `redirects` of the site file are matched afterwards, with the canonical address.
 */
export const tidied: [pattern: string, address: string][] = [
  [String.raw`^/index(\.html)?/?$`, '/'],
  [String.raw`^(/.+?)(?:/index)?(?:(?<!/404)\.html/?|/)$`, '$1'],
  ['^(/.+)/index$', '$1'],
]

/** Pattern of decoded paths that are never redirected, although they end in ".html". */
export const untidied = verificationFile

/** Pattern of encoded paths with `//`, `/./` or `/../`. Such paths also redirect to the normalized path. */
export const detours = String.raw`^[^?]*(/|%2f)(/|%2f|(\.|%2e){1,2}(/|%2f|\?|$))`

/** Pattern of the paths of 404 pages. These paths are internal: the response to a request for one is also 404. */
export const missingPage = String.raw`^(/[\w-]+)?/404\.html$`

/**
 * Patterns of files that never change, because their names contain a hash of the content. The patterns are strict,
 * because the names of other files can look similar.
 */
export const lasting = [
  String.raw`^/assets/.+\.[0-9a-f]{10}\.(svg|avif|webp|png|jpe?g|woff2|js|css)$`,
  String.raw`^/(assets/data-sheets|previews)/.+\.[0-9a-f]{10}\.\w+$`,
  String.raw`^/assets/[0-9a-f]{10}(-\d+)?\.(avif|webp)$`,
  String.raw`^/assets/[\w-]+-[\w-]{8}\.(js|css)$`,
]

/** Simplified patterns of files that never change, for hosts whose patterns only support "*". */
export const lastingFiles = [
  ...['js', 'css', 'woff2', 'avif', 'webp', 'png', 'svg'].map((ending) => `/assets/*.${ending}`),
  '/assets/data-sheets/*',
  '/previews/*',
]

/** Cache-Control of files that never change. */
export const cacheForever = 'public, max-age=31536000, immutable'

/** Cache-Control of files that browsers revalidate by ETag. */
export const cacheRevalidated = 'no-cache'

/** Cache-Control of the file at a decoded path. */
export function cacheControlOf(path: string): string {
  return lasting.some((pattern) => new RegExp(pattern).test(path)) ? cacheForever : cacheRevalidated
}

/** Values of Vary. Files may be sent compressed; pages may also be sent as Markdown, to programs that request it. */
export const varyOfFiles = 'Accept-Encoding'
export const varyOfPages = 'Accept, Accept-Encoding'

/** Media type in the Accept header of programs that request pages as Markdown. */
export const markdownType = 'text/markdown'

/** Pattern of the paths of pages, as HTML or as Markdown. */
export const pageFiles = String.raw`\.(html|md)$`

/** Policy directives that only hosts send: no style attributes, no text assigned as markup or script, no framing. */
const ofHosts = {
  'style-src-attr': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'frame-ancestors': "'none'",
}

export const policyHeader = 'Content-Security-Policy'

/**
 * Returns the policy that hosts send with pages. The policy inside each page also applies, and permits only the hosts
 * that this page uses.
 * @param services the declared services of the site
 */
export function policyOfPages(services: Service[] = []): string {
  const uses = declaredUses(services)
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...withoutTypes } = ofHosts
  // Scripts of other hosts do not support Trusted Types, which would block them.
  const more = uses.some(({ directive }) => directive === 'script-src') ? withoutTypes : ofHosts
  return hostPolicy(" 'unsafe-inline'", more, [{ directive: 'form-action', host: "'self'" }, ...uses])
}

/** Policy of files other than pages. */
export const policyOfFiles = hostPolicy('', ofHosts)

/** Returns the policy to send with the file at a path. @param services the declared services of the site */
export function policyOf(path: string, services: Service[] = []): string {
  return path.endsWith('.html') ? policyOfPages(services) : policyOfFiles
}

/**
 * Headers of every response, apart from the policy. They are kept short, so that they fit into the first packets
 * together with the page.
 */
export const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** Header for a site that is previewed before publication, so that search engines do not index the site. */
export const unlisted: Record<string, string> = { 'X-Robots-Tag': 'noindex, nofollow' }

/** Headers during live editing. Browsers must not store the responses, and search engines must not index them. */
export const unkept: Record<string, string> = { 'Cache-Control': 'no-store', ...unlisted }

/**
 * Headers of responses over TLS (without TLS, they have no effect): browsers must use TLS for a year, and isolate the
 * site's windows from those of other sites.
 */
export const overTls: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Returns the value of Vary for the file at a path. */
export function varyOf(path: string): string {
  return new RegExp(pageFiles).test(path) ? varyOfPages : varyOfFiles
}

/** Media types by file extension. Files with `isText` may be sent compressed. */
export const types: Record<string, { type: string; isText?: boolean }> = {
  html: { type: 'text/html', isText: true },
  css: { type: 'text/css', isText: true },
  js: { type: 'text/javascript', isText: true },
  txt: { type: 'text/plain', isText: true },
  md: { type: 'text/markdown', isText: true },
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
  ics: { type: 'text/calendar', isText: true },
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

/** Whether a file is sent compressed to clients that accept compression. */
export function isCompressible(file: string): boolean {
  return types[formatOf(file)]?.isText ?? false
}
