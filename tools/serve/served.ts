import type { Redirect } from '../content/read/model'
import type { Service } from '../content/read/services'

/** A brand with its hosts, and the addresses of the pages that the brand leaves out. */
type ServedBrand = { id: string; domains: string[]; excludedPages?: string[] }

/** Data about a site that servers need. */
export type Served = {
  brands: ServedBrand[]
  languages: { code: string }[]
  /** Code of the language whose addresses have no prefix. */
  defaultLanguage: string
  /** Path of the site below the root of its host; undefined at the root. */
  base?: string
  /** Old addresses and the pages to which they redirect. */
  redirects?: Redirect[]
  /** Services of other hosts that pages may use. */
  services?: Service[]
}

/** Codes of the languages whose addresses have the code as a prefix. */
export function prefixes({ languages, defaultLanguage }: Served): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)
}
