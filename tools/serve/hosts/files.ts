import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { Refusal } from '../../cli/errors.js'
import { withoutMark } from '../../content/json/document'
import { isOldAddress, isRedirectTarget, isSiteAddress } from '../../content/language/link'
import { siteFile } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { leads, redirectsIn, type ServedRedirect } from '../redirects'
import { prefixes, type Served } from '../served'
import { always, cacheForever, lastingFiles, overTls, policyHeader, policyOfFiles, policyOfPages } from '../table'
import { headersOf, type NginxLocation, nginxSettings } from './nginx'

/** Functions that make the configuration files for each host, as texts by path. */
export const hosts: Record<
  'nginx' | 'cloudflare' | 'netlify',
  (served: Served, place: NginxLocation) => Record<string, string>
> = {
  nginx: (served, place) => ({ site: nginxSettings(served, place) }),
  cloudflare: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(served, headersOf(place), `  ! ${policyHeader}`),
      _redirects: cloudflareRedirects(served, brand),
    })),
  netlify: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(served, headersOf(place)),
      _redirects: netlifyRedirects(served, brand),
    })),
}

/**
 * Makes the configuration files for a host.
 * @returns texts by path
 * @throws Refusal if the path of a folder is unsafe
 */
export function hostingFiles(host: keyof typeof hosts, served: Served, place: NginxLocation): Record<string, string> {
  for (const folder of [place.root, place.certificate ?? '/'])
    if (!/^\/[\w./-]*$/.test(folder))
      throw new Refusal(
        say`"${folder}" is not a folder that nginx can use: start with "/", and use letters, digits and . _ - only.`,
      )
  return hosts[host](served, place)
}

/**
 * Makes files for each brand, because brands are separate sites at these hosts.
 * @param filesOf makes a brand's files
 */
function forBrands({ brands }: Served, filesOf: (brand: string) => Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    brands.flatMap(({ id }) => Object.entries(filesOf(id)).map(([name, text]) => [`${id}/${name}`, text])),
  )
}

/**
 * Makes the file `_headers` for the root folder of a brand at Cloudflare Pages and Netlify. Each file matches at most
 * one caching rule, because these hosts join the values of several rules. Files without a rule are revalidated.
 * @param more headers of every response
 * @param removal line that removes the policy for pages from the responses for other files; empty if the host does not
 * support this, in which case these files get both policies, and the stricter one applies
 */
function headersFile({ services, base = '' }: Served, more: Record<string, string>, removal = ''): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...always, [policyHeader]: policyOfPages(services), ...overTls, ...more }],
    ['/assets/*', { [policyHeader]: policyOfFiles }],
    ...lastingFiles.map((path): [string, Record<string, string>] => [path, { 'Cache-Control': cacheForever }]),
  ]
  const lines = rules.flatMap(([path, headers]) => [
    base + path,
    ...(path !== '/*' && policyHeader in headers ? [removal].filter(Boolean) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/**
 * File `_redirects` for Cloudflare Pages, which redirects `/about/` and `/about.html` itself.
 * @param brand a brand id
 */
function cloudflareRedirects(served: Served, brand: string): string {
  const { base = '' } = served
  return joinLines([
    ...redirectsOf(served, brand)
      .filter(({ query }) => query.length === 0)
      .map((redirect) => `${fromOf(redirect, base)} ${redirect.to}${redirect.anchor} 301`),
    `${base}/index ${base}/ 301`,
    ...prefixes(served).map((code) => `${base}/${code}/index ${base}/${code} 301`),
  ])
}

/** File `_redirects` for Netlify, with rules for the 404 page of each language. @param brand a brand id */
function netlifyRedirects(served: Served, brand: string): string {
  const { base = '' } = served
  return joinLines([
    ...redirectsOf(served, brand).map(
      (redirect) => `${[fromOf(redirect, base), ...redirect.query].join(' ')} ${redirect.to}${redirect.anchor} 301!`,
    ),
    `${base}/index ${base}/ 301!`,
    `${base}/index.html ${base}/ 301!`,
    ...prefixes(served).map((code) => `${base}/${code}/index ${base}/${code} 301!`),
    ...['/404', '/404.html'].map((path) => `${base}${path} ${base}/404.html 404!`),
    ...prefixes(served).map((code) => `${base}/${code}/404 ${base}/${code}/404.html 404!`),
    ...prefixes(served).map((code) => `${base}/${code}/* ${base}/${code}/404.html 404`),
    `${base}/* ${base}/404.html 404`,
  ])
}

/** Returns a brand's redirects. Redirects that depend on parameters come first, and those for many addresses last. */
function redirectsOf(served: Served, brand: string): ServedRedirect[] {
  const rank = ({ isPrefix, from, query }: ServedRedirect) => (isPrefix ? 1000 - from.length : -query.length)
  return redirectsIn(served)
    .filter((redirect) => leads(redirect, brand))
    .sort((a, b) => rank(a) - rank(b))
}

/** Writes an old address for `_redirects`: encoded, with a "*" if all addresses below it are redirected. */
function fromOf({ from, isPrefix }: ServedRedirect, base: string): string {
  return base + encodeURI(from) + (isPrefix ? '*' : '')
}

/** Returns the old addresses of a site that a host cannot redirect: Cloudflare Pages ignores parameters. */
export function unredirected(host: keyof typeof hosts, { redirects = [] }: Served): string[] {
  return host === 'cloudflare' ? redirects.map(({ from }) => from).filter((from) => from.includes('?')) : []
}

function joinLines(rules: string[]): string {
  return `${rules.join('\n')}\n`
}

/**
 * Reads the data that servers need about the site in the current folder.
 * @throws Refusal if the site file is not valid JSON, or if a host or address is invalid and could inject settings
 */
export function readServed(): Served {
  const { brands, languages, defaultLanguage, base, redirects = [], services } = parseSiteFile()
  return {
    defaultLanguage,
    base: base === undefined ? undefined : checkedAddress(base, isSiteAddress, 'base'),
    languages: languages.map(({ code }) => ({ code })),
    brands: brands.map(({ id, domains, excludedPages }) => ({ id, domains: domains.map(asciiHost), excludedPages })),
    redirects: redirects.map(({ from, to, away }) => ({
      from: checkedAddress(from, isOldAddress),
      to: checkedAddress(to, isRedirectTarget),
      away,
    })),
    services,
  }
}

function parseSiteFile(): Served {
  try {
    return JSON.parse(withoutMark(readFileSync(siteFile, 'utf8')))
  } catch {
    throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
  }
}

/**
 * Returns an address unchanged.
 * @throws Refusal if the address contains characters that could have a special meaning in a configuration file
 */
function checkedAddress(address: string, isValid: (address: string) => boolean, field = 'redirects'): string {
  if (!isValid(address))
    throw new Refusal(
      say`"${address}" in "${field}" of pages/_site.json is not an address: "npm run check" explains why.`,
    )
  return address
}

/** Host name as browsers send it, in Punycode. */
function asciiHost(domain: string): string {
  const name = domainToASCII(domain)
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name))
    throw new Refusal(say`"${domain}" in "domains" of pages/_site.json is not a host name.`)
  return name
}
