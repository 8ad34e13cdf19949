import type { LocalizedSite } from '../../schema/localized'

/**
 * Path of the site below the root of its host, such as "/bench"; empty for most sites. In the browser, the path is in
 * `<body>`, so it is known before the site's data has loaded.
 */
export const siteBase = globalThis.document?.body?.dataset.base ?? ''

/** The settings on which every address of a site depends. */
export type Addressing = Pick<LocalizedSite, 'defaultLanguage' | 'base'>

/**
 * Returns the address of a page in a language of the site: "/about" becomes "/en/about" in English, unless English is
 * the default language. If the site has a base, the address begins with that base.
 * @param address address without a language and base, beginning with "/"; an #anchor may follow
 */
export function addressIn(language: string, address: string, { defaultLanguage, base = '' }: Addressing): string {
  return base + pathIn(language, address, defaultLanguage)
}

/** Like `addressIn`, but returns the address without the base, as a path in the output folder of a brand. */
export function pathIn(language: string, address: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return address
  return address === '/' ? `/${language}` : `/${language}${address}`
}

/**
 * Splits an address into its language, if it has one, and the address without language and base.
 * @param pathname address that begins with the base
 */
export function splitAddress(
  pathname: string,
  languages: string[],
  base = siteBase,
): { language?: string; address: string } {
  const path = pathname.slice(base.length) || '/'
  const [, first = '', ...rest] = path.split('/')
  const tidy = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))
  return languages.includes(first) ? { language: first, address: tidy(`/${rest.join('/')}`) } : { address: tidy(path) }
}

/** Name of a page's data file under `/data/<language>/`, from the page's address ("index" for "/"). */
export function dataName(address: string): string {
  return address === '/' ? 'index' : address.slice(1)
}
