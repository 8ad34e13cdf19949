import { leads, prefixes, redirectsIn, type Served } from '../resolve'
import {
  again,
  always,
  forEver,
  lastingFiles,
  overTls,
  policyHeader,
  policyOfFiles,
  policyOfPages,
  serviceWorker,
} from '../table'

/**
 * `_headers`, for the root of a brand at Cloudflare Pages and at Netlify. A file has one rule of how long it is kept,
 * since these hosts join what several rules say; without one they ask for it again by themselves.
 * @param more headers of every response
 * @param before what takes the policy of pages away from files, where the host can do that; where it cannot, files have
 * both, and the stricter one counts
 */
export function headersFile(more: Record<string, string>, before = ''): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...always, [policyHeader]: policyOfPages, ...overTls, ...more }],
    ['/assets/*', { [policyHeader]: policyOfFiles }],
    [serviceWorker, { 'Cache-Control': again, [policyHeader]: policyOfFiles }],
    ...lastingFiles.map((path): [string, Record<string, string>] => [path, { 'Cache-Control': forEver }]),
  ]
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...(path !== '/*' && policyHeader in headers ? [before].filter(Boolean) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** `_redirects` for Cloudflare Pages, which leads `/about/` and `/about.html` to `/about` by itself. @param brand the id of the brand it is for */
export function cloudflareRedirects(served: Served, brand: string): string {
  return joinLines([
    ...moved(served, brand).map(({ from, to }) => `${from} ${to} 301`),
    '/index / 301',
    ...prefixes(served).map((code) => `/${code}/index /${code} 301`),
  ])
}

/** `_redirects` for Netlify, which has to know what is missing in which language. @param brand the id of the brand it is for */
export function netlifyRedirects(served: Served, brand: string): string {
  return joinLines([
    ...moved(served, brand).map(({ from, to }) => `${from} ${to} 301!`),
    '/index / 301!',
    '/index.html / 301!',
    ...prefixes(served).map((code) => `/${code}/index /${code} 301!`),
    ...['/404', '/404.html'].map((path) => `${path} /404.html 404!`),
    ...prefixes(served).map((code) => `/${code}/404 /${code}/404.html 404!`),
    ...prefixes(served).map((code) => `/${code}/* /${code}/404.html 404`),
    '/* /404.html 404',
  ])
}

/** What a brand leads on. */
function moved(served: Served, brand: string) {
  return redirectsIn(served).filter((one) => leads(one, brand))
}

function joinLines(rules: string[]): string {
  return `${rules.join('\n')}\n`
}
