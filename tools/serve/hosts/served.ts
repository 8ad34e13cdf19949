import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { Refusal } from '../../cli/errors.js'
import { isSiteAddress } from '../../content/link'
import { siteFile } from '../../content/model'
import { say } from '../../content/say/say.js'
import type { Served } from '../resolve'

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
    return JSON.parse(readFileSync(siteFile, 'utf8'))
  } catch {
    throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
  }
}

/** An address that means itself wherever it is written. */
function checkedAddress(address: string): string {
  if (!isSiteAddress(address))
    throw new Refusal(
      say`"${address}" in "redirects" of pages/_site.json is not an address: "npm run check" says more.`,
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
