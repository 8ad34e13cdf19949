import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { Refusal } from '../../cli/errors.js'
import { withoutMark } from '../../content/json/document'
import { isSiteAddress } from '../../content/language/link'
import { siteFile } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { leads, prefixes, redirectsIn, type Served } from '../resolve'
import { always, forEver, lastingFiles, overTls, policyHeader, policyOfFiles, policyOfPages } from '../table'
import { headersOf, nginxSettings, type Place } from './nginx'

/** The files of each kind of host, by their paths. */
export const hosts: Record<
  'nginx' | 'cloudflare' | 'netlify',
  (served: Served, place: Place) => Record<string, string>
> = {
  nginx: (served, place) => ({ site: nginxSettings(served, place) }),
  cloudflare: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(headersOf(place), `  ! ${policyHeader}`),
      _redirects: cloudflareRedirects(served, brand),
    })),
  netlify: (served, place) =>
    forBrands(served, (brand) => ({
      _headers: headersFile(headersOf(place)),
      _redirects: netlifyRedirects(served, brand),
    })),
}

/** @throws Refusal for a path that would not be safe in the settings */
export function hostingFiles(host: keyof typeof hosts, served: Served, place: Place): Record<string, string> {
  for (const folder of [place.root, place.certificate ?? '/'])
    if (!/^\/[\w./-]*$/.test(folder))
      throw new Refusal(
        say`"${folder}" is not a folder that nginx can use: start with "/", and use letters, digits and . _ - only.`,
      )
  return hosts[host](served, place)
}

/** Files for each brand, which is a site of its own there. @param filesOf the files of a brand, by its id */
function forBrands({ brands }: Served, filesOf: (brand: string) => Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    brands.flatMap(({ id }) => Object.entries(filesOf(id)).map(([name, text]) => [`${id}/${name}`, text])),
  )
}

/**
 * `_headers`, for the root of a brand at Cloudflare Pages and at Netlify. A file has one rule of how long it is kept,
 * since these hosts join what several rules say; without one they ask for it again by themselves.
 * @param more headers of every response
 * @param before what takes the policy of pages away from files, where the host can do that; where it cannot, files have
 * both, and the stricter one counts
 */
function headersFile(more: Record<string, string>, before = ''): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...always, [policyHeader]: policyOfPages, ...overTls, ...more }],
    ['/assets/*', { [policyHeader]: policyOfFiles }],
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
function cloudflareRedirects(served: Served, brand: string): string {
  return joinLines([
    ...moved(served, brand).map(({ from, to }) => `${from} ${to} 301`),
    '/index / 301',
    ...prefixes(served).map((code) => `/${code}/index /${code} 301`),
  ])
}

/** `_redirects` for Netlify, which has to know what is missing in which language. @param brand the id of the brand it is for */
function netlifyRedirects(served: Served, brand: string): string {
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

/**
 * The facts that servers need about the site of the folder the command runs in.
 * @throws Refusal for a site file that is no JSON, a host that is no name, or an address that is none: it would be read as settings
 */
export function readServed(): Served {
  const { brands, languages, defaultLanguage, redirects = [] } = parseSiteFile()
  return {
    defaultLanguage,
    languages: languages.map(({ code }) => ({ code })),
    brands: brands.map(({ id, domains, excludedPages }) => ({ id, domains: domains.map(asAsked), excludedPages })),
    redirects: redirects.map(({ from, to }) => ({ from: checkedAddress(from), to: checkedAddress(to) })),
  }
}

function parseSiteFile(): Served {
  try {
    return JSON.parse(withoutMark(readFileSync(siteFile, 'utf8')))
  } catch {
    throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
  }
}

/** An address that means itself wherever it is written. */
function checkedAddress(address: string): string {
  if (!isSiteAddress(address))
    throw new Refusal(
      say`"${address}" in "redirects" of pages/_site.json is not an address: "npm run check" explains why.`,
    )
  return address
}

/** A host as browsers ask for it. */
function asAsked(domain: string): string {
  const name = domainToASCII(domain)
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name))
    throw new Refusal(say`"${domain}" in "domains" of pages/_site.json is not a host name.`)
  return name
}
